/** Replaces papaparse, which refine needs only for CSV import and export. */
function unavailable(): never {
  throw new Error('CSV is not part of the player app')
}
export const unparse = unavailable
export const parse = unavailable
export default { unparse, parse }
