/**
 * What was read from the database, kept in memory for a few seconds. What was read before something was forgotten is not
 * kept after it, since it may be of before the change.
 */
export class BriefCache<Key, Value> {
  readonly #kept = new Map<Key, { value: Value; until: number }>()
  readonly #keptMs: number
  readonly #most: number
  #forgotten = 0

  /** With `most` entries all of them go before the next is kept. */
  constructor(keptMs: number, most = Number.POSITIVE_INFINITY) {
    this.#keptMs = keptMs
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const entry = this.#kept.get(key)
    return entry && entry.until > Date.now() ? entry.value : undefined
  }

  /** To be called before the database is asked: gives what keeps the answer, if nothing was forgotten meanwhile. */
  reading(): (key: Key, value: Value) => void {
    const begun = this.#forgotten
    return (key, value) => {
      if (begun !== this.#forgotten) return
      if (this.#kept.size >= this.#most) this.#kept.clear()
      this.#kept.set(key, { value, until: Date.now() + this.#keptMs })
    }
  }

  /** Forgets what is `outdated`; all of it without a test. */
  forget(outdated?: (value: Value) => boolean): void {
    this.#forgotten++
    if (!outdated) return this.#kept.clear()
    for (const [key, { value }] of this.#kept) if (outdated(value)) this.#kept.delete(key)
  }
}
