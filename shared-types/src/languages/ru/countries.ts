/** Countries of the catalogue in Russian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Турция',
  ENG: 'Англия',
  ES: 'Испания',
  DE: 'Германия',
  IT: 'Италия',
  FR: 'Франция',
  NL: 'Нидерланды',
  PT: 'Португалия',
  BE: 'Бельгия',
  GR: 'Греция',
  SCO: 'Шотландия',
  DK: 'Дания',
  SE: 'Швеция',
  FI: 'Финляндия',
  PL: 'Польша',
  CZ: 'Чехия',
  US: 'США',
  BR: 'Бразилия',
  JP: 'Япония',
  KR: 'Южная Корея',
  INT: 'Международные',
}
