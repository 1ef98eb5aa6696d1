/** A name of which only the ends can be read: `Ayse88` to `A***8`. One letter stays alone before the stars. */
export function shortName(name: string): string {
  const letters = [...name]
  const [first = ''] = letters
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return `${first.toUpperCase()}***${last}`
}
