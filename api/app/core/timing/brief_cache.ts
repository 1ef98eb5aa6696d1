/** Empties each cache of this process. */
const empties: (() => void)[] = []

/** Empties every cache, because changes may have been missed. */
export function forgetAll(): void {
  for (const empty of empties) empty()
}

/**
 * Keeps values read from the database for a few seconds. A value whose reading began before a `forget` is not kept,
 * since it may be older than the change.
 */
export class BriefCache<Key, Value> {
  readonly #kept = new Map<Key, { value: Value; until: number }>()
  readonly #keptMs: number
  readonly #most: number
  #forgotten = 0

  /** When the cache has `most` entries, it is emptied before the next one. Make one for a module, not for a call. */
  constructor(keptMs: number, most = Number.POSITIVE_INFINITY) {
    this.#keptMs = keptMs
    this.#most = most
    empties.push(() => this.forget())
  }

  get(key: Key): Value | undefined {
    const entry = this.#kept.get(key)
    return entry && entry.until > Date.now() ? entry.value : undefined
  }

  /**
   * Call it before the query. It returns a function that keeps the query's answer, unless something was forgotten
   * meanwhile.
   */
  reading(): (key: Key, value: Value) => void {
    const begun = this.#forgotten
    return (key, value) => {
      if (begun !== this.#forgotten) return
      if (this.#kept.size >= this.#most) this.#kept.clear()
      this.#kept.set(key, { value, until: Date.now() + this.#keptMs })
    }
  }

  /** Forgets the values for which `outdated` is true; without it, all values. */
  forget(outdated?: (value: Value) => boolean): void {
    this.#forgotten++
    if (!outdated) return this.#kept.clear()
    for (const [key, { value }] of this.#kept) if (outdated(value)) this.#kept.delete(key)
  }
}
