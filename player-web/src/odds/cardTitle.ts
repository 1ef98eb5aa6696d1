/**
 * The name of a market type without its line, for a card of several lines: `Total over/under {total} (incl. overtime)`
 * loses `{total}`.
 */
export function cardTitle(name: string): string {
  return name
    .replace(/\{!?\w+\},?\s*/g, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
