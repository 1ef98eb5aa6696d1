/** Shapes of brands and of who is limited by what. */
import type { LimitsByCurrency, OwnLimits } from './coupons/limit_currency.ts'
import type { SlipStakes, StakesByCurrency } from './coupons/site_stakes.ts'
import type { LiveMargins } from './live/margins.ts'
import type { LiveWaiting } from './live/waiting.ts'
import type { CouponLimitsView } from './wire.ts'

export type { LimitsByCurrency, OwnLimits }

/** What a brand may set; every figure has a default. */
export interface SiteSettingsView extends SlipStakes {
  languages: string[]
  /** For players of other currencies; of what is left out the figures of the site stand. */
  stakesByCurrency?: StakesByCurrency
  matchesDay: number
  /** Amounts: of the site's currency. */
  limits: CouponLimitsView
  /** Amounts for players of other currencies, in their minor units; of what is left out the specification's stand. */
  limitsByCurrency?: LimitsByCurrency
  sameCouponWindowHours: number
  /** How long after acceptance a player may cancel a coupon; 0: never. */
  cancelMinutes: number
  /** What the house keeps of a coupon's value when it buys it back; two decimals at most. */
  sellMarginPercent: number
  /** Staff may not have a password that anybody would try first. */
  refuseCommonPasswords: boolean
  live: LiveSettings
}

/** What a brand may set for live betting. */
export interface LiveSettings {
  waiting: LiveWaiting
  /** On top of what the feeds' prices hold already; in force with each price that comes next. */
  margins: LiveMargins
  /** A match in play that its feed has not spoken of for so long takes no bets: "the rate is locked". */
  lockAfterSeconds: number
  /** Minutes of a break after which its end is announced (periodAlert). */
  halfTimeAlertMinutes: number
  /** Minutes after which a break is taken for an interruption. */
  maxPauseMinutes: number
}

/** A row of `/v1/sites`: one's own brand. */
export interface SiteView {
  id: number
  key: string
  host: string | null
  title: string
  defaultLanguage: string
  currency: string
  settings: SiteSettingsView
  updatedAt: number
}

/** One of those whose limits reach a user. */
export interface UserLimitLevel {
  kind: 'site' | 'dealer' | 'user'
  id: number
  /** Null for dealers above the one who asks. */
  name: string | null
  /** What was set there and binds the user; what was not leaves the levels above in force. */
  limits: Partial<CouponLimitsView>
}

/** `GET /v1/users/:id/limits`. */
export interface UserLimitsView {
  /** The user's own, of all amounts below. */
  currency: string
  /** From the site down to the user. */
  levels: UserLimitLevel[]
  /** The strictest of all: what counts for a coupon. */
  effective: CouponLimitsView
}
