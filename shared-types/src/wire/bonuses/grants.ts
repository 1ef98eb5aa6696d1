/** What a player was given, and where it stands. Amounts in minor units of `currency`. */
import type { BonusCategory } from '../../bonuses/categories.ts'
import type { PlayEnd, UncountedReason } from '../../bonuses/counting.ts'
import type { GrantState } from '../../bonuses/states.ts'
import type { BonusTerms } from '../../bonuses/terms.ts'

/** A row of `GET /v1/me/bonus-grants`, the newest first; running ones before those that have ended. */
export interface GrantView {
  id: number
  bonusId: number
  title: string
  category: BonusCategory
  /** As they were when it was given; the slip asks `coverOf` with them whether a coupon counts. */
  terms: Omit<BonusTerms, 'countries' | 'branches'>
  state: GrantState
  currency: string
  grantedMinor: number
  /** Stakes that are due, that counted, and that are left. */
  dueMinor: number
  countedMinor: number
  leftMinor: number
  /** What its pocket holds now; 0 once it has ended, and for a free bet. */
  pocketMinor: number
  /** What became cash; null until it is met. */
  convertedMinor: number | null
  /** What a returnable bonus that is met still owes. */
  owedMinor: number
  /** Of a free bet: whether the token waits to be used. False for all others. */
  hasToken: boolean
  openPlayCount: number
  createdAt: number
  expiresAt: number
  endedAt: number | null
}

/** A coupon or a round of a game that the bonus paid for. */
export interface GrantPlayView {
  kind: 'coupon' | 'gameRound'
  /** Of the coupon, or of the round. */
  playId: number
  /** The code of the coupon, or the title of the game. */
  name: string
  playedAt: number
  /** The part of the stake that the bonus paid. */
  stakeMinor: number
  end: PlayEnd
  countedMinor: number
  /** Why nothing counts; null when it counts or is open. */
  reason: UncountedReason | null
  /** The bonus' part of what the play brought. */
  wonMinor: number
}

/** `GET /v1/me/bonus-grants/:id/plays`: a page, newest first. */
export interface GrantPlayPage {
  rows: GrantPlayView[]
  /** The cursor of the next page; null on the last. */
  before: number | null
}
