/** A name in every language that has texts. */
import type { CountryKey } from '../catalogue/countries.ts'
import type { SportKey } from '../catalogue/sport_ids.ts'
import { findSport } from '../catalogue/sports.ts'
import { SITE_LANGUAGES, WORDS, type SiteLanguage } from './table.ts'

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

export const sportNames = (sport: SportKey): Names =>
  inEveryLanguage((language) => WORDS[language].sports[sport])

/** Undefined for a sport that is not known. */
export function sportName(sportId: number, language: SiteLanguage): string | undefined {
  const sport = findSport(sportId)
  return sport && WORDS[language].sports[sport.key]
}

export const countryNames = (country: CountryKey): Names =>
  inEveryLanguage((language) => WORDS[language].countries[country])
