/** What a brand lays over the shared offer (rules 8.17): parts that it hides or suspends, and its margins. */
import { MARKET_STATUS, type MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import {
  brandMargin,
  oddsWithMargin,
  type BrandMargins,
} from '@grandstand/shared-types/live/margins'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import { effectiveStatus, winMarketOf, type BookMarket, type BookMatch } from '#book/match'

export interface LaidOver {
  scope: OfferScope
  scopeId: number
  isHidden: boolean
  isSuspended: boolean
}

export type MarginPlace = Pick<BookMatch, 'status' | 'sportId' | 'tournamentId'>

type Ids = ReadonlySet<number>

/** The layer of one brand, which never changes; a brand with a new layer gets another one. */
export class Offer {
  /** Hidden ids by scope. */
  readonly hidden: Readonly<Record<OfferScope, Ids>>
  readonly #suspendedMatches: Ids
  readonly #suspendedMarkets: Ids

  constructor(
    readonly siteId: number,
    laidOver: readonly LaidOver[],
    readonly margins: BrandMargins | null = null
  ) {
    const ids = (scope: OfferScope, by: 'isHidden' | 'isSuspended') =>
      new Set(laidOver.flatMap((one) => (one.scope === scope && one[by] ? [one.scopeId] : [])))
    this.hidden = {
      sport: ids('sport', 'isHidden'),
      category: ids('category', 'isHidden'),
      tournament: ids('tournament', 'isHidden'),
      match: ids('match', 'isHidden'),
      market: ids('market', 'isHidden'),
    }
    this.#suspendedMatches = ids('match', 'isSuspended')
    this.#suspendedMarkets = ids('market', 'isSuspended')
  }

  hides(match: Pick<BookMatch, 'id' | 'sportId' | 'categoryId' | 'tournamentId'>): boolean {
    const { sport, category, tournament, match: matches } = this.hidden
    return (
      matches.has(match.id) ||
      tournament.has(match.tournamentId) ||
      category.has(match.categoryId) ||
      sport.has(match.sportId)
    )
  }

  /** Percent by which the prices of a match are lowered. */
  marginOf(match: MarginPlace): number {
    return this.margins ? brandMargin(this.margins, match) : 0
  }

  suspends(market: BookMarket): boolean {
    return this.#suspendedMarkets.has(market.id) || this.#suspendedMatches.has(market.match.id)
  }
}

/** The status that counts at a brand: as `effectiveStatus`, and suspended where its layer says so. */
export function statusAt(offer: Offer | null, market: BookMarket): MarketStatus {
  const status = effectiveStatus(market)
  if (status !== MARKET_STATUS.active) return status
  const isSuspended = offer?.suspends(market) === true || !mayFollow(offer, market)
  return isSuspended ? MARKET_STATUS.suspended : status
}

/** Whether prices that follow from those to win have any to follow: while no bet is taken to win, none is on the order. */
function mayFollow(offer: Offer | null, market: BookMarket): boolean {
  if (!isOrderMarket(market.typeId)) return true
  const toWin = winMarketOf(market.match)
  return toWin !== undefined && statusAt(offer, toWin) === MARKET_STATUS.active
}

/** The price at a brand: the shared one, lowered by the brand's margin. */
export const priceAt = (offer: Offer | null, match: MarginPlace, oddsMilli: number): number =>
  offer ? oddsWithMargin(oddsMilli, offer.marginOf(match)) : oddsMilli
