/** The countries behind categories of the catalogue, in the order in which they are listed. */

export interface Country {
  /** ISO 3166 alpha-2, or three letters for a football country without one; null for an entry that is not a country. */
  code: string | null
}

export const COUNTRIES = {
  TR: { code: 'TR' },
  ENG: { code: 'ENG' },
  ES: { code: 'ES' },
  DE: { code: 'DE' },
  IT: { code: 'IT' },
  FR: { code: 'FR' },
  NL: { code: 'NL' },
  PT: { code: 'PT' },
  BE: { code: 'BE' },
  GR: { code: 'GR' },
  SCO: { code: 'SCO' },
  DK: { code: 'DK' },
  SE: { code: 'SE' },
  FI: { code: 'FI' },
  PL: { code: 'PL' },
  CZ: { code: 'CZ' },
  US: { code: 'US' },
  BR: { code: 'BR' },
  JP: { code: 'JP' },
  KR: { code: 'KR' },
  INT: { code: null },
} as const satisfies Record<string, Country>

export type CountryKey = keyof typeof COUNTRIES

/** Position of a country in the list, from 1. */
export function countryOrder(key: CountryKey): number {
  return Object.keys(COUNTRIES).indexOf(key) + 1
}
