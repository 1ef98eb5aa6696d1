/** Countries of the catalogue in Serbian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Турска',
  ENG: 'Енглеска',
  ES: 'Шпанија',
  DE: 'Немачка',
  IT: 'Италија',
  FR: 'Француска',
  NL: 'Холандија',
  PT: 'Португалија',
  BE: 'Белгија',
  GR: 'Грчка',
  SCO: 'Шкотска',
  DK: 'Данска',
  SE: 'Шведска',
  FI: 'Финска',
  PL: 'Пољска',
  CZ: 'Чешка',
  US: 'САД',
  BR: 'Бразил',
  JP: 'Јапан',
  KR: 'Јужна Кореја',
  INT: 'Међународно',
}
