/** A round of work; a long round ends early once `isStopped` returns true. It must not throw. */
type Round = (isStopped: () => boolean) => Promise<void>

/** Repeats work in the background: one round at a time, with a pause between two. */
export class Rounds {
  readonly #round: Round
  readonly #everyMs: number
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #isStopped = true

  /** `everyMs` is the pause between the end of a round and the next. */
  constructor(round: Round, everyMs: number) {
    this.#round = round
    this.#everyMs = everyMs
  }

  start(firstAfterMs: number): void {
    this.#isStopped = false
    this.#schedule(firstAfterMs)
  }

  /** Resolves when the present round is done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }

  #schedule(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#round(() => this.#isStopped).finally(() => {
        if (!this.#isStopped) this.#schedule(this.#everyMs)
      })
    }, delayMs)
  }
}
