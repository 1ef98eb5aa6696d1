/** A name in every language that has texts. */
import type { CountryKey } from '../catalogue/countries.ts'
import type { SportKey } from '../catalogue/sport_ids.ts'
import { wordsIn } from './all_words.ts'
import { inEveryLanguage, type Names } from './in_every_language.ts'

export const sportNames = (sport: SportKey): Names =>
  inEveryLanguage((language) => wordsIn(language).sports[sport])

export const countryNames = (country: CountryKey): Names =>
  inEveryLanguage((language) => wordsIn(language).countries[country])
