import { SITE_LANGUAGES, type SiteLanguage } from './table.ts'

export type Names = Readonly<Record<SiteLanguage, string>>

/** What `make` gives, by language. */
export function inEveryLanguage<T>(make: (language: SiteLanguage) => T): Record<SiteLanguage, T> {
  return Object.fromEntries(SITE_LANGUAGES.map((language) => [language, make(language)])) as Record<
    SiteLanguage,
    T
  >
}

/** For what has one name everywhere. */
export const sameInEveryLanguage = (name: string): Names => inEveryLanguage(() => name)
