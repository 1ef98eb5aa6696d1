/** Countries of the catalogue in Albanian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turqi',
  ENG: 'Angli',
  ES: 'Spanjë',
  DE: 'Gjermani',
  IT: 'Itali',
  FR: 'Francë',
  NL: 'Holandë',
  PT: 'Portugali',
  BE: 'Belgjikë',
  GR: 'Greqi',
  SCO: 'Skoci',
  DK: 'Danimarkë',
  SE: 'Suedi',
  FI: 'Finlandë',
  PL: 'Poloni',
  CZ: 'Çeki',
  US: 'SHBA',
  BR: 'Brazil',
  JP: 'Japoni',
  KR: 'Koreja e Jugut',
  INT: 'Ndërkombëtare',
}
