/** Countries of the catalogue in Azerbaijani. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Türkiyə',
  ENG: 'İngiltərə',
  ES: 'İspaniya',
  DE: 'Almaniya',
  IT: 'İtaliya',
  FR: 'Fransa',
  NL: 'Niderland',
  PT: 'Portuqaliya',
  BE: 'Belçika',
  GR: 'Yunanıstan',
  SCO: 'Şotlandiya',
  DK: 'Danimarka',
  SE: 'İsveç',
  FI: 'Finlandiya',
  PL: 'Polşa',
  CZ: 'Çexiya',
  US: 'ABŞ',
  BR: 'Braziliya',
  JP: 'Yaponiya',
  KR: 'Cənubi Koreya',
  INT: 'Beynəlxalq',
}
