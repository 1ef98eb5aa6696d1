/** The languages of the back office; a folder beside this file holds the texts of each. */
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  LANGUAGES,
  STAFF_LANGUAGES,
  type StaffLanguage,
} from '@grandstand/shared-types/languages/table'

export type BackofficeLocale = StaffLanguage

/** Each language with its name in that language. */
export const LOCALES = STAFF_LANGUAGES.map((locale) => ({
  locale,
  name: findLanguage(locale)?.label ?? locale,
}))

/** The tag of a language's dates and numbers. */
export const formatsOf = (locale: BackofficeLocale): string =>
  findLanguage(locale)?.formats ?? locale

/** The names of all languages in one of them, by code. */
export function languageNames(locale: BackofficeLocale): Record<string, string> {
  const names = new Intl.DisplayNames(formatsOf(locale), { type: 'language', fallback: 'none' })
  return Object.fromEntries(
    LANGUAGES.map(({ code, bcp47, label }) => [
      code,
      names.of(new Intl.Locale(bcp47).language) ?? label,
    ])
  )
}

/** The decimal separator of a language: a comma, or a point. */
export function decimalOf(locale: BackofficeLocale): ',' | '.' {
  const parts = new Intl.NumberFormat(formatsOf(locale)).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/** The language with this code; the default one for any other text. */
export function asLocale(locale: unknown): BackofficeLocale {
  return STAFF_LANGUAGES.find((known) => known === locale) ?? DEFAULT_LANGUAGE
}
