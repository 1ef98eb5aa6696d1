/** Keeps what was made of the book for as long as the book stands, so that a thousand pollers cost little more than one. */
import app from '@adonisjs/core/services/app'
import limits from '#config/live'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { clock } from '#core/clock'

/** While the book changes many times a second, answers may be as old as what the socket sends. Tests see every change. */
const SHARED_MS = app.inTest ? 0 : limits.tickMs
/** Time alone changes the list too. */
const KEPT_MS = app.inTest ? 0 : 1_000
const MOST_KEPT = 500

let changes = 0
bookChanges.on(() => void changes++)

interface Kept {
  version: string
  at: number
  made: unknown
}
const kept = new Map<string, Kept>()

/** What `make` gave last under this key, if that is still good, else made anew. A key has one type of value. */
export function fresh<T>(key: string, make: () => T): T {
  const version = `${book.version}:${changes}`
  const at = clock.now()
  const known = kept.get(key)
  const age = known ? Math.abs(at - known.at) : Infinity
  if (known && (age < SHARED_MS || (age < KEPT_MS && known.version === version))) {
    return known.made as T
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = make()
  kept.set(key, { version, at, made })
  return made
}
