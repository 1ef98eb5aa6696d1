/** Keeps what was made of the book for as long as the book stands, so that a thousand pollers cost little more than one. */
import app from '@adonisjs/core/services/app'
import limits from '#config/live'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { clock } from '#core/clock'

export interface FreshBounds {
  /** While the book changes many times a second, what is kept may be as old as what the socket sends. */
  sharedMs: number
  /** Time alone changes the list too. */
  keptMs: number
  /** Of all texts kept together; other values are few and not counted. */
  mostBytes: number
}

interface Kept {
  version: string
  at: number
  made: unknown
  bytes: number
}

export class FreshAnswers {
  /** In the order in which they were made. */
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(readonly bounds: FreshBounds) {}

  get bytes(): number {
    return this.#bytes
  }

  /** What `make` gave last under this key, if that is still good, else made anew. A key has one type of value. */
  get<T>(key: string, version: string, nowMs: number, make: () => T): T {
    const { sharedMs, keptMs } = this.bounds
    const known = this.#kept.get(key)
    const age = known ? Math.abs(nowMs - known.at) : Infinity
    if (known && (age < sharedMs || (age < keptMs && known.version === version))) {
      return known.made as T
    }
    const made = make()
    this.#drop(key)
    this.#keep(key, { version, at: nowMs, made, bytes: bytesOf(made) })
    return made
  }

  /** Lets go of what is too old, and of the oldest while there is too much. */
  #keep(key: string, entry: Kept): void {
    const { keptMs, mostBytes } = this.bounds
    if (entry.bytes > mostBytes) return
    for (const [other, { at }] of this.#kept) {
      const isOld = Math.abs(entry.at - at) >= keptMs
      if (!isOld && this.#bytes + entry.bytes <= mostBytes) break
      this.#drop(other)
    }
    this.#kept.set(key, entry)
    this.#bytes += entry.bytes
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

/** Names in other scripts take two bytes a character. */
const bytesOf = (made: unknown): number => (typeof made === 'string' ? made.length * 2 : 0)

let changes = 0
bookChanges.on(() => void changes++)

/** Tests see every change. */
const answers = new FreshAnswers({
  sharedMs: app.inTest ? 0 : limits.tickMs,
  keptMs: app.inTest ? 0 : 1_000,
  mostBytes: 32 * 1_024 * 1_024,
})

/** What `make` made of the book under this key, no older than the book. */
export function fresh<T>(key: string, make: () => T): T {
  return answers.get(key, `${book.version}:${changes}`, clock.now(), make)
}
