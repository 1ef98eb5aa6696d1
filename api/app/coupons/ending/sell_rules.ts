/**
 * Whether the house buys a coupon back now, and at which price (rules 5.4).
 */
import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import {
  closedReason,
  type Availability,
} from '@grandstand/shared-types/coupons/evaluation/availability'
import { sellAmount } from '@grandstand/shared-types/coupons/payout/sell'
import { isCalledOff, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { book } from '#book/book'
import type { Offer } from '#book/offer/offer'
import { offerOf } from '#book/offer/offers'
import type { PlacedCoupon, PlacedSelection } from '#coupons/ending/placed_coupon'

export interface SellRules {
  marginPercent: number
  allowed: boolean
}

/**
 * The price in minor units, or the refusal; `oddsMilli` are the odds from which the price is computed, by position of
 * the selection.
 */
type SellQuote = { refusal: AppError } | { refusal: null; amountMinor: number; oddsMilli: number[] }

/**
 * Refuses in case of doubt. Errors: 409 `updatedError` for a closed coupon; 422 `sellCouponPermission`,
 * `sellCouponWarningPending` while it is being accepted or settled, `sellCombineStartError`,
 * `sellCouponWarningSuspended`, `sellCouponWarningLost`.
 */
export function sellQuote(coupon: PlacedCoupon, rules: SellRules, now: number): SellQuote {
  const refuse = (refusal: AppError): SellQuote => ({ refusal })
  if (coupon.state === 'pendingAcceptance') return refuse(new AppError('sellCouponWarningPending'))
  if (coupon.state !== 'accepted') return refuse(new AppError('updatedError'))
  const isNeverSold = [coupon.isFreeBet, coupon.isEachWay].some((flag) => Number(flag) === 1)
  // nobody knows what a bet at the starting price is worth
  const isAtStart = coupon.selections.some(({ priceKind }) => priceKind === 'startingPrice')
  if (!rules.allowed || isNeverSold || isAtStart) {
    return refuse(new AppError('sellCouponPermission'))
  }

  const offer = offerOf(coupon.siteId)
  const readings = coupon.selections.map((selection) => readingsOf(selection, offer))
  for (const [index, selection] of coupon.selections.entries()) {
    const question = openQuestion(selection, readings[index] ?? [], now)
    if (question) return refuse(question)
  }
  const oddsMilli = readings.map((quotes) => Math.max(...quotes.map((quote) => quote.oddsMilli)))
  const amountMinor = sellAmount({
    type: coupon.type,
    stakePerLineMinor: coupon.stakePerLineMinor,
    sizes: sizesIn(coupon.sizes),
    selections: coupon.selections.map((selection, index) => ({
      matchId: selection.matchId,
      oddsMilli: selection.takenOddsMilli,
      result: selection.result,
      isBanker: Boolean(selection.isBanker),
      deductionPercent: selection.deductionPercent,
      currentOddsMilli: must(oddsMilli[index], 'price of a selection'),
    })),
    marginPercent: rules.marginPercent,
    maxPayoutMinor: coupon.maxPayoutMinor - coupon.bonusMinor - coupon.boostExtraMinor,
  })
  if (amountMinor === 0) return refuse(new AppError('sellCouponWarningLost'))
  return { refusal: null, amountMinor, oddsMilli }
}

/**
 * The outcome from the database and from the book, as the coupon's brand offers it: either may be newer, so the less
 * favourable state counts. The price is the shared one: a brand takes its margin at the bet, and a higher margin must not
 * raise what it pays to buy bets back.
 */
function readingsOf(selection: PlacedSelection, offer: Offer | null): Availability[] {
  const stored = {
    ...selection,
    active: Boolean(selection.active),
    matchActive: Boolean(selection.matchActive),
  }
  const quote = book.quote(selection.outcomeId, { offer })
  const shared = book.quote(selection.outcomeId)
  const ofBook = quote && shared && { ...quote, oddsMilli: shared.oddsMilli }
  // the database has no price of a forecast, which follows from those to win
  if (isOrderMarket(selection.marketTypeId)) {
    return ofBook
      ? [{ ...stored, oddsMilli: ofBook.oddsMilli }, ofBook]
      : [{ ...stored, active: false }]
  }
  return ofBook ? [stored, ofBook] : [stored]
}

function openQuestion(
  { result, outcomeResult, isManual }: PlacedSelection,
  readings: readonly Availability[],
  now: number
): AppError | null {
  if (result !== outcomeResult && !isManual) return new AppError('sellCouponWarningPending')
  if (result !== null) return null
  for (const reading of readings) {
    const { matchStatus, startsAt } = reading
    if (!isCalledOff(matchStatus) && (startsAt <= now || !isPreMatch(matchStatus))) {
      return new AppError('sellCombineStartError')
    }
    if (closedReason(reading, now)) return new AppError('sellCouponWarningSuspended')
  }
  return null
}
