/** Coupon limits by the field's name. */
import type { Texts } from '../tr/index.ts'

export const limitTexts: Texts['limits'] = {
  minStakeMinor: 'Lowest stake',
  maxStakeMinor: 'Highest stake',
  maxPayoutMinor: 'Highest payout',
  minSelections: 'Fewest selections',
  maxSelections: 'Most selections',
  maxMultiLines: 'Multiple: most lines',
  maxMultiSelections: 'Multiple: most selections',
  maxSystemSelections: 'System: most selections',
  minMarketTypes: 'Market types: fewest',
  maxMarketTypes: 'Market types: most',
  maxPerMarketType: 'Selections of one market type: most',
  sameCouponMax: 'Same coupon: most times',
  extraWaitingSeconds: 'Live: extra acceptance delay (seconds)',
  minSelectionOddsMilli: 'Selection: lowest odds',
  maxSelectionOddsMilli: 'Selection: highest odds',
  minTotalOddsMilli: 'Total: lowest odds',
  maxTotalOddsMilli: 'Total: highest odds',
}
