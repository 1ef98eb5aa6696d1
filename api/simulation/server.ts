/** The real server in a process of its own, with a clock that this process sets. */
import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClockOrder } from './settable_clock.ts'

/** A bound for a hang, not for a slow machine. */
const START_WITHIN_MS = 300_000

export class Server {
  readonly #child: ChildProcess
  readonly port: number
  #number = 0

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  /**
   * Starts `bin/server.ts` on `PORT`, with its clock at `at`; resolves when it answers. Throws when it ends, or does not
   * answer in time.
   */
  static async start(at: number): Promise<Server> {
    const port = Number(process.env['PORT'])
    const child = fork('bin/server.ts', [], {
      execArgv: ['--import=./bin/typescript.mjs', '--import=./simulation/settable_clock.ts'],
      // its clock is far from the database's
      env: {
        CLOCK_PAUSE_MS: String(Number.MAX_SAFE_INTEGER),
        ...process.env,
        SIMULATED_AT: String(at),
      },
    })
    const giveUpAt = Date.now() + START_WITHIN_MS
    const address = `http://127.0.0.1:${port}/v1/currencies`
    const isAnswering = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false
      )
    while (!(await isAnswering())) {
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error('the server did not start')
      }
      await pause(50)
    }
    return new Server(child, port)
  }

  /** Resolves when the server has carried the order out. Throws an Error with the server's message when it failed. */
  order(order: ClockOrder): Promise<void> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      const answered = (answer: { number: number; fault?: string }) => {
        if (answer.number !== number) return
        this.#child.off('message', answered)
        if (answer.fault === undefined) resolve()
        else reject(new Error(answer.fault))
      }
      this.#child.on('message', answered)
      this.#child.send({ ...order, number })
    })
  }

  /** Resolves when the process has ended and its work is done. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Ends the process in the middle of its work; resolves when it has ended. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill(signal)
    await ended
  }
}
