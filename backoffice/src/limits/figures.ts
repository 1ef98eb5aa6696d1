/** The figures of coupon limits, in the order of forms and tables; the ending of a name is the unit. */
export const LIMIT_FIGURES = [
  'minStakeMinor',
  'maxStakeMinor',
  'maxPayoutMinor',
  'minSelections',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'minMarketTypes',
  'maxMarketTypes',
  'maxPerMarketType',
  'sameCouponMax',
  'extraWaitingSeconds',
  'minSelectionOddsMilli',
  'maxSelectionOddsMilli',
  'minTotalOddsMilli',
  'maxTotalOddsMilli',
] as const
export type LimitFigure = (typeof LIMIT_FIGURES)[number]

export const COUPON_ACTIONS = ['sell', 'cancel'] as const
