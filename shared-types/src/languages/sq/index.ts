/** What the catalogue is called in Albanian. */
export { countries } from './countries.ts'
export { markets } from './markets.ts'
export { sports } from './sports.ts'
export { systems } from './systems.ts'
