import { clock } from '#core/timing/clock'

/** A round of work; a long round ends early once `isStopped` returns true. It must not throw. */
type Round = (isStopped: () => boolean) => Promise<void>

interface Going {
  /** The work does not go by the time of day, so that it goes on while the clock is wrong. */
  isTimeless?: boolean
}

/** Repeats work in the background: one round at a time, with a pause between two. Rests while the server's clock is wrong. */
export class Rounds {
  readonly #round: Round
  readonly #everyMs: number
  readonly #isTimeless: boolean
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #isStopped = true

  /** `everyMs` is the pause between the end of a round and the next. */
  constructor(round: Round, everyMs: number, { isTimeless = false }: Going = {}) {
    this.#round = round
    this.#everyMs = everyMs
    this.#isTimeless = isTimeless
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
      this.#running = this.#work().finally(() => {
        if (!this.#isStopped) this.#schedule(this.#everyMs)
      })
    }, delayMs)
  }

  async #work(): Promise<void> {
    if (this.#isTimeless || !clock.isWrong) await this.#round(() => this.#isStopped)
  }
}
