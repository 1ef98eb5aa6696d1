/**
 * The board in memory: every open match with its markets and prices. Acceptance reads prices here, never from a query.
 * Live feeds change the book in place (`feed/apply`); `sync.ts` brings in changes of other processes.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BookMarket, BookMatch, BookOutcome } from '#book/match'
import { marketKey } from '#book/match'
import { quoteOf, type QuotedAt } from '#book/quote'

export type { BookLive, BookMarket, BookMatch } from '#book/match'

class Book {
  readonly #matches = new Map<number, BookMatch>()
  readonly #bySourceKey = new Map<string, BookMatch>()
  readonly #outcomes = new Map<number, BookOutcome>()
  readonly #marketsById = new Map<number, BookMarket>()
  /** Markets of each match by `marketKey`. */
  readonly #markets = new Map<number, Map<string, BookMarket>>()
  /**
   * Raised when matches or markets are added or removed, so that values computed from the book can tell that they are
   * old.
   */
  version = 0

  /** Replaces a match with all its markets. */
  put(match: BookMatch): void {
    this.#forget(match.id)
    this.#matches.set(match.id, match)
    this.#bySourceKey.set(match.sourceKey, match)
    this.#markets.set(match.id, new Map())
    for (const market of match.markets) this.#index(market)
    this.version++
  }

  remove(matchId: number): void {
    if (!this.#matches.has(matchId)) return
    this.#forget(matchId)
    this.version++
  }

  clear(): void {
    this.#matches.clear()
    this.#bySourceKey.clear()
    this.#outcomes.clear()
    this.#markets.clear()
    this.#marketsById.clear()
    this.version++
  }

  /** Adds a market to its match, which must be in the book. */
  addMarket(market: BookMarket): void {
    market.match.markets.push(market)
    this.#index(market)
    this.version++
  }

  /** Removes a market from its match. */
  removeMarket(market: BookMarket): void {
    const { match } = market
    match.markets = match.markets.filter((other) => other !== market)
    this.#markets.get(match.id)?.delete(marketKey(market.typeId, market.specifier))
    this.#marketsById.delete(market.id)
    for (const outcome of market.outcomes) this.#outcomes.delete(outcome.id)
    this.version++
  }

  /** Adds an outcome to its market. */
  addOutcome(outcome: BookOutcome): void {
    outcome.market.outcomes.push(outcome)
    outcome.market.outcomes.sort((a, b) => a.listOrder - b.listOrder || a.id - b.id)
    this.#outcomes.set(outcome.id, outcome)
  }

  match(id: number): BookMatch | undefined {
    return this.#matches.get(id)
  }

  matchBySourceKey(sourceKey: string): BookMatch | undefined {
    return this.#bySourceKey.get(sourceKey)
  }

  matches(): IterableIterator<BookMatch> {
    return this.#matches.values()
  }

  get size(): number {
    return this.#matches.size
  }

  market(matchId: number, typeId: number, specifier: string): BookMarket | undefined {
    return this.#markets.get(matchId)?.get(marketKey(typeId, specifier))
  }

  marketById(id: number): BookMarket | undefined {
    return this.#marketsById.get(id)
  }

  outcome(id: number): BookOutcome | undefined {
    return this.#outcomes.get(id)
  }

  /** The outcome at this moment, as `evaluate` reads it; undefined when it is not in the book. */
  quote(outcomeId: number, at?: QuotedAt): QuotedOutcome | undefined {
    const outcome = this.#outcomes.get(outcomeId)
    return outcome && quoteOf(outcome, at)
  }

  #index(market: BookMarket): void {
    this.#markets.get(market.match.id)?.set(marketKey(market.typeId, market.specifier), market)
    this.#marketsById.set(market.id, market)
    for (const outcome of market.outcomes) this.#outcomes.set(outcome.id, outcome)
  }

  #forget(matchId: number): void {
    const match = this.#matches.get(matchId)
    if (!match) return
    for (const market of match.markets) {
      this.#marketsById.delete(market.id)
      for (const outcome of market.outcomes) this.#outcomes.delete(outcome.id)
    }
    this.#matches.delete(matchId)
    this.#markets.delete(matchId)
    this.#bySourceKey.delete(match.sourceKey)
  }
}

export const book = new Book()
