/** Countries of the catalogue in German. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Türkei',
  ENG: 'England',
  ES: 'Spanien',
  DE: 'Deutschland',
  IT: 'Italien',
  FR: 'Frankreich',
  NL: 'Niederlande',
  PT: 'Portugal',
  BE: 'Belgien',
  GR: 'Griechenland',
  SCO: 'Schottland',
  DK: 'Dänemark',
  SE: 'Schweden',
  FI: 'Finnland',
  PL: 'Polen',
  CZ: 'Tschechien',
  US: 'USA',
  BR: 'Brasilien',
  JP: 'Japan',
  KR: 'Südkorea',
  INT: 'International',
}
