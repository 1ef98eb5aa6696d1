/** Other margins: on prices in play (rules 6.7, 17.5), and on the price of a sold coupon (rules 5.4, 17.6). */
import { sellAmount, type CouponToSell } from '../coupons/payout/sell.ts'
import { oddsWithMargin } from '../live/margins.ts'
import { settledOutcome, type Outcome, type PastCoupon, type PastSelection } from './past_coupon.ts'

/** Percent, two decimals at most. */
export interface MarginChange {
  from: number
  to: number
}

/** `changeOf` names the margins on the match of a selection that was taken in play. */
export function outcomeWithMargin(
  coupon: PastCoupon,
  changeOf: (selection: PastSelection) => MarginChange
): Outcome {
  const selections = coupon.selections.map((selection) =>
    selection.isLive
      ? { ...selection, oddsMilli: oddsUnder(selection.oddsMilli, changeOf(selection)) }
      : selection
  )
  return settledOutcome({ ...coupon, selections })
}

/**
 * The price that the house would have offered. The feed's own price is not kept, so it is computed back from the price
 * taken; with the same margin the price stays.
 */
export function oddsUnder(oddsMilli: number, { from, to }: MarginChange): number {
  if (from === to) return oddsMilli
  const feed = (oddsMilli * (10_000 + Math.round(from * 100))) / 10_000
  // a feed that sends two decimals is offered at two decimals
  const step = oddsMilli % 10 === 0 ? 10 : 1
  return oddsWithMargin(Math.round(feed / step) * step, to)
}

/** A sold coupon: what the house bought it for, and at which prices and margin. */
export interface PastSale extends CouponToSell {
  totalStakeMinor: number
  paidMinor: number
}

/**
 * The price with another margin. The player was paid the offer, which may be lower than the price at its end, so the
 * difference of both prices is added to what was paid; at least one minor unit remains. `triedPercent` null leaves the
 * margin of the sale.
 */
export function outcomeOfSale(sale: PastSale, triedPercent: number | null): Outcome {
  const { totalStakeMinor: stakeMinor, paidMinor } = sale
  const difference =
    triedPercent === null
      ? 0
      : sellAmount({ ...sale, marginPercent: triedPercent }) - sellAmount(sale)
  return { stakeMinor, paidMinor: Math.max(1, paidMinor + difference), refusedBy: null }
}
