/** What a home page shows of the board and of the brand's winners. */
import type { ByLanguage } from '../../languages/by_language.ts'
import type { CouponType } from '../../coupons/model/coupon_words.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { BoardMatch, LeagueNames } from './book.ts'

export interface HighlightMatch extends BoardMatch, LeagueNames {}

/** A selection that many coupons hold; `match.markets` is its market alone. */
export interface PickedSelection {
  match: HighlightMatch
  outcomeId: number
  /** Coupons of the brand placed within the last 24 hours. */
  couponCount: number
}

/** `GET /v1/highlights?lang=`. */
export interface Highlights {
  /** Matches that staff feature, by start. */
  featured: HighlightMatch[]
  /** The matches that start next, by start. */
  startingSoon: HighlightMatch[]
  /** Most coupons first; at most one selection of a match. */
  mostPicked: PickedSelection[]
}

/** A won coupon, without its code, or a level of a jackpot that fell: `GET /v1/winners?currency=`, `GET /v1/top-winners?currency=`. */
export interface WinnerView {
  /** The username, shortened: `A***t`. */
  name: string
  payoutMinor: number
  currency: string
  /** Null for a jackpot. */
  type: CouponType | null
  selectionCount: number
  settledAt: number
  /** What fell; null for a coupon. */
  jackpot: { names: ByLanguage; levelNames: ByLanguage } | null
}

/** A row of `/v1/winner-rules`: either hides a player, or sets the smallest win of a currency. */
export interface WinnerRuleRow {
  id: number
  userId: number | null
  /** Null for a rule of a currency. */
  username: string | null
  /** Null for a rule that hides a player. */
  currency: CurrencyCode | null
  smallestWinMinor: number
  createdAt: number
}
