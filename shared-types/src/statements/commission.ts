/** Terms of commission plans (rules 8.10). */

/**
 * The figure to which a rate applies: stakes; stakes less payouts without bonus; or the latter less the costs of the
 * plan.
 */
export const COMMISSION_BASES = ['turnover', 'grossWin', 'netWin'] as const
export type CommissionBasis = (typeof COMMISSION_BASES)[number]

/** The coupons that count: those of people directly below, or those of the whole branch at the difference of rates. */
export const COMMISSION_SCOPES = ['own', 'branch'] as const
export type CommissionScope = (typeof COMMISSION_SCOPES)[number]

/** Costs that a plan may subtract from the net win: those that a coupon has. */
export const COMMISSION_COSTS = ['bonuses'] as const
export type CommissionCost = (typeof COMMISSION_COSTS)[number]

/**
 * A commission on turnover beside one on a win: none; `with`, both are paid; or `without`, the win pays its share less
 * the commission on turnover, at least 0.
 */
export const TURNOVER_SHARES = ['none', 'with', 'without'] as const
export type TurnoverShare = (typeof TURNOVER_SHARES)[number]

/** A negative commission is carried into the next period, forgotten, or carried as far as the cap of the plan. */
export const NEGATIVE_PERIODS = ['carry', 'reset', 'cap'] as const
export type NegativePeriods = (typeof NEGATIVE_PERIODS)[number]

/** Rates are hundredths of a percent: 250 is 2.5 %. */
export const WHOLE_RATE = 10_000

/** Most bands of a plan. */
export const MOST_BANDS = 20

export interface CommissionBand {
  /** Fewest selections of the band's coupons; the next band begins where this one ends. */
  fromSelections: number
  /** 0 to `WHOLE_RATE`. */
  rate: number
}

/** The terms of a plan from a day on. */
export interface CommissionTerms {
  basis: CommissionBasis
  scope: CommissionScope
  negative: NegativePeriods
  bands: readonly CommissionBand[]
  /** `none` where the basis is the turnover itself. */
  turnover: TurnoverShare
  /** Rates of the turnover beside a win; empty where `turnover` is `none`. */
  turnoverBands: readonly CommissionBand[]
  /** Costs that are subtracted from the net win. */
  costs: readonly CommissionCost[]
  /** The most that is carried, in minor units of the brand's currency, at least 0; null unless `negative` is `cap`. */
  carryCapMinor: number | null
}

/** The terms that a plan has where it names none. */
export const PLAIN_TERMS = {
  turnover: 'none',
  turnoverBands: [],
  costs: ['bonuses'],
  carryCapMinor: null,
} as const satisfies Partial<CommissionTerms>
