/** Countries of the catalogue in Italian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turchia',
  ENG: 'Inghilterra',
  ES: 'Spagna',
  DE: 'Germania',
  IT: 'Italia',
  FR: 'Francia',
  NL: 'Paesi Bassi',
  PT: 'Portogallo',
  BE: 'Belgio',
  GR: 'Grecia',
  SCO: 'Scozia',
  DK: 'Danimarca',
  SE: 'Svezia',
  FI: 'Finlandia',
  PL: 'Polonia',
  CZ: 'Cechia',
  US: 'USA',
  BR: 'Brasile',
  JP: 'Giappone',
  KR: 'Corea del Sud',
  INT: 'Internazionale',
}
