/** What staff wrote in several languages. */
import {
  textIn as textAmong,
  type ByLanguage,
} from '@grandstand/shared-types/languages/by_language'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { AppError } from '#core/errors/app_error'

export interface Language {
  asked: string
  /** The brand's own. */
  otherwise: string
}

/** The text in the asked language, in the brand's own, or in any. */
export const textIn = (texts: ByLanguage, { asked, otherwise }: Language): string =>
  textAmong(texts, asked, otherwise)

/** The texts without the empty ones. */
export function writtenTexts(sent: Partial<Record<string, string | null | undefined>>): ByLanguage {
  return Object.fromEntries(
    SITE_LANGUAGES.flatMap((language) => {
      const text = sent[language]?.trim() ?? ''
      return text === '' ? [] : [[language, text]]
    })
  )
}

/** The texts without the empty ones. Throws 422 `isRequiredArea` at `field`, such as `names.tr`, when there is none. */
export function requireTexts(sent: Partial<Record<string, string>>, field: string): ByLanguage {
  const texts = writtenTexts(sent)
  if (Object.keys(texts).length === 0) throw AppError.field(field, 'isRequiredArea')
  return texts
}
