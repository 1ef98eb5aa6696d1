/** Checks that the forms of categories and methods share. */
import type { ByLanguage } from '@grandstand/shared-types/wire/money/payments'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { AppError } from '#core/errors/app_error'

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

/** Throws 422 `amountTooSmall` [minMinor] at a most amount below the least one; 0 means no bound. */
export function requireBounds({
  minMinor,
  maxMinor,
}: {
  minMinor: number
  maxMinor: number
}): void {
  if (maxMinor > 0 && maxMinor < minMinor) {
    throw AppError.field('maxMinor', 'amountTooSmall', [minMinor])
  }
}
