/**
 * Requests for fixtures that a feed says have changed: one request at a time for each match, and one more when the
 * fixture changes during it.
 */

/** Further requests are dropped; the feed names the fixture again when it changes again. */
const MOST_WAITING = 1_000
const MOST_AT_ONCE = 4

type Ask = (matchKey: string) => Promise<void>

export class FixtureRequests {
  readonly #waiting = new Set<string>()
  readonly #running = new Map<string, Promise<void>>()

  /** `ask` must not reject. */
  constructor(private readonly ask: Ask) {}

  /** False when the queue is full. */
  want(matchKey: string): boolean {
    if (this.#waiting.size >= MOST_WAITING) return false
    this.#waiting.add(matchKey)
    this.#next()
    return true
  }

  /** Resolves when no request is open. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values())
  }

  #next(): void {
    for (const matchKey of this.#waiting) {
      if (this.#running.size >= MOST_AT_ONCE) return
      if (this.#running.has(matchKey)) continue
      this.#waiting.delete(matchKey)
      const asked = this.ask(matchKey).finally(() => {
        this.#running.delete(matchKey)
        this.#next()
      })
      this.#running.set(matchKey, asked)
    }
  }
}
