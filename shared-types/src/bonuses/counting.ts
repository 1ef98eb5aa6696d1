/** Whether a bonus pays for a play, and how much of it counts (rules 15.4, 15.5). Pure. */
import type { Lobby } from '../accounts/lobbies.ts'
import type { Product } from '../accounts/user_types.ts'
import { partOf } from './worth.ts'
import type { BonusTerms } from './terms.ts'

export interface BonusSelection {
  oddsMilli: number
  marketTypeId: number
}

/** A coupon, or a bet in a game; `lobby` is null for a game that was removed since its round began. */
export type BonusPlay =
  | { kind: 'coupon'; product: Product; selections: readonly BonusSelection[] }
  | { kind: 'gameRound'; product: Product; lobby: Lobby | null; gameId: number }

/**
 * Why nothing of a stake counts. `product`, `market`, `odds`, `selections` and `stake`: the pocket does not pay for it; `returned`: the stake came
 * back; `sold`: the coupon was sold; `opposed`: another coupon that this bonus paid bets against it on the same market;
 * `ended`: the bonus had ended before.
 */
export const UNCOUNTED_REASONS = [
  'product',
  'market',
  'odds',
  'selections',
  'stake',
  'returned',
  'sold',
  'opposed',
  'ended',
] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

type Cover = Pick<
  BonusTerms,
  | 'counts'
  | 'lobbies'
  | 'games'
  | 'marketTypes'
  | 'leastOddsMilli'
  | 'leastSelections'
  | 'largestStakeMinor'
>
export type Covered =
  | { isCovered: true; percentMilli: number }
  | {
      isCovered: false
      reason: Exclude<UncountedReason, 'returned' | 'sold' | 'opposed' | 'ended'>
    }

/**
 * Whether the pocket of a grant with these terms pays for the play, and which part of the stake then counts. `stakeMinor` is
 * the whole stake of the coupon or the bet, in minor units; 0 where it is not known yet.
 */
export function coverOf(terms: Cover, play: BonusPlay, stakeMinor: number): Covered {
  const percentMilli = percentOf(terms, play)
  if (percentMilli === 0) {
    const isProduct = play.kind === 'gameRound' || (terms.counts[play.product] ?? 0) === 0
    return { isCovered: false, reason: isProduct ? 'product' : 'market' }
  }
  const { largestStakeMinor } = terms
  if (largestStakeMinor > 0 && stakeMinor > largestStakeMinor) {
    return { isCovered: false, reason: 'stake' }
  }
  if (play.kind === 'gameRound') return { isCovered: true, percentMilli }
  const needed = Math.max(1, terms.leastSelections)
  if (play.selections.length < needed) return { isCovered: false, reason: 'selections' }
  const high = play.selections.filter(({ oddsMilli }) => oddsMilli >= terms.leastOddsMilli)
  if (high.length < needed) return { isCovered: false, reason: 'odds' }
  return { isCovered: true, percentMilli }
}

function percentOf({ counts, lobbies, games, marketTypes }: Cover, play: BonusPlay): number {
  const ofProduct = counts[play.product] ?? 0
  if (play.kind === 'gameRound') {
    const own =
      games.find(({ gameId }) => gameId === play.gameId) ??
      lobbies.find(({ lobby }) => lobby === play.lobby)
    return own?.percentMilli ?? ofProduct
  }
  if (play.selections.length === 0) return ofProduct
  const ofType = new Map(marketTypes.map((own) => [own.marketTypeId, own.percentMilli]))
  return Math.min(
    ...play.selections.map(({ marketTypeId }) => ofType.get(marketTypeId) ?? ofProduct)
  )
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
