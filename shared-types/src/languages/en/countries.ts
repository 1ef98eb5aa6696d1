/** Countries of the catalogue in English. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Türkiye',
  ENG: 'England',
  ES: 'Spain',
  DE: 'Germany',
  IT: 'Italy',
  FR: 'France',
  NL: 'Netherlands',
  PT: 'Portugal',
  BE: 'Belgium',
  GR: 'Greece',
  SCO: 'Scotland',
  DK: 'Denmark',
  SE: 'Sweden',
  FI: 'Finland',
  PL: 'Poland',
  CZ: 'Czechia',
  US: 'USA',
  BR: 'Brazil',
  JP: 'Japan',
  KR: 'South Korea',
  INT: 'International',
}
