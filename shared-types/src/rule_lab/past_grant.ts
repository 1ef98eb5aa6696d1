/** A bonus of the past and what its player did meanwhile, as the fold of `tried_grant.ts` reads it (rules 17.8). */
import type { BonusPlay, PlayEnd } from '../bonuses/counting.ts'
import type { Pick } from '../bonuses/opposing.ts'
import type { GrantState } from '../bonuses/states.ts'
import type { Share } from '../games/wallet/split_by_share.ts'

/** A coupon or a round: what the terms of a bonus see of it. */
export interface PlayedWith {
  play: BonusPlay
  /** Empty for a round. */
  picks: readonly Pick[]
}

/**
 * How a payout is split: `win`, `extra` (the combination bonus) and `boost` by what they come to in all, the money of a round
 * each on its own; `back` gives stakes of a round back.
 */
export type PayoutSplit = 'win' | 'extra' | 'boost' | 'each' | 'back'

/** Something that happened, in the order in which it did; `at` in epoch milliseconds, `play` a name of the coupon or round. */
export type PastEvent = { at: number } & (
  | { kind: 'stake'; play: string; parts: readonly Share[] }
  | { kind: 'payout'; play: string; split: PayoutSplit; parts: readonly Share[] }
  | { kind: 'end'; play: string; end: PlayEnd }
  | { kind: 'over'; state: Exclude<GrantState, 'running' | 'met' | 'lost'> }
)

/** The accounts of the player, by the order in which a stake is drawn from them. */
export interface GrantAccounts {
  /** Of the bonus' own pocket. */
  ownId: number
  /** Of other bonuses that pay before it. */
  earlierIds: ReadonlySet<number>
  /** Cash, which pays what nothing else does. */
  cashId: number
}
