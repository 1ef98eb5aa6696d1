import router from '@adonisjs/core/services/router'
import { AppError } from '#core/errors/app_error'
import type { Operations } from '#core/operations/operation'
import { countries, currencies, languages, siteSettings } from '#sites/operations/lookups'
import { siteReads, updateOwnSite } from '#sites/operations/sites'
import { serveApp } from '#sites/web_apps'

export const siteOperations = {
  siteSettings,
  languages,
  currencies,
  countries,
  ...siteReads,
  updateOwnSite,
} satisfies Operations

/** Mounted last: every path outside the API belongs to one of the apps. */
export function webAppRoutes(): void {
  router.any('/v1/*', () => {
    throw AppError.notFound()
  })
  router.get('/backoffice', serveApp('backoffice'))
  router.get('/backoffice/*', serveApp('backoffice'))
  router.get('*', serveApp('player-web'))
}
