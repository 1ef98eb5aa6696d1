/** Countries that categories of the catalogue stand for, in the order in which they are listed. */

export interface Country {
  /** ISO 3166 alpha-2, or three letters for a football country without one; null where it is no country. */
  code: string | null
  name: { tr: string; en: string }
}

export const COUNTRIES = {
  TR: { code: 'TR', name: { tr: 'Türkiye', en: 'Turkey' } },
  ENG: { code: 'ENG', name: { tr: 'İngiltere', en: 'England' } },
  ES: { code: 'ES', name: { tr: 'İspanya', en: 'Spain' } },
  DE: { code: 'DE', name: { tr: 'Almanya', en: 'Germany' } },
  IT: { code: 'IT', name: { tr: 'İtalya', en: 'Italy' } },
  FR: { code: 'FR', name: { tr: 'Fransa', en: 'France' } },
  NL: { code: 'NL', name: { tr: 'Hollanda', en: 'Netherlands' } },
  PT: { code: 'PT', name: { tr: 'Portekiz', en: 'Portugal' } },
  BE: { code: 'BE', name: { tr: 'Belçika', en: 'Belgium' } },
  GR: { code: 'GR', name: { tr: 'Yunanistan', en: 'Greece' } },
  SCO: { code: 'SCO', name: { tr: 'İskoçya', en: 'Scotland' } },
  DK: { code: 'DK', name: { tr: 'Danimarka', en: 'Denmark' } },
  SE: { code: 'SE', name: { tr: 'İsveç', en: 'Sweden' } },
  FI: { code: 'FI', name: { tr: 'Finlandiya', en: 'Finland' } },
  PL: { code: 'PL', name: { tr: 'Polonya', en: 'Poland' } },
  CZ: { code: 'CZ', name: { tr: 'Çekya', en: 'Czechia' } },
  US: { code: 'US', name: { tr: 'ABD', en: 'USA' } },
  BR: { code: 'BR', name: { tr: 'Brezilya', en: 'Brazil' } },
  JP: { code: 'JP', name: { tr: 'Japonya', en: 'Japan' } },
  KR: { code: 'KR', name: { tr: 'Güney Kore', en: 'South Korea' } },
  INT: { code: null, name: { tr: 'Uluslararası', en: 'International' } },
} as const satisfies Record<string, Country>

export type CountryKey = keyof typeof COUNTRIES

/** Position of a country in the list, from 1. */
export function countryOrder(key: CountryKey): number {
  return Object.keys(COUNTRIES).indexOf(key) + 1
}
