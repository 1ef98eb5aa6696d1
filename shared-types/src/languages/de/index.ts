/** The names of the catalogue in German. */
export { countries } from '../en/countries.ts'
export { markets } from '../en/markets.ts'
export { sports } from '../en/sports.ts'
