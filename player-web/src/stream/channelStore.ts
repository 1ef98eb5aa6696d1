/**
 * A channel of the stream, as components read it. Prices go to the odds store. The row of a match stays the same object
 * until its facts or the shape of its markets change, so that changed prices repaint cells, not rows.
 */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import { END_UNKNOWN } from '@grandstand/shared-types/stream/frames'
import {
  imageOf,
  withDelta,
  type DeltaFrame,
  type StreamImage,
  type SnapshotFrame,
} from '@grandstand/shared-types/stream/image'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { OddsStore } from '../odds/store.ts'
import { locksInMs } from './rateLock.ts'
import { keptRow } from './rowShape.ts'

type Listener = () => void

export class ChannelStore {
  #image: StreamImage | null = null
  readonly #rows = new Map<number, LiveMatch>()
  /** Rows that left the channel, with the status at that time, until `forget`. */
  readonly #left = new Map<number, string>()
  #list: readonly LiveMatch[] = []
  #endedWith: string | null = null
  #isStale = false
  /** True when the next frame covers a time in which the page was not connected. */
  #isResuming = true
  readonly #held = new Set<number>()
  /** Timers of matches that will be locked if their feed stays silent. */
  readonly #locking = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #rowListeners = new Map<number, Set<Listener>>()
  readonly #listListeners = new Set<Listener>()

  constructor(
    readonly channel: StreamChannel,
    private readonly odds: OddsStore
  ) {}

  /** The last `seq` applied; null before the snapshot. */
  get seq(): number | null {
    return this.#image?.seq ?? null
  }
  get isLoaded(): boolean {
    return this.#image !== null
  }
  /** Why the channel ended: the status with which the match left; null while it is open. */
  get endedWith(): string | null {
    return this.#endedWith
  }
  get timeline(): readonly LiveIncident[] {
    return this.#image?.timeline ?? []
  }
  /** All rows, including those that left; the same array until a row is added, leaves or moves. */
  get list(): readonly LiveMatch[] {
    return this.#list
  }

  row(matchId: number): LiveMatch | undefined {
    return this.#rows.get(matchId)
  }
  /** The status with which a row left; undefined while the row is in the channel. */
  leftWith(matchId: number): string | undefined {
    return this.#left.get(matchId)
  }

  readonly onList = (listener: Listener): (() => void) => {
    this.#listListeners.add(listener)
    return () => this.#listListeners.delete(listener)
  }

