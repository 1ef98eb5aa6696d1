import router from '@adonisjs/core/services/router'
import { AppError } from '#core/app_error'
import { serveApp } from '#sites/web_apps'

const SettingsController = () => import('#sites/controllers/settings_controller')

export function siteRoutes(): void {
  router.get('/v1/settings/get', [SettingsController, 'get'])
}

/** Mounted last: whatever is no API belongs to one of the apps. */
export function webAppRoutes(): void {
  router.any('/v1/*', () => {
    throw AppError.notFound()
  })
  router.get('/backoffice', serveApp('backoffice'))
  router.get('/backoffice/*', serveApp('backoffice'))
  router.get('*', serveApp('player-web'))
}
