/** The rule lab (rules 17): a changed rule, tried on coupons of the past. Amounts are minor units. */
import type { BonusCategory } from '../../bonuses/categories.ts'
import type { BonusTerms } from '../../bonuses/terms.ts'
import type { Violation } from '../../coupons/evaluation/slip.ts'
import type { BetLimits, BetLimitScope } from '../../coupons/limits/bet_limits.ts'
import type { LimitAmounts, LimitSet } from '../../coupons/limits/limit_set.ts'
import type { CouponLimits } from '../../coupons/limits/coupon_limits.ts'
import type { BonusSettings } from '../../coupons/payout/bonus.ts'
import type { ByLanguage } from '../../languages/by_language.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { Margins } from '../../live/margins.ts'
import type { CommissionTerms } from '../../statements/commission.ts'
import type { CommissionVersionBody } from '../money/statements.ts'
import type { CurrencySums } from '../../rule_lab/trial_sums.ts'

/** Rules that can be tried: the body of a trial names one, in the field of the same name. */
export const TRIED_RULES = [
  'bonus',
  'bonusOffer',
  'limits',
  'userLimits',
  'betLimits',
  'liveMargins',
  'sellMargin',
  'commission',
] as const
export type TriedRule = (typeof TRIED_RULES)[number]

export const MOST_TRIAL_DAYS = 366

/** The limits of a brand that can be tried; amounts in the brand's currency. */
export const TRIED_LIMITS = [
  'minStakeMinor',
  'maxStakeMinor',
  'maxPayoutMinor',
  'minSelections',
  'maxSelections',
  'maxMultiSelections',
  'maxMultiLines',
  'maxSystemSelections',
  'minSelectionOddsMilli',
  'maxSelectionOddsMilli',
  'minTotalOddsMilli',
  'maxTotalOddsMilli',
] as const satisfies readonly (keyof CouponLimits)[]
export type TriedLimitFigures = Pick<CouponLimits, (typeof TRIED_LIMITS)[number]>

/** `GET /v1/rule-lab/rules`: the rules of today. */
export interface RulesOfToday {
  currency: string
  bonus: BonusSettings
  /** Offers of bonuses with the terms in force. */
  offers: { id: number; titles: ByLanguage; category: BonusCategory; terms: BonusTerms }[]
  limits: TriedLimitFigures
  /** Limits on sports, categories, tournaments, matches, markets and outcomes. */
  betLimits: { scope: BetLimitScope; scopeId: number; currency: string; limits: BetLimits }[]
  liveMargins: Margins
  sellMargin: { percent: number }
  /** Plans with the terms that are in force; none for staff of a branch, who cannot try them. */
  plans: { id: number; name: string; terms: CommissionTerms }[]
}

/** Categories of which an offer that is not there yet can be tried: their bases are known without a request. */
export const NEW_OFFER_CATEGORIES = [
  'deposit',
  'reload',
  'registration',
] as const satisfies readonly BonusCategory[]

/** Figures of single or of combined coupons; null or absent falls back to the general figure. */
type SentAmounts = { [Name in keyof LimitAmounts]?: number | null } | null
export type SentBetLimits = LimitSet & { single?: SentAmounts; combined?: SentAmounts }

/** Terms of a bonus: of the offer `bonusId` tried on its grants, of a new one on the deposits or accounts that fit. */
export interface TriedOffer {
  bonusId?: number
  category: BonusCategory
  terms: BonusTerms
}

/** `POST /v1/rule-lab/trials`: the values of `rule` stand in the field of its name; what is left out stays. */
export interface NewTrial {
  rule: TriedRule
  /** Today and the days before it, in the brand's time zone. */
  days: number
  /** Only coupons of this dealer's branch. */
  dealerId?: number
  bonus?: Partial<BonusSettings>
  bonusOffer?: TriedOffer
  limits?: Partial<TriedLimitFigures>
  /** Of a dealer or a player, in their currency; the coupons of their branch count. */
  userLimits?: { userId: number; limits: Partial<TriedLimitFigures> }
  /** Of one subject; without `currency`, in that of the brand. */
  betLimits?: {
    scope: BetLimitScope
    scopeId: number
    currency?: CurrencyCode
    limits: SentBetLimits
  }
  liveMargins?: Partial<Margins>
  sellMargin?: { percent: number }
  commission?: { planId: number; terms: Omit<CommissionVersionBody, 'fromDay'> }
}

export const TRIAL_STATES = ['running', 'done', 'cancelled', 'failed'] as const
export type TrialState = (typeof TRIAL_STATES)[number]

/** A trial; the server forgets it after a day, or when it starts anew. */
export interface TrialView {
  id: number
  /** The order that began it. */
  order: NewTrial
  dealerName: string | null
  state: TrialState
  startedAt: number
  endedAt: number | null
  /** 0 to 100. */
  progressPercent: number
  /** Coupons read so far; of a commission those that its statements count, of a bonus also the rounds that were played. */
  couponCount: number
  /** Null until it is done. */
  result: TrialResult | null
}

/** `deposit` and `registration`: those that would have brought a bonus of an offer that is not there yet. */
export const TRIAL_SUBJECTS = ['coupon', 'statement', 'grant', 'deposit', 'registration'] as const
export type TrialSubject = (typeof TRIAL_SUBJECTS)[number]

export interface TrialResult {
  /** What the differences are of. */
  subject: TrialSubject
  /** Coupons, statements or bonuses that the trial compared, those that would have changed, and those refused. */
  count: number
  touchedCount: number
  refusedCount: number
  /** Players, or dealers, to whom something would have changed. */
  userCount: number
  /** The brand's time zone. */
  timeZone: string
  currencies: TrialCurrency[]
}

export interface TrialCurrency extends CurrencySums {
  currency: string
  /** By the size of the cost, ten at most. */
  biggest: TrialDifference[]
  days: TrialDay[]
}

export interface TrialDifference {
  /** Number of the subject. */
  id: number
  /** Code of the coupon, reference of the deposit; empty for others. */
  code: string
  userId: number
  username: string
  /** When the coupon was placed or the bonus given, or the last moment of the statement's period. */
  at: number
  stakeMinor: number
  paidMinor: number
  triedStakeMinor: number
  triedPaidMinor: number
  /** Of bonuses: what was given. */
  grantedMinor: number
  triedGrantedMinor: number
  costMinor: number
  /** The error that would have refused the coupon. */
  refusedBy: Violation['key'] | null
}

export interface TrialDay {
  /** `2026-11-22` in the brand's time zone. */
  day: string
  costMinor: number
  touchedCount: number
}
