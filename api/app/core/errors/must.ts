/**
 * The value, which the code before has made sure of. Throws an Error that names what is missing: a fault of the program
 * must stop the work before an id of 0 reaches the books.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
