/** Fixtures that a feed says have changed: each is asked for once at a time, and again when it changed meanwhile. */

/** More are not waited for; the feed names a fixture again when it changes again. */
const MOST_WAITING = 1_000
const MOST_AT_ONCE = 4

type Ask = (matchKey: string) => Promise<void>

export class FixtureRequests {
  readonly #waiting = new Set<string>()
  readonly #running = new Map<string, Promise<void>>()

  /** `ask` must not reject. */
  constructor(private readonly ask: Ask) {}

  /** False when there is no room. */
  want(matchKey: string): boolean {
    if (this.#waiting.size >= MOST_WAITING) return false
    this.#waiting.add(matchKey)
    this.#next()
    return true
  }

  /** Resolves when nothing is wanted any more. */
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
