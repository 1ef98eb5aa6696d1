/** Countries of the catalogue in Croatian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turska',
  ENG: 'Engleska',
  ES: 'Španjolska',
  DE: 'Njemačka',
  IT: 'Italija',
  FR: 'Francuska',
  NL: 'Nizozemska',
  PT: 'Portugal',
  BE: 'Belgija',
  GR: 'Grčka',
  SCO: 'Škotska',
  DK: 'Danska',
  SE: 'Švedska',
  FI: 'Finska',
  PL: 'Poljska',
  CZ: 'Češka',
  US: 'SAD',
  BR: 'Brazil',
  JP: 'Japan',
  KR: 'Južna Koreja',
  INT: 'Međunarodno',
}
