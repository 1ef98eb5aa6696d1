/** Countries of the catalogue in French. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turquie',
  ENG: 'Angleterre',
  ES: 'Espagne',
  DE: 'Allemagne',
  IT: 'Italie',
  FR: 'France',
  NL: 'Pays-Bas',
  PT: 'Portugal',
  BE: 'Belgique',
  GR: 'Grèce',
  SCO: 'Écosse',
  DK: 'Danemark',
  SE: 'Suède',
  FI: 'Finlande',
  PL: 'Pologne',
  CZ: 'Tchéquie',
  US: 'États-Unis',
  BR: 'Brésil',
  JP: 'Japon',
  KR: 'Corée du Sud',
  INT: 'International',
}
