/** Whether a bonus pays for a play, and how much of it counts (rules 15.4, 15.5). Pure. */
import type { Product } from '../accounts/user_types.ts'
import { partOf } from './worth.ts'
import type { BonusTerms } from './terms.ts'

/** A coupon with the odds of its selections, or a bet in a game. */
export type BonusPlay =
  | { kind: 'coupon'; product: Product; oddsMilli: readonly number[] }
  | { kind: 'gameRound'; product: Product; gameId: number }

/**
 * Why nothing of a stake counts. `product`, `odds` and `selections`: the pocket does not pay for it; `returned`: the stake came
 * back; `sold`: the coupon was sold; `opposed`: another coupon that this bonus paid bets against it on the same market;
 * `ended`: the bonus had ended before.
 */
export const UNCOUNTED_REASONS = [
  'product',
  'odds',
  'selections',
  'returned',
  'sold',
  'opposed',
  'ended',
] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

type Cover = Pick<BonusTerms, 'counts' | 'games' | 'leastOddsMilli' | 'leastSelections'>
export type Covered =
  | { isCovered: true; percentMilli: number }
  | { isCovered: false; reason: Extract<UncountedReason, 'product' | 'odds' | 'selections'> }

/** Whether the pocket of a grant with these terms pays for the play, and which part of the stake then counts. */
export function coverOf(terms: Cover, play: BonusPlay): Covered {
  const percentMilli = percentOf(terms, play)
  if (percentMilli === 0) return { isCovered: false, reason: 'product' }
  if (play.kind === 'gameRound') return { isCovered: true, percentMilli }
  const needed = Math.max(1, terms.leastSelections)
  if (play.oddsMilli.length < needed) return { isCovered: false, reason: 'selections' }
  const high = play.oddsMilli.filter((odds) => odds >= terms.leastOddsMilli)
  if (high.length < needed) return { isCovered: false, reason: 'odds' }
  return { isCovered: true, percentMilli }
}

function percentOf({ counts, games }: Cover, play: BonusPlay): number {
  const own =
    play.kind === 'gameRound' ? games.find(({ gameId }) => gameId === play.gameId) : undefined
  return own?.percentMilli ?? counts[play.product] ?? 0
}

/** How far a play has come: what its stake counts for depends on it. */
export type PlayEnd = 'open' | 'settled' | 'returned' | 'sold'

export interface PaidPlay {
  /** The part of the stake that the pocket paid and that did not come back, in minor units. */
  stakeMinor: number
  percentMilli: number
  isOpposed: boolean
  end: PlayEnd
}

/** What counts of a play by now, in minor units, and why nothing does; null for a play that counts or is open. */
export function countOf({ stakeMinor, percentMilli, isOpposed, end }: PaidPlay): {
  countedMinor: number
  reason: UncountedReason | null
} {
  const nothing = (reason: UncountedReason | null) => ({ countedMinor: 0, reason })
  if (isOpposed) return nothing('opposed')
  if (end === 'open') return nothing(null)
  if (end !== 'settled') return nothing(end)
  if (stakeMinor <= 0) return nothing('returned')
  return { countedMinor: partOf(stakeMinor, percentMilli), reason: null }
}
