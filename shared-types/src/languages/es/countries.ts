/** Countries of the catalogue in Spanish. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turquía',
  ENG: 'Inglaterra',
  ES: 'España',
  DE: 'Alemania',
  IT: 'Italia',
  FR: 'Francia',
  NL: 'Países Bajos',
  PT: 'Portugal',
  BE: 'Bélgica',
  GR: 'Grecia',
  SCO: 'Escocia',
  DK: 'Dinamarca',
  SE: 'Suecia',
  FI: 'Finlandia',
  PL: 'Polonia',
  CZ: 'Chequia',
  US: 'EE. UU.',
  BR: 'Brasil',
  JP: 'Japón',
  KR: 'Corea del Sur',
  INT: 'Internacional',
}
