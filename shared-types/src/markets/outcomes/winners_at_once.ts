/**
 * How many outcomes of one market can win together. The lists stand apart from the catalogue, so that the slip in the
 * browser loads only them; a test compares them with the rules.
 */

/** Runners of a race to be among the first (rules 19.7), with the number of places that each market pays, by market type id. */
export const PLACES_OF_MARKET: ReadonlyMap<number, number> = new Map([
  [100_004, 2],
  [100_005, 3],
  [100_006, 4],
  [100_007, 3],
  [100_008, 6],
  [100_009, 10],
])

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
