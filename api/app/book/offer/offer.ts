/** What a brand lays over the shared offer (rules 8.17): parts that it hides or suspends, and its margins. */
import { MARKET_STATUS, type MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import {
  brandMargin,
  oddsWithMargin,
  type BrandMargins,
} from '@grandstand/shared-types/live/margins'
import {
  AT_START_MARKETS,
  followsToWin,
  isFavouriteMarket,
} from '@grandstand/shared-types/markets/model/favourite_market'
import {
  NOT_SOLD_AT_START,
  type SoldAtStart,
} from '@grandstand/shared-types/racing/terms/sold_at_start'
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
    readonly margins: BrandMargins | null = null,
    readonly soldAtStart: SoldAtStart = NOT_SOLD_AT_START
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

  /** Whether bets on the field of the match are sold at the starting price (rules 19.9). */
  sellsAtStart({ race }: Pick<BookMatch, 'race'>): boolean {
    const { horses, dogs } = this.soldAtStart
    return race?.kind === 'horses' ? horses : race?.kind === 'dogs' && dogs
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

/** Whether prices that follow from those to win have any to follow: while no bet is taken to win, none is on the order or the favourite. */
function mayFollow(offer: Offer | null, market: BookMarket): boolean {
  if (!followsToWin(market.typeId)) return true
  const toWin = winMarketOf(market.match)
  return toWin !== undefined && statusAt(offer, toWin) === MARKET_STATUS.active
}

/** Whether the brand sells the market at the starting price: to win, and on the favourite. */
export const isSoldAtStart = (offer: Offer | null, { typeId, match }: BookMarket): boolean =>
  AT_START_MARKETS.includes(typeId) && offer?.sellsAtStart(match) === true

/** Whether players of the brand see the market: that on the favourite only where it is sold. */
export const isSoldAt = (offer: Offer | null, market: BookMarket): boolean =>
  !isFavouriteMarket(market.typeId) || isSoldAtStart(offer, market)

/** The price at a brand: the shared one, lowered by the brand's margin. */
export const priceAt = (offer: Offer | null, match: MarginPlace, oddsMilli: number): number =>
  offer ? oddsWithMargin(oddsMilli, offer.marginOf(match)) : oddsMilli
