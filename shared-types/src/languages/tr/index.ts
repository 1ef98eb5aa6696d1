/** What the catalogue is called in Turkish. */
export { countries } from './countries.ts'
export { markets } from './markets.ts'
export { sports } from './sports.ts'
export { systems } from './systems.ts'
