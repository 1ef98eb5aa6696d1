/**
 * Sends the book's changes to the other servers, twenty times a second, by a stream in Redis. Also sends when nothing
 * changed, since the others take silence for old prices. What could not be sent goes with the next tick.
 */
import logger from '@adonisjs/core/services/logger'
import type { Redis } from 'ioredis'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { connectRedis } from '#core/nodes/redis'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { producersUp } from '#book/producer_states'
import { BOOK_STREAM, sharedMarket, sharedMatch, type BookTick } from '#book/sharing/tick'

const TICK_MS = 50
/** Two minutes, for servers that start or come back. */
const KEPT_TICKS = 2_400
const HEARD_EVERY_TICKS = 10

class Dirty {
  readonly matches = new Set<number>()
  /** Ids of markets by match. */
  readonly markets = new Map<number, Set<number>>()
  /** By match and position. */
  readonly incidents = new Map<string, [matchId: number, incident: LiveIncident]>()
  readonly gone = new Set<number>()

  note(change: BookChange): void {
    if (change.kind === 'match') this.matches.add(change.matchId)
    else if (change.kind === 'markets') {
      this.#addMarkets(change.matchId, change.marketIds)
    } else if (change.kind === 'incident') {
      const { matchId, incident } = change
      this.incidents.set(`${matchId}:${incident.position}`, [matchId, incident])
    } else if (change.kind === 'gone') this.gone.add(change.matchId)
  }

  /** Adds what an older tick had. */
  add(older: Dirty): void {
    for (const id of older.matches) this.matches.add(id)
    for (const [matchId, ids] of older.markets) this.#addMarkets(matchId, ids)
    for (const [key, line] of older.incidents) {
      if (!this.incidents.has(key)) this.incidents.set(key, line)
    }
    for (const id of older.gone) this.gone.add(id)
  }

  #addMarkets(matchId: number, ids: Iterable<number>): void {
    this.markets.set(matchId, new Set([...(this.markets.get(matchId) ?? []), ...ids]))
  }
}

class BookSender {
  #redis: Redis | null = null
  #dirty = new Dirty()
  #fence = 0
  #number = 0
  #written = 0
  #isSending = false
  /** By `performance.now()`; of the last tick that Redis has taken, or of the start. */
  #sentAt = 0
  /** By match, as the others know it. */
  #heard = new Map<number, number>()
  #timer: NodeJS.Timeout | null = null
  #stopListening: (() => void) | null = null

  /** How long Redis has taken no tick; 0 while this server sends none. */
  get silentMs(): number {
    return this.#timer ? performance.now() - this.#sentAt : 0
  }

  /** The number of the last tick that Redis has taken. */
  get told(): number {
    return this.#number
  }

  /** The database has what ticks up to this one of the present turn say. */
  noteWritten(number: number): void {
    this.#written = number
  }

  /** `fence` is the number of this server's turn at the feeds. */
  async start(fence: number): Promise<void> {
    this.#fence = fence
    this.#number = this.#written = 0
    this.#sentAt = performance.now()
    this.#dirty = new Dirty()
    this.#heard.clear()
    this.#redis ??= await connectRedis('book-out')
    this.#stopListening = bookChanges.on((change) => this.#dirty.note(change))
    this.#timer = setInterval(() => void this.#send(), TICK_MS)
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#stopListening?.()
    this.#timer = this.#stopListening = null
    this.#redis?.disconnect()
    this.#redis = null
  }

  async #send(): Promise<void> {
    const redis = this.#redis
    if (this.#isSending || !redis) return
    this.#isSending = true
    const taken = this.#dirty
    this.#dirty = new Dirty()
    const tick = JSON.stringify(this.#tickOf(taken))
    try {
      await redis.xadd(BOOK_STREAM, 'MAXLEN', '~', KEPT_TICKS, '*', 'tick', tick)
      this.#number++
      this.#sentAt = performance.now()
    } catch (error) {
      this.#dirty.add(taken)
      logger.debug(
        { err: error },
        'a tick of the book could not be sent; it goes with the next one'
      )
    }
    this.#isSending = false
  }

  #tickOf(dirty: Dirty): BookTick {
    return {
      fence: this.#fence,
      number: this.#number + 1,
      written: this.#written,
      at: clock.now(),
      up: producersUp(),
      matches: [...dirty.matches].flatMap((id) => {
        const match = book.match(id)
        return (match && sharedMatch(match)) ?? []
      }),
      markets: [...dirty.markets].flatMap(([matchId, ids]) =>
        (book.match(matchId)?.markets ?? []).filter(({ id }) => ids.has(id)).map(sharedMarket)
      ),
      incidents: [...dirty.incidents.values()],
      heard: this.#number % HEARD_EVERY_TICKS === 0 ? this.#newlyHeard() : [],
      gone: [...dirty.gone],
    }
  }

  /** Most messages repeat what is known, but without them the others would take the feed for silent. */
  #newlyHeard(): [matchId: number, at: number][] {
    const before = this.#heard
    this.#heard = new Map()
    for (const { id, live } of book.matches()) if (live) this.#heard.set(id, live.updatedAt)
    return [...this.#heard].filter(([id, at]) => before.get(id) !== at)
  }
}

export const bookSender = new BookSender()
