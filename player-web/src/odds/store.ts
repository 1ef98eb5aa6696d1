/**
 * Live prices by outcome id. Lists, pages and the live socket put in what they receive; each price cell listens to its own
 * outcome alone, so that a change repaints one cell and not a list.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/book'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'

export interface LivePrice {
  readonly oddsMilli: number
  readonly active: boolean
  readonly marketStatus: MarketStatus
  readonly betStatus: 'started' | 'stopped'
  /** It stands still: its feed, or the line to us, is down. It may be old and nothing can be bet on it. */
  readonly isPaused: boolean
  /** Its match was not spoken of for too long: it takes no bets until it is (rules 6.4). */
  readonly isRateLocked: boolean
  /** The change came after a silence: it is no movement that the player watched. */
  readonly afterSilence: boolean
}

/** What the prices of some markets have in common. */
export type PushedState = Pick<
  LivePrice,
  'betStatus' | 'isPaused' | 'isRateLocked' | 'afterSilence'
>

/** Longer than this without news, and what then changes is not shown as a movement. */
const SILENCE_MS = 30_000

type Listener = () => void

export class OddsStore {
  private readonly prices = new Map<number, LivePrice>()
  private readonly listeners = new Map<number, Set<Listener>>()
  /** By outcome, how many live channels push it: an answer asked for meanwhile may be older than what was pushed. */
  private readonly pushed = new Map<number, number>()
  private lastNewsAt = 0

  get(outcomeId: number): LivePrice | undefined {
    return this.prices.get(outcomeId)
  }

  /** `listener` is called after the price or state of this outcome changed. Returns how to stop. */
  subscribe(outcomeId: number, listener: Listener): () => void {
    const listeners = this.listeners.get(outcomeId) ?? new Set()
    this.listeners.set(outcomeId, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.listeners.delete(outcomeId)
    }
  }

  /** Puts in every outcome of these matches. `nowMs`: the client's clock. */
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

  /** Puts in what a live channel says; it comes before what was asked for until `release`. */
  push(markets: readonly BoardMarket[], state: PushedState): void {
    for (const { status: marketStatus, outcomes } of markets) {
      for (const { id, oddsMilli, active } of outcomes) {
        this.put(id, { oddsMilli, active, marketStatus, ...state })
      }
    }
  }

  /** A live channel pushes these from now on. */
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

  private putAsked(outcomeId: number, next: LivePrice): void {
    if (!this.pushed.has(outcomeId)) this.put(outcomeId, next)
  }

  private put(outcomeId: number, next: LivePrice): void {
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
