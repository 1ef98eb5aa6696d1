/** Checks values of a request before they reach the database or name a property of an object. */

/** False for text that MySQL refuses to compare with a column of ASCII. */
export const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** The entry with that name; an inherited name such as `constructor` finds nothing. */
export function ownEntry<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
