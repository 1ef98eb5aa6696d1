/** Reads answers of providers, which may be anything. */
export type Answer = Readonly<Record<string, unknown>>

/** Null for what is no JSON object. */
export const objectOf = (value: unknown): Answer | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

export const listOf = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) ? value : null

/** Null for anything but a text with characters. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The entries read one by one; null for what is no list, and when one of them cannot be read. */
export function allOf<T>(value: unknown, read: (entry: Answer) => T | null): readonly T[] | null {
  const entries = listOf(value)?.map((entry) => {
    const fields = objectOf(entry)
    return fields && read(fields)
  })
  if (!entries) return null
  const known = entries.filter((entry): entry is Awaited<T> & T => entry !== null)
  return known.length === entries.length ? known : null
}
