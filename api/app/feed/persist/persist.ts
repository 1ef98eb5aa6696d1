/**
 * Writes the book behind the messages: the changes of a second go into one transaction, each market once. A crash loses
 * at most that second of prices; producers are then asked for all messages after `processed_at`, which the same
 * transaction writes.
 */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { LeaseLost } from '#core/database/lease'
import { leavingMatches } from '#book/load'
import { bookSender } from '#book/sharing/share_out'
import { PendingWrites } from '#feed/persist/pending'
import { giveWay } from '#feed/persist/conflicts'
import { writeBook } from '#feed/persist/sql'
import { logFeedError } from '#feed/messages/feed_errors'

const WRITE_EVERY_MS = 1_000

/** Data that must be as new in the database as the book is, such as how far a producer has come. */
interface Companion {
  /** The write for the present state; null when nothing has changed. */
  take(): ((trx: Trx) => Promise<void>) | null
}

const isWork = <T>(work: T | null): work is T => work !== null

class Persist {
  #pending = new PendingWrites()
  #running: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #companions: Companion[] = []
  #guard: (trx: Trx) => Promise<void> = async () => undefined

  /** Changes for the next write. */
  get pending(): PendingWrites {
    return this.#pending
  }

  /** Writes every second from now on. */
  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), WRITE_EVERY_MS)
  }

  /** Writes the last changes and stops. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await this.flush()
  }

  /** Adds a companion, written in the same transactions as the book. */
  alongside(companion: Companion): void {
    this.#companions.push(companion)
  }

  /** Sets what each write asks first, in its transaction; it throws `LeaseLost` where this server must not write. */
  guardedBy(guard: (trx: Trx) => Promise<void>): void {
    this.#guard = guard
  }

  /** Forgets the changes that are not written, since another server's count. */
  drop(): void {
    this.#pending = new PendingWrites()
  }

  /** Resolves when all changes so far are written. Never rejects: a failed write is logged and tried again. */
  flush(): Promise<void> {
    this.#running = this.#running.then(() => this.#write())
    return this.#running
  }

  async #write(): Promise<void> {
    const taken = this.#pending
    this.#pending = new PendingWrites()
    const { told } = bookSender
    const companions = this.#companions.map((companion) => companion.take()).filter(isWork)
    if (taken.isEmpty && companions.length === 0) return bookSender.noteWritten(told)
    const now = clock.now()
    finish(taken, now)
    try {
      await inTransaction(async (trx) => {
        await this.#guard(trx)
        await writeBook(trx, taken, now)
        for (const write of companions) await write(trx)
      })
      bookSender.noteWritten(told)
    } catch (error) {
      if (error instanceof LeaseLost) return this.drop()
      logger.error({ err: error }, 'the book could not be written at once')
      if (await this.#writeApart(taken, now)) bookSender.noteWritten(told)
    }
    const waiting = this.#pending.touched()
    for (const match of taken.touched()) {
      if (!waiting.has(match)) leavingMatches.delete(match.id)
    }
  }

  /**
   * Writes match by match, so that one failing match does not stop the others; the failing one is tried again with the
   * next write. True when none has failed.
   */
  async #writeApart(taken: PendingWrites, now: number): Promise<boolean> {
    let isWhole = true
    for (const match of taken.touched()) {
      const part = taken.of(match)
      try {
        await giveWay(match, part)
        await inTransaction(async (trx) => {
          await this.#guard(trx)
          await writeBook(trx, part, now)
        })
      } catch (error) {
        isWhole = false
        this.#pending.putBack(part)
        void logFeedError({
          producer: match.live?.producer ?? '',
          reason: 'notWritten',
          detail: `${match.sourceKey}: ${error instanceof Error ? error.message : 'unknown'}`,
        })
      }
    }
    return isWhole
  }
}

/** Marks the changes as written. A process that read the database meanwhile sees older versions and times. */
function finish(taken: PendingWrites, now: number): void {
  for (const market of taken.newMarkets) market.isUnsaved = false
  for (const market of taken.markets) market.isUnsaved = false
  for (const match of taken.touched()) {
    match.changedAt = match.writtenAt = now
    if (match.live) match.live.isUnsaved = false
  }
}

export const persist = new Persist()
