/** Countries of the catalogue in Dutch. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turkije',
  ENG: 'Engeland',
  ES: 'Spanje',
  DE: 'Duitsland',
  IT: 'Italië',
  FR: 'Frankrijk',
  NL: 'Nederland',
  PT: 'Portugal',
  BE: 'België',
  GR: 'Griekenland',
  SCO: 'Schotland',
  DK: 'Denemarken',
  SE: 'Zweden',
  FI: 'Finland',
  PL: 'Polen',
  CZ: 'Tsjechië',
  US: 'VS',
  BR: 'Brazilië',
  JP: 'Japan',
  KR: 'Zuid-Korea',
  INT: 'Internationaal',
}
