/** The way of the bots to a server that is killed now and then. */
import type { Answer, Bot } from '../bot.ts'
import type { Tally } from '../tally.ts'

const MOST_TRIES = 20

export class Line {
  readonly #tally: Tally
  #isBack: Promise<void> = Promise.resolve()

  constructor(tally: Tally) {
    this.#tally = tally
  }

  /** Bots whose answer is lost wait until `restart` has started the server again. */
  breaks(restart: () => Promise<void>): Promise<void> {
    this.#isBack = restart()
    return this.#isBack
  }

  /** Sends a request until it is answered, as an app does that is online again. */
  async send<T>(request: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await request()
      } catch (error) {
        // `fetch` throws this error alone for a broken connection
        if (!(error instanceof TypeError) || tries === MOST_TRIES) throw error
        this.#tally.add('answers lost by a kill')
        await this.#isBack
      }
    }
  }

  try<T>(bot: Bot, method: string, path: string, body?: object, key?: string): Promise<Answer<T>> {
    return this.send(() => bot.try<T>(method, path, body, key))
  }
}