  onRow(matchId: number, listener: Listener): () => void {
    const listeners = this.#rowListeners.get(matchId) ?? new Set()
    this.#rowListeners.set(matchId, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#rowListeners.delete(matchId)
    }
  }

  /** Applies a frame. Returns false when earlier frames are missing, so that the channel must be subscribed again. */
  apply(frame: SnapshotFrame | DeltaFrame): boolean {
    const before = this.#image
    const next = frame[0] === 2 ? imageOf(frame) : before && withDelta(before, frame)
    if (!next) return false
    this.#image = next
    const isNew = before === null || before.timeline !== next.timeline
    const isMoved = frame[0] === 2 ? this.#replace(next) : this.#change(next, frame)
    this.#isResuming = false
    if (isNew || isMoved) this.#announceList()
    return true
  }

  /** Marks prices as stale while the connection is down, and as fresh when it is back. */
  setStale(isStale: boolean): void {
    if (isStale) this.#isResuming = true
    if (isStale === this.#isStale) return
    this.#isStale = isStale
    for (const match of this.#image?.matches.values() ?? []) this.#push(match, match.markets)
    this.#announceList()
  }

  /** Notes that the match is over, or has left the board. */
  end(reason: string = END_UNKNOWN): void {
    this.#endedWith = reason
    for (const id of this.#rows.keys()) this.#leave(id, reason)
    this.#announceList()
  }

  /** Removes rows from the list that have left the channel. */
  forget(matchIds: Iterable<number>): void {
    let isChanged = false
    for (const id of matchIds) {
      if (!this.#left.delete(id)) continue
      this.#rows.delete(id)
      isChanged = true
    }
    if (isChanged) this.#announceList()
  }

  /** Ends the precedence of the channel's prices over those read by requests. */
  close(): void {
    for (const timer of this.#locking.values()) clearTimeout(timer)
    this.#locking.clear()
    this.odds.release(this.#held)
    this.#held.clear()
  }

  #replace(next: StreamImage): boolean {
    for (const match of next.matches.values()) {
      this.#push(match, match.markets)
      const before = this.#rows.get(match.id)
      this.#left.delete(match.id)
      this.#setRow(before ? keptRow(before, match) : match)
    }
    for (const id of this.#rows.keys()) if (!next.matches.has(id)) this.#leave(id, 'closed')
    return true
  }

  #change(next: StreamImage, [, , , , changes, added = [], gone = []]: DeltaFrame): boolean {
    let isMoved = added.length + gone.length > 0
    for (const [id, status] of gone) this.#leave(id, status)
    for (const { id } of added) {
      const match = next.matches.get(id)
      if (!match) continue
      this.#left.delete(id)
      this.#push(match, match.markets)
      this.#setRow(match)
    }
    for (const [id, prices, facts, whole = [], goneIds = []] of changes) {
      const match = next.matches.get(id)
      const before = this.#rows.get(id)
      if (!match || !before) continue
      if (goneIds.length > 0) this.#lock(before, goneIds)
      if (!facts && whole.length + goneIds.length === 0) {
        const isTouched = ({ id: marketId }: BoardMarket) =>
          prices.some(([own]) => own === marketId)
        this.#tell(match, match.markets.filter(isTouched))
        continue
      }
      const touched = new Set([...prices.map(([marketId]) => marketId), ...whole.map((m) => m.id)])
      this.#push(match, facts ? match.markets : match.markets.filter((m) => touched.has(m.id)))
      this.#setRow(match)
      isMoved ||= match.status !== before.status || match.startsAt !== before.startsAt
    }
    return isMoved
  }

  #setRow(match: LiveMatch): void {
    if (this.#rows.get(match.id) === match) return
    this.#rows.set(match.id, match)
    this.#announceRow(match.id)
  }

  #leave(id: number, status: string): void {
    const match = this.#rows.get(id)
    if (!match || this.#left.has(id)) return
    this.#left.set(id, status)
    this.#lock(
      match,
      match.markets.map((market) => market.id)
    )
    this.#rows.set(id, { ...match, status: status === 'closed' ? match.status : status })
    this.#announceRow(id)
  }

  /** Locks markets that take no more bets, so that a slip with selections on them shows it. */
  #lock({ markets }: LiveMatch, marketIds: readonly number[]): void {
    const closed = markets
      .filter(({ id }) => marketIds.includes(id))
      .map((market): BoardMarket => ({ ...market, status: MARKET_STATUS.inactive }))
    this.odds.push(closed, {
      betStatus: 'stopped',
      isPaused: false,
      isRateLocked: false,
      afterSilence: true,
    })
  }

  /** Passes on prices of markets that may be new. */
  #push(match: LiveMatch, markets: readonly BoardMarket[]): void {
    const ids = markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id))
    const fresh = ids.filter((id) => !this.#held.has(id))
    this.odds.hold(fresh)
    for (const id of fresh) this.#held.add(id)
    this.#tell(match, markets)
  }

  /** Passes on prices of known markets. */
  #tell(match: LiveMatch, markets: readonly BoardMarket[]): void {
    const { betStatus, isPaused } = match
    const lockMs = locksInMs(match)
    if (lockMs !== null && lockMs > 0) this.#lockIn(match.id, lockMs)
    this.odds.push(markets, {
      betStatus,
      isPaused: isPaused || this.#isStale,
      isRateLocked: lockMs === 0,
      afterSilence: this.#isResuming,
    })
  }

  #lockIn(matchId: number, ms: number): void {
    clearTimeout(this.#locking.get(matchId))
    const look = () => {
      this.#locking.delete(matchId)
      const match = this.#image?.matches.get(matchId)
      if (match) this.#tell(match, match.markets)
    }
    this.#locking.set(matchId, setTimeout(look, ms))
  }

  #announceRow(id: number): void {
    for (const listener of this.#rowListeners.get(id) ?? []) listener()
  }

  #announceList(): void {
    this.#list = [...this.#rows.values()]
    for (const listener of this.#listListeners) listener()
  }
}
