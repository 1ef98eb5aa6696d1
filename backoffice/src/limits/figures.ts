/** The figures of coupon limits by kind, in the order in which forms and tables show them. */
export const LIMIT_AMOUNTS = ['minStakeMinor', 'maxStakeMinor', 'maxPayoutMinor'] as const
export const LIMIT_COUNTS = [
  'minSelections',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'minMarketTypes',
  'maxMarketTypes',
  'maxPerMarketType',
  'sameCouponMax',
] as const
export const LIMIT_SECONDS = ['extraWaitingSeconds'] as const
export const LIMIT_PRICES = [
  'minSelectionOddsMilli',
  'maxSelectionOddsMilli',
  'minTotalOddsMilli',
  'maxTotalOddsMilli',
] as const
export const COUPON_ACTIONS = ['sell', 'cancel'] as const

export type LimitFigure =
  | (typeof LIMIT_AMOUNTS)[number]
  | (typeof LIMIT_COUNTS)[number]
  | (typeof LIMIT_SECONDS)[number]
  | (typeof LIMIT_PRICES)[number]

export const LIMIT_FIGURES: readonly LimitFigure[] = [
  ...LIMIT_AMOUNTS,
  ...LIMIT_COUNTS,
  ...LIMIT_SECONDS,
  ...LIMIT_PRICES,
]
