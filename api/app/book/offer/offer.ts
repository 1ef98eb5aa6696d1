/** What a brand lays over the shared offer (rules 8.17): parts that it hides, and parts that it suspends. */
import { MARKET_STATUS, type MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import { effectiveStatus, type BookMarket, type BookMatch } from '#book/match'

export interface LaidOver {
  scope: OfferScope
  scopeId: number
  isHidden: boolean
  isSuspended: boolean
}

type Ids = ReadonlySet<number>

/** The layer of one brand, which never changes; a brand with a new layer gets another one. */
export class Offer {
  /** Hidden ids by scope. */
  readonly hidden: Readonly<Record<OfferScope, Ids>>
  readonly #suspendedMatches: Ids
  readonly #suspendedMarkets: Ids

  constructor(
    readonly siteId: number,
    laidOver: readonly LaidOver[]
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

  suspends(market: BookMarket): boolean {
    return this.#suspendedMarkets.has(market.id) || this.#suspendedMatches.has(market.match.id)
  }
}

/** The status that counts at a brand: as `effectiveStatus`, and suspended where its layer says so. */
export function statusAt(offer: Offer | null, market: BookMarket): MarketStatus {
  const status = effectiveStatus(market)
  const isSuspended = status === MARKET_STATUS.active && offer?.suspends(market) === true
  return isSuspended ? MARKET_STATUS.suspended : status
}
