/**
 * The value, of which the code before has made sure. Throws an Error that names what is missing: a fault of ours, which must
 * stop the work before an id of 0 stands in the books.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
