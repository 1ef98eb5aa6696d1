/**
 * The last prices of every outcome in the book, in the memory of this process: a row in the database for each change would
 * cost more than the chart is worth. A change only notes its markets; their prices are compared once a second, so that no
 * message of a feed waits for it.
 */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { PricePoint } from '@grandstand/shared-types/money/price_line'
import { followsToWin } from '@grandstand/shared-types/markets/model/favourite_market'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { effectiveStatus, isOpenMarket, type BookMarket, type BookMatch } from '#book/match'

export const MOST_POINTS = 40
export const KEPT_MS = 24 * 3_600_000
const COMPARE_EVERY_MS = 1_000
/** In place of a price while no bet is taken at it. */
const NONE = 0

/** Time and thousandths in turn, the oldest first. */
type Trail = number[]

class PriceHistory {
  /** Trails by outcome, of each match in the book. */
  readonly #trails = new Map<number, Map<number, Trail>>()
  /** Markets to compare, by match; `all` for every market of the match. */
  readonly #noted = new Map<number, Set<number> | 'all'>()
  #timer: NodeJS.Timeout | null = null

  /** Notes a change of the book. */
  note(change: BookChange): void {
    if (change.kind === 'gone') this.#noted.set(change.matchId, 'all')
    if (change.kind === 'match') this.#noteMatch(change.matchId)
    if (change.kind !== 'markets') return
    const noted = this.#noted.get(change.matchId)
    if (noted === 'all') return
    if (!noted) this.#noted.set(change.matchId, new Set(change.marketIds))
    else for (const id of change.marketIds) noted.add(id)
  }

  /** Compares the prices of all noted markets with the last ones. */
  compare(): void {
    const now = clock.now()
    for (const [matchId, noted] of this.#noted) {
      const match = book.match(matchId)
      if (match) this.#compareMatch(match, noted, now)
      else this.#trails.delete(matchId)
    }
    this.#noted.clear()
  }

  /**
   * The changes of an outcome's price within the last day, the oldest first, at most `MOST_POINTS`; the first one is the
   * price at the beginning. Empty for an outcome that is not in the book.
   */
  pointsOf(outcomeId: number): PricePoint[] {
    this.compare()
    const matchId = book.outcome(outcomeId)?.market.match.id
    const trail = matchId === undefined ? undefined : this.#trails.get(matchId)?.get(outcomeId)
    const begin = clock.now() - KEPT_MS
    const points = pointsIn(trail ?? [])
    const first = points.findLastIndex(({ at }) => at <= begin)
    return points
      .slice(Math.max(0, first))
      .map((point) => ({ ...point, at: Math.max(begin, point.at) }))
  }

  /** Compares every second from now on. */
  start(): void {
    this.#timer ??= setInterval(() => this.compare(), COMPARE_EVERY_MS)
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
  }

  /** A match in play tells its prices by its markets, and is told of itself with each move of its clock. */
  #noteMatch(matchId: number): void {
    const isKnown = this.#trails.has(matchId)
    if (!isKnown || !book.match(matchId)?.live) this.#noted.set(matchId, 'all')
  }

  #compareMatch(match: BookMatch, noted: Set<number> | 'all', now: number): void {
    const trails = this.#trails.get(match.id) ?? new Map<number, Trail>()
    this.#trails.set(match.id, trails)
    for (const market of match.markets) {
      // prices that follow from others have no line of their own
      if (followsToWin(market.typeId)) continue
      if (noted === 'all' || noted.has(market.id)) compareMarket(market, trails, now)
    }
  }
}

function compareMarket(market: BookMarket, trails: Map<number, Trail>, now: number): void {
  const isTaken = effectiveStatus(market) === MARKET_STATUS.active && isOpenMarket(market)
  for (const { id, active, oddsMilli } of market.outcomes) {
    const price = isTaken && active ? oddsMilli : NONE
    const trail = trails.get(id)
    if (!trail) trails.set(id, [now, price])
    else if (trail.at(-1) !== price) {
      trail.push(now, price)
      if (trail.length > 2 * MOST_POINTS) trail.splice(0, 2)
    }
  }
}

function pointsIn(trail: Trail): PricePoint[] {
  const points: PricePoint[] = []
  for (let at = 0; at < trail.length; at += 2) {
    const price = trail[at + 1] ?? NONE
    points.push({ at: trail[at] ?? 0, oddsMilli: price === NONE ? null : price })
  }
  return points
}

export const priceHistory = new PriceHistory()
bookChanges.on((change) => priceHistory.note(change))
