/** The boost of a coupon, as it is frozen with the coupon (rules 15.10). */
import { boostedOdds, type BoostedBy } from '@grandstand/shared-types/bonuses/odds_boost'
import type { Evaluation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { highestBoost, type CouponBoost } from '@grandstand/shared-types/coupons/payout/boost'
import { must } from '#core/errors/must'

/** JSON of `coupons.boost_rule`. */
export interface BoostRule extends BoostedBy, CouponBoost {
  boostId: number
}

export interface PlacedBoost {
  rule: BoostRule
  /** The most that the boost can add to the payout, in minor units. */
  extraMinor: number
}

interface Priced {
  evaluation: Evaluation
  limits: CouponLimits
}

/** The boost at the prices of the evaluation: `boostedMilli` says which selections are boosted, and gets their prices. */
export function placedBoost(of: BoostRule, { evaluation, limits }: Priced): PlacedBoost {
  const { oddsMilli, stakePerLineMinor, payoutCapMinor } = evaluation
  const rule: BoostRule = {
    ...of,
    boostedMilli: oddsMilli.map((odds, position) =>
      of.boostedMilli[position] == null ? null : boostedOdds(odds, of)
    ),
  }
  const extraMinor = highestBoost(
    {
      type: must(evaluation.type, 'type of a coupon'),
      stakePerLineMinor,
      // each selection is on a match of its own
      selections: oddsMilli.map((odds, matchId) => ({ matchId, oddsMilli: odds })),
      maxPayoutMinor: payoutCapMinor,
      maxTotalOddsMilli: limits.maxTotalOddsMilli,
      bonus: limits.bonus,
    },
    rule
  )
  return { rule, extraMinor }
}
