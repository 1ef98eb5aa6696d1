/** Terms of commission plans (rules 8.10). */

/** What a rate is taken of: stakes, stakes less payouts without bonus, or that less the costs of the plan. */
export const COMMISSION_BASES = ['turnover', 'grossWin', 'netWin'] as const
export type CommissionBasis = (typeof COMMISSION_BASES)[number]

/** Whose coupons count: those of people directly below, or of the whole branch by the difference of rates. */
export const COMMISSION_SCOPES = ['own', 'branch'] as const
export type CommissionScope = (typeof COMMISSION_SCOPES)[number]

/** Costs that a plan may take off the net win. Those that the platform does not have yet are 0. */
export const COMMISSION_COSTS = [
  'bonuses',
  'jackpot',
  'paymentFees',
  'providerFees',
  'tax',
  'chargebacks',
] as const
export type CommissionCost = (typeof COMMISSION_COSTS)[number]

/**
 * A commission on turnover beside one on a win: none; paid with it; or the win pays without it, which is its share less
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
  /** The band holds coupons with so many selections or more, up to the next band. */
  fromSelections: number
  /** 0 to `WHOLE_RATE`. */
  rate: number
}

/** A plan as it is in force from a day on. */
export interface CommissionTerms {
  basis: CommissionBasis
  scope: CommissionScope
  negative: NegativePeriods
  bands: readonly CommissionBand[]
  /** `none` where the basis is the turnover itself. */
  turnover: TurnoverShare
  /** Rates of the turnover beside a win; none where `turnover` is `none`. */
  turnoverBands: readonly CommissionBand[]
  /** Costs that lessen the net win. */
  costs: readonly CommissionCost[]
  /** The most that is carried, in minor units of the brand's currency, at least 0; null but with `cap`. */
  carryCapMinor: number | null
}

/** The terms that a plan need not name. */
export const PLAIN_TERMS = {
  turnover: 'none',
  turnoverBands: [],
  costs: ['bonuses'],
  carryCapMinor: null,
} as const satisfies Partial<CommissionTerms>
