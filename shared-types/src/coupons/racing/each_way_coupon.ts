/** Settled bets on races as a coupon: singles, accumulators and systems, each way or not (rules 19.11). */
import type { CouponToSettle } from '../payout/payout.ts'
import type { RacingSettlement } from '../../markets/racing/settle_racing_bet.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import { eachWayParts, type BothParts } from '../payout/each_way_parts.ts'

export interface SettledSelection {
  /** The race, or the match. */
  matchId: number
  isBanker?: boolean
  settlement: RacingSettlement
  /** Of an each-way selection, as it was sold; without them it stands in the place lines as it does in the win lines. */
  terms?: PlaceTerms
}

type Frame = Omit<CouponToSettle, 'selections' | 'placeSelections'>

/** Odds of a selection that is lost, void or open, which nothing is paid at. */
const NO_ODDS = 1000

/**
 * The coupon as `settleCoupon` takes it. With an each-way selection it has place lines beside its win lines, so that a stake
 * per line is paid twice for each line; without one it is a coupon as any other.
 */
export function couponOfRaces(
  frame: Frame,
  selections: readonly SettledSelection[]
): CouponToSettle {
  return { ...frame, ...eachWayParts(selections.map(bothParts)) }
}

function bothParts({ matchId, isBanker = false, settlement, terms }: SettledSelection): BothParts {
  const { result, placeResult, price } = settlement
  return {
    win: {
      matchId,
      isBanker,
      result,
      oddsMilli: price?.oddsMilli ?? NO_ODDS,
      deductionPercent: price?.deductionPercent ?? 0,
    },
    place: terms ? { divisor: terms.divisor, result: placeResult } : null,
  }
}
