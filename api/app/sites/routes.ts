import router from '@adonisjs/core/services/router'

const SettingsController = () => import('#sites/controllers/settings_controller')

export function siteRoutes(): void {
  router.get('/v1/settings/get', [SettingsController, 'get'])
}
