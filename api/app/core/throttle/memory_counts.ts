import { withoutTry, withTry, waitMs, type Count, type Limit } from '#core/throttle/limits'

/** Above this number of keys, forgotten ones are removed. */
const SWEEP_ABOVE = 10_000

/** Counts of this process only. */
export class MemoryCounts {
  readonly #counts = new Map<string, Count>()
  #sweepAbove = SWEEP_ABOVE

  /** Counts a try; resolves to 0, or to the milliseconds until the next try when it is refused. */
  async add(key: string, limit: Limit, now: number): Promise<number> {
    const count = this.#counts.get(key) ?? null
    const next = withTry(count, limit, now)
    if (!next) return waitMs(count, now)
    if (!count && this.#counts.size >= this.#sweepAbove) this.#sweep(now)
    this.#counts.set(key, next)
    return 0
  }

  async takeBack(key: string, limit: Limit, now: number): Promise<void> {
    const next = withoutTry(this.#counts.get(key) ?? null, limit, now)
    if (next) this.#counts.set(key, next)
    else this.#counts.delete(key)
  }

  async forget(key: string): Promise<void> {
    this.#counts.delete(key)
  }

  async clear(): Promise<void> {
    this.#counts.clear()
  }

  #sweep(now: number): void {
    for (const [key, { forgottenAt }] of this.#counts) {
      if (forgottenAt <= now) this.#counts.delete(key)
    }
    // the next sweep waits until as many new keys have come
    this.#sweepAbove = Math.max(SWEEP_ABOVE, 2 * this.#counts.size)
  }
}
