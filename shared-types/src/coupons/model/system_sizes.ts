/** The sizes of a system as a column of a database holds them: `2,3`; empty for a coupon of another type. */

export const sizesIn = (column: string): number[] =>
  column === '' ? [] : column.split(',').map(Number)
