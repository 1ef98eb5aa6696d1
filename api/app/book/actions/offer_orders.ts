/** Offers forecasts, tricasts and quinellas that somebody wants to bet on. */
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'
import { AppError } from '#core/errors/app_error'
import { nameOrders } from '#catalogue/actions/name_orders'
import { book } from '#book/book'
import { loadMatches } from '#book/load'
import { isOpenMarket, type BookMarket } from '#book/match'
import type { Offer } from '#book/offer/offer'
import { orderOddsAt } from '#book/orders'
import { isOnBoard, marketView } from '#book/queries/board'

/**
 * The market with these outcomes, in the order asked for, each with its number and its price at the brand. Throws 404 `notFound` for a
 * market that the board does not show or whose outcomes are not named so, 422 `oddsInactive` for one that is not sold, 429
 * `tooManyAttempts` [seconds] for an address that has many of them named.
 */
export async function offerOrders(
  marketId: number,
  keys: readonly string[],
  { offer, ip }: { offer: Offer | null; ip: string }
): Promise<BoardMarket> {
  const market = onBoard(marketId, offer)
  if (!keys.every((key) => orderOddsAt(offer, market, key) !== null)) {
    throw new AppError('oddsInactive')
  }
  const matchId = market.match.id
  const isKnown = keys.every((key) => market.outcomes.some((outcome) => outcome.key === key))
  if (!isKnown) {
    await takeTry({ ...gate(throttle.namedOrders, 'namedOrders', addressKey(ip)), store: 'memory' })
    await nameOrders({ marketId, matchId, keys })
    await loadMatches([matchId])
  }
  const now = onBoard(marketId, offer)
  const named = keys.flatMap((key) => now.outcomes.filter((outcome) => outcome.key === key))
  return marketView(now, offer, named)
}

function onBoard(marketId: number, offer: Offer | null): BookMarket {
  const market = book.marketById(marketId)
  if (!market || !isOrderMarket(market.typeId)) throw AppError.notFound()
  if (!isOpenMarket(market) || !isOnBoard(market.match, offer)) throw AppError.notFound()
  return market
}
