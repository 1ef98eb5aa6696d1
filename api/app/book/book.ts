/**
 * The board in memory: every open match with its markets and prices. Prices for accepting a bet come from here, never
 * from a query. It holds what the database held when a match was last read; `sync.ts` keeps it current.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/types'
import type { MarketStatus } from '@grandstand/shared-types/wire'

export interface BookOutcome {
  id: number
  key: string
  oddsMilli: number
  active: boolean
  market: BookMarket
}

export interface BookMarket {
  id: number
  typeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  version: number
  outcomes: BookOutcome[]
  match: BookMatch
}

export interface BookMatch {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  home: string
  away: string
  startsAt: number
  status: string
  betStatus: 'started' | 'stopped'
  active: boolean
  minSelections: number
  listOrder: number
  changedAt: number
  markets: BookMarket[]
}

class Book {
  readonly #matches = new Map<number, BookMatch>()
  readonly #outcomes = new Map<number, BookOutcome>()
  /** Raised with every change, so that what was computed from the book knows when it is old. */
  version = 0

  /** Replaces a match with all its markets. */
  put(match: BookMatch): void {
    this.#forget(match.id)
    this.#matches.set(match.id, match)
    for (const market of match.markets) {
      for (const outcome of market.outcomes) this.#outcomes.set(outcome.id, outcome)
    }
    this.version++
  }

  remove(matchId: number): void {
    if (!this.#matches.has(matchId)) return
    this.#forget(matchId)
    this.#matches.delete(matchId)
    this.version++
  }

  clear(): void {
    this.#matches.clear()
    this.#outcomes.clear()
    this.version++
  }

  match(id: number): BookMatch | undefined {
    return this.#matches.get(id)
  }

  matches(): IterableIterator<BookMatch> {
    return this.#matches.values()
  }

  get size(): number {
    return this.#matches.size
  }

  outcome(id: number): BookOutcome | undefined {
    return this.#outcomes.get(id)
  }

  /** The outcome as `evaluate` reads it; undefined when the book does not hold it. */
  quote(outcomeId: number): QuotedOutcome | undefined {
    const outcome = this.#outcomes.get(outcomeId)
    if (!outcome) return undefined
    const { market } = outcome
    const { match } = market
    return {
      outcomeId,
      outcomeKey: outcome.key,
      oddsMilli: outcome.oddsMilli,
      active: outcome.active,
      marketId: market.id,
      marketTypeId: market.typeId,
      specifier: market.specifier,
      marketStatus: market.status,
      matchId: match.id,
      sportId: match.sportId,
      matchStatus: match.status,
      betStatus: match.betStatus,
      matchActive: match.active,
      startsAt: match.startsAt,
      minSelections: match.minSelections,
    }
  }

  #forget(matchId: number): void {
    for (const market of this.#matches.get(matchId)?.markets ?? []) {
      for (const outcome of market.outcomes) this.#outcomes.delete(outcome.id)
    }
  }
}

export const book = new Book()
