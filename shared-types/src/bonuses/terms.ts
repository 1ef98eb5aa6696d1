/** The terms of a bonus: a version of an offer has them, and a grant keeps those that it was given by (rules 15.1). */
import type { Lobby } from '../accounts/lobbies.ts'
import type { Product } from '../accounts/user_types.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { BonusPocket } from './categories.ts'

/** Who confirms a request: a member of staff, or the platform as soon as the terms are met. */
export const BONUS_CONFIRMERS = ['staff', 'rule'] as const
export type BonusConfirmer = (typeof BONUS_CONFIRMERS)[number]

/** What becomes of a request while another bonus runs in the same pocket. */
export const BONUS_STACKING = ['wait', 'refuse'] as const
export type BonusStacking = (typeof BONUS_STACKING)[number]

/** Amounts are minor units of `currency`; 0 stands for no bound where a field names a bound. */
export interface BonusTerms {
  /** Holds the bonus. Meaningless for a free bet, which is a token. */
  pocket: BonusPocket
  currency: CurrencyCode
  /** Of the base (a deposit, a loss), 100 000 for all of it. */
  percentMilli: number
  /** Given beside the part of the base; of a free bet, the stake that the token pays. */
  amountMinor: number
  /** The bonus is never more. */
  highestMinor: number
  /** A smaller deposit or loss brings no bonus. */
  leastBaseMinor: number
  /**
   * Days that count, until now: a deposit or a registration may not be older, and a loss is that of these days. 0 for any
   * deposit and any account; a loss then counts since the last bonus for one.
   */
  periodDays: number
  /** How often the bonus must be staked, in thousandths: 5000 for five times. 0 makes it cash at once. */
  multiplierMilli: number
  /** The most that becomes cash. */
  highestConvertedMinor: number
  /** A selection with lower odds does not count among `leastSelections`. */
  leastOddsMilli: number
  /** A coupon needs so many selections at `leastOddsMilli` or above; 0 and 1 mean one. */
  leastSelections: number
  /** Of a coupon, or of one bet in a game: the pocket pays nothing for a higher one. Meaningless for a free bet. */
  largestStakeMinor: number
  /** By how much stakes of a product count, 100 000 in full. The pocket pays nothing for a product without a row. */
  counts: Readonly<Partial<Record<Product, number>>>
  /** Lobbies whose games count by another part than their product. */
  lobbies: readonly { lobby: Lobby; percentMilli: number }[]
  /** Games that count by another part than their lobby and product; 0 for games that the pocket does not pay. */
  games: readonly { gameId: number; percentMilli: number }[]
  /** Market types whose selections count by another part than their product; a coupon counts by the least of its selections. */
  marketTypes: readonly { marketTypeId: number; percentMilli: number }[]
  /** Days until a running bonus expires. */
  validDays: number
  confirmedBy: BonusConfirmer
  /** Whether a player can have it once only. */
  isOneUse: boolean
  stacking: BonusStacking
  /** Two-letter codes. Empty for players of every country. */
  countries: readonly string[]
  /** Usernames of dealers whose branches have the offer. Empty for all. */
  branches: readonly string[]
}
