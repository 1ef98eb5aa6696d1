import db from '@adonisjs/lucid/services/db'
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import type { PageText, PageView } from '@grandstand/shared-types/wire/site/content'
import { AppError } from '#core/errors/app_error'
import { html } from '#core/http/html'
import type { CurrentSite } from '#sites/current_site'
import { shippedTexts } from '#content/shipped/pages'

/**
 * A page as players read it, in a language or the next best one. Throws 404 `notFound` for a page that the brand has not, or
 * hides.
 */
export async function pageView(
  { id: siteId, title, defaultLanguage }: CurrentSite,
  number: number,
  language: string | undefined
): Promise<PageView> {
  const row: { texts: string; is_shown: boolean | number } | null = await db
    .from('pages')
    .where({ site_id: siteId, number })
    .select('texts', 'is_shown')
    .first()
  const own: Translated<PageText> = row ? JSON.parse(row.texts) : {}
  const isHidden = row !== null && !Number(row.is_shown)
  const found = firstText({ ...shippedTexts(number), ...own }, language, defaultLanguage)
  if (isHidden || !found) throw AppError.notFound()
  return {
    id: number,
    language: found.language,
    title: found.text.title.replaceAll('{brand}', title),
    body: found.text.body.replaceAll('{brand}', html`${title}`.text),
  }
}
