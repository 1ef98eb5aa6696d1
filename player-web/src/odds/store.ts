/**
 * Live prices by outcome id. Lists, pages and the stream write the prices that they receive; each price cell listens
 * only to its own outcome, so that a change repaints one cell, not a list.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'

export interface StorePrice {
  readonly oddsMilli: number
  readonly active: boolean
  readonly marketStatus: MarketStatus
  readonly betStatus: 'started' | 'stopped'
  /** The feed, or the connection to the server, is down: the price may be old and takes no bets. */
  readonly isPaused: boolean
  /** The feed is silent about the match: the price takes no bets until the feed's next message (rules 6.4). */
  readonly isRateLocked: boolean
  /** The change came after a silence of the feed, so it is not shown as a movement. */
  readonly afterSilence: boolean
}

/** The state that the prices of some markets share. */
type PushedState = Pick<StorePrice, 'betStatus' | 'isPaused' | 'isRateLocked' | 'afterSilence'>

/** A price that changes after a longer silence than this shows no movement. */
const SILENCE_MS = 30_000

type Listener = () => void

export class OddsStore {
  private readonly prices = new Map<number, StorePrice>()
  private readonly listeners = new Map<number, Set<Listener>>()
  /**
   * Number of channels that push each outcome: while there is one, an answer to a request may be older and is ignored.
   */
  private readonly pushed = new Map<number, number>()
  private lastNewsAt = 0

  get(outcomeId: number): StorePrice | undefined {
    return this.prices.get(outcomeId)
  }

  /** Calls `listener` after each change of this outcome's price or state. Returns a function that stops it. */
  subscribe(outcomeId: number, listener: Listener): () => void {
    const listeners = this.listeners.get(outcomeId) ?? new Set()
    this.listeners.set(outcomeId, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.listeners.delete(outcomeId)
    }
  }

  /** Writes every outcome of these matches. `nowMs`: the client's clock. */
  ingestMatches(matches: readonly BoardMatch[], nowMs = Date.now()): void {
    const afterSilence = this.noteNews(nowMs)
    for (const { betStatus, markets } of matches) {
      for (const { status: marketStatus, outcomes } of markets) {
        for (const { id, oddsMilli, active } of outcomes) {
          this.putAsked(id, {
            oddsMilli,
            active,
            marketStatus,
            betStatus,
            isPaused: false,
            isRateLocked: false,
            afterSilence,
          })
        }
      }
    }
  }

  ingestQuotes(quotes: readonly QuotedOutcome[], nowMs = Date.now()): void {
    const afterSilence = this.noteNews(nowMs)
    for (const quote of quotes) {
      const { outcomeId, oddsMilli, active, marketStatus, betStatus } = quote
      this.putAsked(outcomeId, {
        oddsMilli,
        active,
        marketStatus,
        betStatus,
        isPaused: quote.lockedReason === 'marketSuspended',
        isRateLocked: quote.lockedReason === 'rateLocked',
        afterSilence,
      })
    }
  }

  /** Writes prices of a channel, which win over answers to requests until `release`. */
  push(markets: readonly BoardMarket[], state: PushedState): void {
    for (const { status: marketStatus, outcomes } of markets) {
      for (const { id, oddsMilli, active } of outcomes) {
        this.put(id, { oddsMilli, active, marketStatus, ...state })
      }
    }
  }

  /** Notes that a channel pushes these outcomes from now on. */
  hold(outcomeIds: Iterable<number>): void {
    for (const id of outcomeIds) this.pushed.set(id, (this.pushed.get(id) ?? 0) + 1)
  }

  release(outcomeIds: Iterable<number>): void {
    for (const id of outcomeIds) {
      const left = (this.pushed.get(id) ?? 0) - 1
      if (left > 0) this.pushed.set(id, left)
      else this.pushed.delete(id)
    }
  }

  private noteNews(nowMs: number): boolean {
    const afterSilence = nowMs - this.lastNewsAt > SILENCE_MS
    this.lastNewsAt = nowMs
    return afterSilence
  }

  private putAsked(outcomeId: number, next: StorePrice): void {
    if (!this.pushed.has(outcomeId)) this.put(outcomeId, next)
  }

  private put(outcomeId: number, next: StorePrice): void {
    const before = this.prices.get(outcomeId)
    const isSame =
      before !== undefined &&
      before.oddsMilli === next.oddsMilli &&
      before.active === next.active &&
      before.marketStatus === next.marketStatus &&
      before.betStatus === next.betStatus &&
      before.isPaused === next.isPaused &&
      before.isRateLocked === next.isRateLocked
    if (isSame) return
    this.prices.set(outcomeId, next)
    for (const listener of this.listeners.get(outcomeId) ?? []) listener()
  }
}

export const oddsStore = new OddsStore()
