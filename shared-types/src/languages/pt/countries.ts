/** Countries of the catalogue in Portuguese. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Turquia',
  ENG: 'Inglaterra',
  ES: 'Espanha',
  DE: 'Alemanha',
  IT: 'Itália',
  FR: 'França',
  NL: 'Países Baixos',
  PT: 'Portugal',
  BE: 'Bélgica',
  GR: 'Grécia',
  SCO: 'Escócia',
  DK: 'Dinamarca',
  SE: 'Suécia',
  FI: 'Finlândia',
  PL: 'Polónia',
  CZ: 'Chéquia',
  US: 'EUA',
  BR: 'Brasil',
  JP: 'Japão',
  KR: 'Coreia do Sul',
  INT: 'Internacional',
}
