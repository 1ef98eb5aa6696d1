/** A sum or a count as the database answers it. Over no rows, a sum is null and a group has no row; both mean 0. */
export const sumOfRows = (value: number | string | null | undefined): number => Number(value ?? 0)
