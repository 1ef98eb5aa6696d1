/**
 * How many outcomes of one market can win together, without the catalogue: the slip in the browser needs this and nothing
 * else of it. A test holds the two lists against the rules.
 */

/** Double chance and what is combined with it; a half or the match. */
const TWO_WINNERS: ReadonlySet<number> = new Set([
  10, 63, 85, 463, 529, 540, 541, 542, 545, 546, 547, 753, 1179,
])
/** Overlapping ranges and goalscorers: no bound but the number of picks. */
const MANY_WINNERS: ReadonlySet<number> = new Set([40, 548, 549, 550, 552, 553, 898, 899])

export function winnersAtOnce(marketTypeId: number): number {
  if (MANY_WINNERS.has(marketTypeId)) return Infinity
  return TWO_WINNERS.has(marketTypeId) ? 2 : 1
}
