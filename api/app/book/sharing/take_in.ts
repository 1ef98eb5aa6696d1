/**
 * Follows the book of the server that takes the feeds. A missing tick, or another sender, is made good from the database and
 * the ticks that Redis keeps. Meanwhile, and whenever no tick came for a moment, prices in play are not fresh, and nobody
 * bets at them.
 */
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Redis } from 'ioredis'
import { connectRedis } from '#core/nodes/redis'
import { book } from '#book/book'
import { reloadMatches } from '#book/load'
import { applyTick } from '#book/sharing/apply_tick'
import { FRESH_MS } from '#book/sharing/freshness'
import { BOOK_STREAM, type BookTick } from '#book/sharing/tick'

const WAIT_MS = 200
const TICKS_AT_ONCE = 200
/** A Redis that lost its data gives its entries smaller numbers, which a reader waits beyond for ever. */
const LOOK_ANEW_AFTER_MS = 1_000
const AGAIN_MS = 200
/** Redis answers a question after `WAIT_MS` at the latest. */
const ANSWERED_WITHIN_MS = 1_000
/** The database has all that is older. */
const KEPT_BEFORE_MS = 30_000
/** The sender writes once a second. It is not waited for any longer when a row of it cannot be written. */
const WRITTEN_WITHIN_MS = 30_000

type Entry = [id: string, fields: string[]]

class BookFollower {
  #redis: Redis | null = null
  #isOn = false
  #running: Promise<void> = Promise.resolve()
  /** Gives up the answer that is waited for. */
  #giveUp: () => void = () => undefined
  /** Of the last tick that was applied. */
  #fence = 0
  #number = 0
  #entryId = '0'
  /** By `performance.now()`; -Infinity while ticks are missing. */
  #caughtUpAt = -Infinity
  /** Of the last tick, by the two servers' clocks. */
  #lagMs = 0
  /** When the last tick came; by `performance.now()`, as the others. */
  #heardAt = 0
  /** When Redis last answered at all, and since when it does without a break. */
  #answeredAt = -Infinity
  #answersSince = 0

  get isOn(): boolean {
    return this.#isOn
  }

  get isFresh(): boolean {
    return performance.now() - this.#caughtUpAt <= FRESH_MS
  }

  /** How old the last tick is; true to the clocks of both servers. 0 while this server follows nobody. */
  get lagMs(): number {
    return this.#isOn ? this.#lagMs + (performance.now() - this.#heardAt) : 0
  }

  /** How long no tick has come although Redis answers; 0 while it does not. */
  get missedMs(): number {
    const now = performance.now()
    const isAnswered = this.#isOn && now - this.#answeredAt < ANSWERED_WITHIN_MS
    return isAnswered ? now - Math.max(this.#heardAt, this.#answersSince) : 0
  }

  /** `fence` is the number of this server's own turn, when it has just ended: what came before stands in its book. */
  async start(fence = 0): Promise<void> {
    if (this.#isOn) return
    this.#isOn = true
    this.#heardAt = performance.now()
    this.#answeredAt = -Infinity
    this.#redis ??= await connectRedis('book-in', true)
    this.#fence = fence
    this.#entryId = fence === 0 ? '0' : await lastEntryId(this.#redis)
    this.#running = this.#follow(this.#redis)
  }

  /** Resolves when no tick is being applied any more. */
  async stop(): Promise<void> {
    this.#isOn = false
    this.#caughtUpAt = -Infinity
    this.#lagMs = 0
    this.#redis?.disconnect()
    this.#redis = null
    // a command of a connection that was ended while Redis was gone never gets its answer
    this.#giveUp()
    await this.#running
  }

  async #follow(redis: Redis): Promise<void> {
    let heardAt = -Infinity
    while (this.#isOn) {
      try {
        if (performance.now() - heardAt > LOOK_ANEW_AFTER_MS) {
          await this.#answered(this.#lookAnew(redis))
          heardAt = performance.now()
        }
        const askedAt = performance.now()
        const entries = await this.#answered(this.#read(redis))
        this.#noteAnswer(performance.now())
        for (const entry of entries) await this.#take(redis, entry)
        // an answer may have been held up on its way: it is as new as the question
        if (entries.length > 0 && entries.length < TICKS_AT_ONCE) this.#caughtUpAt = askedAt
        // taking them in may last longer than a silence
        if (entries.length > 0) heardAt = this.#heardAt = performance.now()
      } catch (error) {
        if (!this.#isOn) return
        logger.error(
          { err: error },
          'the book of the feeds could not be followed; it is tried again'
        )
        this.#fence = 0
        await pause(AGAIN_MS)
      }
    }
  }

  /** The answer; rejects when this server stops to follow. */
  #answered<T>(asked: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    this.#giveUp = () => reject(new Error('the book is followed no more'))
    return Promise.race([asked, promise])
  }

  #noteAnswer(now: number): void {
    if (now - this.#answeredAt > ANSWERED_WITHIN_MS) this.#answersSince = now
    this.#answeredAt = now
  }

  async #read(redis: Redis): Promise<Entry[]> {
    const found = await redis.xread(
      'COUNT',
      TICKS_AT_ONCE,
      'BLOCK',
      WAIT_MS,
      'STREAMS',
      BOOK_STREAM,
      this.#entryId
    )
    return found?.[0]?.[1] ?? []
  }

