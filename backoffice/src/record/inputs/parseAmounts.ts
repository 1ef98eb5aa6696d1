import { parseMoney } from '@grandstand/shared-types/money/parse_money'

/**
 * `5 10,50 20` as minor units in rising order; null when a part is not an amount, when the text is empty, or when two
 * amounts are equal.
 */
export function parseAmounts(text: string, locale: string): number[] | null {
  const amounts = text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((part) => parseMoney(part, locale))
  const known = amounts.filter((amount) => amount !== null && amount > 0)
  if (known.length === 0 || known.length < amounts.length) return null
  if (new Set(known).size < known.length) return null
  return known.sort((a, b) => Number(a) - Number(b)).map(Number)
}
