import router from '@adonisjs/core/services/router'
import { AppError } from '#core/app_error'
import { serveApp } from '#sites/web_apps'

const LookupsController = () => import('#sites/controllers/lookups_controller')
const SitesController = () => import('#sites/controllers/sites_controller')
const SettingsController = () => import('#sites/controllers/settings_controller')

export function siteRoutes(): void {
  router.get('/v1/settings/get', [SettingsController, 'get'])
  router.post('/ekol/user/getLanguages', [LookupsController, 'languages'])
  router.get('/v1/currencies', [LookupsController, 'currencies'])
  router.get('/v1/countries', [LookupsController, 'countries'])

  router.get('/v1/sites', [SitesController, 'index'])
  router.get('/v1/sites/:id', [SitesController, 'show'])
  router.put('/v1/sites/:id', [SitesController, 'update'])
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
