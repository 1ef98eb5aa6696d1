import router from '@adonisjs/core/services/router'
import { AppError } from '#core/errors/app_error'
import type { Operations } from '#core/operations/operation'
import { installRoutes } from '#sites/install/routes'
import { countries, currencies, languages, siteSettings } from '#sites/operations/lookups'
import {
  siteReads,
  updateOwnSite,
  updateSiteHosts,
  updateSiteMaintenance,
  updateSiteScripts,
} from '#sites/operations/sites'
import { lobbySettings, updateLobbySettings } from '#sites/operations/lobbies'
import type { PagePartMaker } from '#sites/page/page_part'
import { sendPage } from '#sites/page/send_page'
import { serveApp } from '#sites/web_apps'

export const operations = {
  siteSettings,
  languages,
  currencies,
  countries,
  ...siteReads,
  updateOwnSite,
  updateSiteHosts,
  updateSiteMaintenance,
  updateSiteScripts,
  lobbySettings,
  updateLobbySettings,
} satisfies Operations

/** Mounted last: every path outside the API belongs to one of the apps. `makers` add to the players' page. */
export function webAppRoutes(makers: readonly PagePartMaker[]): void {
  router.any('/v1/*', () => {
    throw AppError.notFound()
  })
  installRoutes(makers)
  router.get('/backoffice', serveApp('backoffice'))
  router.get('/backoffice/*', serveApp('backoffice'))
  router.get(
    '*',
    serveApp('player-web', (ctx, asked) => sendPage(ctx, asked, makers))
  )
}
