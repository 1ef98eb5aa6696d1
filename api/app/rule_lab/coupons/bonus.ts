import { earnsBonus, type BonusSettings } from '@grandstand/shared-types/coupons/payout/bonus'
import { outcomeWithBonus } from '@grandstand/shared-types/rule_lab/tried_bonus'
import { isPaid, type Forecaster } from '#rule_lab/coupons/forecaster'

/** Another combination bonus (rules 17.3); null leaves the bonus of each coupon. */
export const bonusForecaster = (tried: BonusSettings | null): Forecaster => ({
  mayTouch: (row) => isPaid(row) && (tried === null || earnsBonus(row.type)),
  outcome: ({ past }) => outcomeWithBonus(past, tried),
})