  async #take(redis: Redis, entry: Entry): Promise<void> {
    const tick = tickOf(entry)
    this.#entryId = entry[0]
    // a sender that has lost its turn may still send
    if (tick.fence < this.#fence) return
    if (tick.fence > this.#fence || tick.number > this.#number + 1) await this.#reload(redis, tick)
    await applyTick(tick)
    this.#number = tick.number
    this.#lagMs = Date.now() - tick.at
  }

  /** A turn begins with the database; what was missed in its midst is read from the database once it is there. */
  async #reload(redis: Redis, { fence, number }: BookTick): Promise<void> {
    this.#caughtUpAt = -Infinity
    if (number > 1) await this.#untilWritten(redis, fence, number - 1)
    const live = [...book.matches()].flatMap(({ id, live: part }) => (part ? id : []))
    logger.info({ fence, number, matches: live.length }, 'matches in play are read anew')
    await reloadMatches(live)
    this.#fence = fence
  }

  async #untilWritten(redis: Redis, fence: number, number: number): Promise<void> {
    const giveUpAt = performance.now() + WRITTEN_WITHIN_MS
    while (this.#isOn && performance.now() < giveUpAt) {
      const last = await this.#answered(lastTick(redis))
      if (!last || last.fence !== fence || last.written >= number) return
      await pause(AGAIN_MS)
    }
  }

  /** At the start, and when Redis has lost its data: reads again the ticks that it keeps of the last moments. */
  async #lookAnew(redis: Redis): Promise<void> {
    const lastId = await lastEntryId(redis)
    if (this.#entryId !== '0' && timeOf(lastId) >= timeOf(this.#entryId)) return
    this.#entryId = lastId === '0' ? '0' : `${Math.max(0, timeOf(lastId) - KEPT_BEFORE_MS)}-0`
    this.#fence = 0
  }
}

const lastEntry = async (redis: Redis): Promise<Entry | undefined> =>
  (await redis.xrevrange(BOOK_STREAM, '+', '-', 'COUNT', 1))[0]

/** '0' where the stream has no tick. */
const lastEntryId = async (redis: Redis): Promise<string> => (await lastEntry(redis))?.[0] ?? '0'

/** Null where the stream has no tick. */
async function lastTick(redis: Redis): Promise<BookTick | null> {
  const entry = await lastEntry(redis)
  return entry ? tickOf(entry) : null
}

const tickOf = ([, [, text = '']]: Entry): BookTick => JSON.parse(text)

/** By the clock of Redis, in epoch milliseconds. */
const timeOf = (entryId: string): number => Number(entryId.split('-')[0])

export const bookFollower = new BookFollower()
