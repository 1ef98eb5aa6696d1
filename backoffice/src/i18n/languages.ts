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

/** The language of that code, the default one for any other text. */
export function asLocale(locale: unknown): BackofficeLocale {
  return SITE_LANGUAGES.find((known) => known === locale) ?? DEFAULT_LANGUAGE
}
