/**
 * The name of a market type without its line, for a card of several lines: `Total over/under {total} (incl. overtime)`
 * loses `{total}`, and `Head to head: {runner1} v {runner2}` the runners.
 */
export function cardTitle(name: string): string {
  return name
    .replace(/\s*[:：]\s*\{runner.*$/, '')
    .replace(/\{!?\w+\},?\s*/g, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
