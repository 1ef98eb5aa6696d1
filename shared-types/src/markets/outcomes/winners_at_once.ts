/**
 * How many outcomes of one market can win together. The lists stand apart from the catalogue, so that the slip in the
 * browser loads only them; a test compares them with the rules.
 */
import { PLACES_OF_MARKET } from './places_of_markets.ts'

/** Double chance and its combinations, on a half or on the match. */
const TWO_WINNERS: ReadonlySet<number> = new Set([
  10, 63, 85, 463, 529, 540, 541, 542, 545, 546, 547, 753, 1179,
])
/** Overlapping ranges and goalscorers: as many win as are picked. */
const MANY_WINNERS: ReadonlySet<number> = new Set([40, 548, 549, 550, 552, 553, 898, 899])

export function winnersAtOnce(marketTypeId: number): number {
  if (MANY_WINNERS.has(marketTypeId)) return Infinity
  return PLACES_OF_MARKET.get(marketTypeId) ?? (TWO_WINNERS.has(marketTypeId) ? 2 : 1)
}
