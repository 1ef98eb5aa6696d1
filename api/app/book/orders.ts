/** Prices in the book, of which those of forecasts, tricasts, quinellas and the favourite follow from the prices to win (rules 19.9, 19.13). */
import { orderPriceMilli, pricedRunners } from '@grandstand/shared-types/markets/racing/order_price'
import type { PricedRunner } from '@grandstand/shared-types/markets/racing/order_chances'
import {
  isOrderMarket,
  USUAL_ORDER_MARGIN,
} from '@grandstand/shared-types/markets/model/order_market'
import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import { oddsWithMargin } from '@grandstand/shared-types/live/margins'
import { winMarketOf, type BookMarket, type BookOutcome } from '#book/match'
import { priceAt, type Offer } from '#book/offer/offer'

/**
 * The price of an outcome at a brand, in thousandths: its own, or the one that follows from the prices to win. Null while a
 * price that follows from others is not sold.
 */
export const oddsAt = (
  offer: Offer | null,
  { key, oddsMilli, market }: BookOutcome
): number | null => {
  if (isFavouriteMarket(market.typeId)) return favouriteOddsAt(offer, market)
  return isOrderMarket(market.typeId)
    ? orderOddsAt(offer, market, key)
    : priceAt(offer, market.match, oddsMilli)
}

/** What the house counts a bet on the favourite at: the lowest price to win of those that run. */
function favouriteOddsAt(offer: Offer | null, market: BookMarket): number | null {
  const open = (winMarketOf(market.match)?.outcomes ?? []).filter(({ active }) => active)
  if (open.length === 0) return null
  const lowest = Math.min(...open.map(({ oddsMilli }) => oddsMilli))
  return priceAt(offer, market.match, lowest)
}

/** The price of an outcome of a market whose prices follow from those to win, whether or not anybody has bet on it. */
export function orderOddsAt(offer: Offer | null, market: BookMarket, key: string): number | null {
  const terms = { marketTypeId: market.typeId, marginPercent: orderMarginOf(market) }
  const shared = orderPriceMilli(key, terms, runnersToWin(offer, market))
  return shared === null ? null : oddsWithMargin(shared, offer?.marginOf(market.match) ?? 0)
}

export const orderMarginOf = ({ orderMargin }: BookMarket): number =>
  orderMargin ?? USUAL_ORDER_MARGIN

/** The runners with the prices to win that players of the brand see, so that their card and the book reckon alike. */
function runnersToWin(offer: Offer | null, market: BookMarket): PricedRunner[] {
  const { match } = market
  const toWin = winMarketOf(match)?.outcomes ?? []
  return pricedRunners(
    match.race?.runners ?? [],
    toWin.map(({ key, active, oddsMilli }) => ({
      key,
      active,
      oddsMilli: priceAt(offer, match, oddsMilli),
    }))
  )
}
