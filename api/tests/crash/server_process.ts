/** The real server in a process of its own, started as in production, on the database of this suite. */
import { spawn, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import type { SettlementStep } from '#settlement/runs/fault_points'
import type { ClockOrder, JobOrder, KillOrder } from '#tests/crash/kill_at'
import { freePort } from '#tests/support/free_port'

const START_WITHIN_MS = 60_000
const KEPT_OUTPUT = 4_000

export class ServerProcess {
  readonly #settings: Readonly<Record<string, string>>
  readonly #preloads: readonly string[]
  #child: ChildProcess | null = null
  #port = 0
  #output = ''

  /** `settings` go into its environment; `preloads` are loaded before its own code. */
  constructor(
    settings: Readonly<Record<string, string>> = {},
    preloads: readonly string[] = ['./tests/crash/kill_at.ts']
  ) {
    this.#settings = settings
    this.#preloads = preloads
  }

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
      ...this.#preloads.map((file) => `--import=${file}`),
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
        ...this.#settings,
      },
    })
    this.#child = child
    this.#output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#output = `${this.#output}${text.toString()}`.slice(-KEPT_OUTPUT)
      })
    }
    child.once('exit', (code) => {
      // nobody has killed it, nor asked it to end
      if (code) console.error(`a server has ended with ${code}: ${this.#output}`)
    })
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

  /** Resolves when it reaches the step of a settlement; needs the preload `tests/nodes/told_steps.ts`. */
  async reaches(step: SettlementStep): Promise<void> {
    const child = this.#child
    if (!child) throw new Error('the server does not run')
    for await (const [told] of on(child, 'message', { close: ['exit'] })) if (told === step) return
    throw new Error(`the server has ended before ${step}`)
  }

  /** Sets its clock so far ahead of the right time; needs the preload `tests/nodes/shifted_clock.ts`. */
  shiftClock(shiftMs: number): void {
    this.#child?.send({ shiftMs } satisfies ClockOrder)
  }

  /** Resolves when the jobs of bonuses are done, or the server has died in them. */
  async runBonusJobs(): Promise<void> {
    const child = this.#child
    // one that starts has no database yet
    if (!child || !this.isRunning || !(await isAnswering(this.#port))) return
    await new Promise<void>((resolve) => {
      const over = () => {
        child.off('message', over).off('exit', over)
        resolve()
      }
      child.on('message', over).on('exit', over)
      child.send({ job: 'bonuses' } satisfies JobOrder)
    })
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Asks the server to end, as a service manager does; resolves when it has. */
  async leave(): Promise<void> {
    this.#child?.kill('SIGTERM')
    await this.ended()
  }

  /** Stops the process where it stands, until `goOn`. */
  standStill(): void {
    this.#child?.kill('SIGSTOP')
  }

  goOn(): void {
    this.#child?.kill('SIGCONT')
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
