/** Lines of a coupon written out one by one: a second, simple implementation. */
import { fraction, plus, times, type Fraction } from './fraction.ts'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'

export interface PlainSelection {
  matchId: number
  oddsMilli: number
  result: OutcomeResult
  isBanker: boolean
}

/** Every way to take `size` of the items. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  const [first, ...rest] = items
  if (first === undefined) return []
  return [
    ...combinations(rest, size - 1).map((others) => [first, ...others]),
    ...combinations(rest, size),
  ]
}

/** All lines of the given sizes: every choice of matches that holds the bankers, every pick on each. */
export function writeOutLines(
  selections: readonly PlainSelection[],
  sizes: readonly number[]
): PlainSelection[][] {
  const matchIds = [...new Set(selections.map((selection) => selection.matchId))]
  const bankers = matchIds.filter((id) =>
    selections.some((selection) => selection.matchId === id && selection.isBanker)
  )
  const lines: PlainSelection[][] = []
  for (const size of sizes) {
    for (const chosen of combinations(matchIds, size)) {
      if (!bankers.every((banker) => chosen.includes(banker))) continue
      let open: PlainSelection[][] = [[]]
      for (const id of chosen) {
        const picks = selections.filter((selection) => selection.matchId === id)
        open = open.flatMap((line) => picks.map((pick) => [...line, pick]))
      }
      lines.push(...open)
    }
  }
  return lines
}

/** The return of a selection by the words of the rule, not by its formula. */
export function worth({ oddsMilli, result }: PlainSelection): Fraction {
  const odds = fraction(oddsMilli, 1000)
  const half = fraction(1, 2)
  switch (result) {
    case 'won':
      return odds
    case 'lost':
      return fraction(0)
    case 'void':
      return fraction(1)
    case 'halfWon':
      return plus(times(half, odds), half)
    case 'halfLost':
      return half
    default:
      throw new Error(`${result} is reckoned elsewhere`)
  }
}

/** Return of all lines for one unit of stake a line. */
export function worthOfLines(lines: readonly PlainSelection[][]): Fraction {
  let sum = fraction(0)
  for (const line of lines) {
    let product = fraction(1)
    for (const selection of line) product = times(product, worth(selection))
    sum = plus(sum, product)
  }
  return sum
}
