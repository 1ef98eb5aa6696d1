/** What staff wrote in several languages. */
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { AppError } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'

export interface Language {
  asked: string
  /** The brand's own. */
  otherwise: string
}

/** The text in the asked language, or in the brand's own; empty where neither stands. */
export const textIn = (texts: ByLanguage, { asked, otherwise }: Language): string =>
  ownEntry<string | undefined>(texts, asked) ?? ownEntry<string | undefined>(texts, otherwise) ?? ''

/** The texts without the empty ones. */
export function writtenTexts(sent: Partial<Record<string, string>>): ByLanguage {
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
