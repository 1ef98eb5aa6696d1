/** Answers, at each host, with the parts by which a phone keeps the site of its brand. */
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import {
  ICON_PATH,
  MANIFEST_PATH,
  OFFLINE_PATH,
  TOUCH_ICON_PATH,
} from '@grandstand/shared-types/sites/installed_site'
import { siteByHost, type CurrentSite } from '#sites/current_site'
import { iconLook, iconOf } from '#sites/install/icon'
import { manifestOf } from '#sites/install/manifest'
import { offlinePage } from '#sites/install/offline_page'
import { touchIconOf } from '#sites/install/touch_icon'
import { joinedParts, type PagePart, type PagePartMaker } from '#sites/page/page_part'

/** `makers` give the colours. Each answer throws 404 `notFound` at a host that no brand answers for. */
export function installRoutes(makers: readonly PagePartMaker[]): void {
  const answer = (
    path: string,
    type: string,
    make: (site: CurrentSite, part: Required<PagePart>) => string | Promise<Buffer>
  ) =>
    router.get(path, async ({ request, response }: HttpContext) => {
      const site = await siteByHost(request.hostname() ?? '')
      // of the brand, whoever asks: the theme that a player chose counts for nothing
      const part = await joinedParts(makers, site, {
        language: site.defaultLanguage,
        cookie: () => undefined,
      })
      response.header('cache-control', 'no-cache').header('content-type', type)
      response.removeHeader('set-cookie')
      response.send(await make(site, part))
    })

  answer(MANIFEST_PATH, 'application/manifest+json; charset=utf-8', (site, part) =>
    JSON.stringify(manifestOf(site, part))
  )
  answer(ICON_PATH, 'image/svg+xml', (site, part) => String(iconOf(site, part)))
  answer(TOUCH_ICON_PATH, 'image/png', (site, part) => touchIconOf(iconLook(site, part)))
  answer(OFFLINE_PATH, 'text/html; charset=utf-8', offlinePage)
}
