/** The real server in a process of its own, started as in production, on the database of this suite. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import type { KillOrder } from '#tests/crash/kill_at'
import { freePort } from '#tests/support/free_port'

const START_WITHIN_MS = 60_000
const KEPT_OUTPUT = 4_000

class ServerProcess {
  #child: ChildProcess | null = null
  #port = 0
  #output = ''

  /** The same key at each start, so that cookies of clients stay valid. */
  async port(): Promise<number> {
    if (this.#port === 0) this.#port = await freePort()
    return this.#port
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Resolves when the server answers. Throws with its output when it does not. */
  async start(): Promise<void> {
    if (this.isRunning) return
    const port = await this.port()
    const args = [
      '--import=./bin/typescript.mjs',
      '--import=./tests/crash/kill_at.ts',
      'bin/server.ts',
    ]
    const child = spawn(process.execPath, args, {
      cwd: app.makePath(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        FEED_SIMULATOR: 'off',
        LOG_LEVEL: 'error',
        APP_KEY: 'only-for-tests-0123456789abcdefghij',
        LIMITER_STORE: 'memory',
        COUPONS_PER_MINUTE: '10000000',
      },
    })
    this.#child = child
    this.#output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#output = `${this.#output}${text.toString()}`.slice(-KEPT_OUTPUT)
      })
    }
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (!(await isAnswering(port))) {
      if (!this.isRunning || Date.now() > giveUpAt) {
        throw new Error(`the server did not start: ${this.#output}`)
      }
      await pause(20)
    }
  }

  /** Kills the server when it reaches the step; `ended` tells when that has happened. */
  killAt(order: KillOrder): void {
    this.#child?.send(order)
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Resolves when the process has ended. */
  async ended(): Promise<void> {
    if (this.#child && this.isRunning) await once(this.#child, 'exit')
  }

  async stop(): Promise<void> {
    this.kill()
    await this.ended()
  }

  /** The end of its output. */
  get output(): string {
    return this.#output
  }
}

/** One server for the whole suite, because a start takes seconds. */
export const server = new ServerProcess()

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const answer = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}
