/** Sends the player app's page as the page of a brand. */
import { LANGUAGE_COOKIE } from '@grandstand/shared-types/languages/chosen'
import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { isStaff } from '#core/requests/access'
import { secondsUntilOpen } from '#sites/maintenance/closing'
import { sendMaintenance } from '#sites/page/closed_page'
import type { CurrentSite } from '#sites/current_site'
import { brandPage } from '#sites/page/brand_page'
import { builtPage } from '#sites/page/built_page'
import { originOf } from '#sites/page/origin'
import { pageLanguage } from '#sites/page/page_language'
import { joinedParts, type PagePartMaker } from '#sites/page/page_part'
import { pagePolicy } from '#sites/page/page_policy'
import { settingsAnswer } from '#sites/queries/settings_answer'

const NONCE_BYTES = 16

/**
 * `path` has no slash before it. While the brand is closed for maintenance, all but staff get a page that says so. Throws
 * 404 `notFound` when the app was not built.
 */
export async function sendPage(
  ctx: HttpContext,
  { site, path }: { site: CurrentSite; path: string },
  makers: readonly PagePartMaker[]
): Promise<void> {
  const built = builtPage()
  if (!built) throw AppError.notFound()
  const cookie = (name: string) => ctx.request.plainCookie(name, { encoded: false })
  const language = pageLanguage(site, path, cookie(LANGUAGE_COOKIE))
  const origin = originOf(ctx, site.hosts)
  const part = await joinedParts(makers, site, {
    language: language.code,
    origin,
    ...(Object.keys(ctx.request.qs()).length === 0 && { path }),
    cookie,
  })
  const seconds = secondsUntilOpen(site)
  if (seconds !== null && (site.isAway || !(ctx.auth.user && isStaff(ctx.auth.user)))) {
    return sendMaintenance(ctx, { site, language, part, seconds })
  }
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const answer = settingsAnswer(site, { origin, version: built.version })
  // the styles stand in the page already
  const data = { ...part.data, language: language.code, settings: { ...answer, css: '' } }
  ctx.response
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(site.scripts, nonce, part.frameOrigins))
    // each page has a nonce of its own: a kept one would not fit the next policy
    .header('cache-control', 'private, no-cache')
    .send(
      brandPage(built.html, {
        site,
        language,
        data,
        part,
        textFile: built.textFiles.get(language.code),
        nonce,
      })
    )
}
