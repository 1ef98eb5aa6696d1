/** The languages of the back office are those of the sites; a folder beside this file holds the texts of each. */
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'

export type BackofficeLocale = SiteLanguage

/** Each with its name in itself. */
export const LOCALES = SITE_LANGUAGES.map((locale) => ({
  locale,
  name: findLanguage(locale)?.label ?? locale,
}))

/** The tag of a language's dates and numbers. */
export const formatsOf = (locale: BackofficeLocale): string =>
  findLanguage(locale)?.formats ?? locale

/** What stands between units and tenths in a language: a comma, or a point. */
export function decimalOf(locale: BackofficeLocale): ',' | '.' {
  const parts = new Intl.NumberFormat(formatsOf(locale)).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/** The language of that code, the default one for any other text. */
export function asLocale(locale: unknown): BackofficeLocale {
  return SITE_LANGUAGES.find((known) => known === locale) ?? DEFAULT_LANGUAGE
}
