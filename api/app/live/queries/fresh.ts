/**
 * Keeps answers built from the book until the book changes, so that a thousand polling clients cost little more than
 * one.
 */
import app from '@adonisjs/core/services/app'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import type { Offer } from '#book/offer/offer'
import { clock } from '#core/timing/clock'

interface FreshBounds {
  /** While the book changes many times a second, an answer may be this old. */
  sharedMs: number
  /** Longest life of an answer, since time alone changes the list too. */
  keptMs: number
  /** Most bytes of all text answers; other answers are few and not counted. */
  mostBytes: number
}

interface Kept {
  version: string
  at: number
  made: unknown
  bytes: number
}

export class FreshAnswers {
  /** Oldest first. */
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(readonly bounds: FreshBounds) {}

  get bytes(): number {
    return this.#bytes
  }

  /** The last value of `make` under this key when it is still fresh, else a new one. A key always has the same type. */
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

  /** Removes old answers, and the oldest while there are too many bytes. */
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

/** Two bytes for each character, which covers names in other scripts. */
const bytesOf = (made: unknown): number => (typeof made === 'string' ? made.length * 2 : 0)

let changes = 0
bookChanges.on(() => void changes++)

/** tests must see every change */
const answers = new FreshAnswers({
  sharedMs: app.inTest ? 0 : 100,
  keptMs: app.inTest ? 0 : 1_000,
  mostBytes: 32 * 1_024 * 1_024,
})

/** The part of a key that keeps the answers of a brand with a layer from those of all others. */
export const keyOf = (offer: Offer | null): string => (offer ? String(offer.siteId) : 'all')

/** The value of `make` under this key, as fresh as the book. */
export function fresh<T>(key: string, make: () => T): T {
  return answers.get(key, `${book.version}:${changes}`, clock.now(), make)
}
