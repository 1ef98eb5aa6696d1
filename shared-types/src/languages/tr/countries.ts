/** Countries of the catalogue in Turkish. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Türkiye',
  ENG: 'İngiltere',
  ES: 'İspanya',
  DE: 'Almanya',
  IT: 'İtalya',
  FR: 'Fransa',
  NL: 'Hollanda',
  PT: 'Portekiz',
  BE: 'Belçika',
  GR: 'Yunanistan',
  SCO: 'İskoçya',
  DK: 'Danimarka',
  SE: 'İsveç',
  FI: 'Finlandiya',
  PL: 'Polonya',
  CZ: 'Çekya',
  US: 'ABD',
  BR: 'Brezilya',
  JP: 'Japonya',
  KR: 'Güney Kore',
  INT: 'Uluslararası',
}
