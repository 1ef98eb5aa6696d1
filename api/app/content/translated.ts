/** Texts by language, as a form sends them. */
import type { Translated } from '@grandstand/shared-types/languages/by_language'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  BANNER_LENGTH,
  MOST_BODY_LENGTH,
  MOST_TITLE_LENGTH,
  type BannerText,
  type PageText,
} from '@grandstand/shared-types/wire/site/content'
import { AppError } from '#core/errors/app_error'
import { emptyableText, exactObject, fieldsOf } from '#core/requests/validation'
import { cleanHtml } from '#content/clean_html'

/** The texts of a form; a language may be absent, null or empty. */
export const sentTexts = () =>
  exactObject(
    fieldsOf(SITE_LANGUAGES, () =>
      exactObject({
        title: emptyableText(MOST_TITLE_LENGTH).optional(),
        body: emptyableText(MOST_BODY_LENGTH).optional(),
      })
        .nullable()
        .optional()
    )
  )

type SentTexts = Translated<Partial<PageText> | null>

/**
 * The texts with cleaned HTML, without languages in which nothing is written. Throws 422 `isRequiredArea` at a text without
 * a title, and at the title in `ofBrand` when no language has a text.
 */
export function cleanTexts(sent: SentTexts, ofBrand: string): Translated<PageText> {
  const texts: Translated<PageText> = {}
  for (const language of SITE_LANGUAGES) {
    const title = sent[language]?.title?.trim() ?? ''
    const body = cleanHtml(sent[language]?.body ?? '')
    if (title === '' && !holdsContent(body)) continue
    if (title === '') throw AppError.field(`texts.${language}.title`, 'isRequiredArea')
    texts[language] = { title, body }
  }
  if (Object.keys(texts).length === 0) {
    throw AppError.field(`texts.${ofBrand}.title`, 'isRequiredArea')
  }
  return texts
}

/** What stands over a banner's picture; a language may be absent, null or empty. */
export const sentBannerTexts = () =>
  exactObject(
    fieldsOf(SITE_LANGUAGES, () =>
      exactObject({
        headline: emptyableText(BANNER_LENGTH.headline).optional(),
        button: emptyableText(BANNER_LENGTH.button).optional(),
      })
        .nullable()
        .optional()
    )
  )

/** The languages in which something is written. Throws 422 `isRequiredArea` at the headline of a button that stands alone. */
export function writtenBannerTexts(
  sent: Translated<Partial<BannerText> | null>
): Translated<BannerText> {
  const texts: Translated<BannerText> = {}
  for (const language of SITE_LANGUAGES) {
    const headline = sent[language]?.headline?.trim() ?? ''
    const button = sent[language]?.button?.trim() ?? ''
    if (headline === '' && button === '') continue
    if (headline === '') throw AppError.field(`texts.${language}.headline`, 'isRequiredArea')
    texts[language] = { headline, button }
  }
  return texts
}

const holdsContent = (html: string): boolean =>
  html.includes('<img') || html.replaceAll(/<[^>]*>/g, '').trim() !== ''
