/** The sandbox as `npm start` runs it, in a process of its own, beside a wallet of the test. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { must } from '#core/errors/must'
import { sandboxGamesSecret } from '#sandbox_games/keys'
import { signedHeaders } from '#sandbox_games/signature'
import type { FrameAnswer, FrameState } from '#sandbox_games/wire'
import { writeFile } from '#tests/season_files/support'
import { freePort } from '#tests/support/free_port'

const START_WITHIN_MS = 60_000

export class SandboxProcess {
  readonly #file = writeFile('', `sandbox-${process.pid}-${Math.random()}.sqlite3`)
  readonly #walletPort: number
  #child: ChildProcess | null = null
  #port = 0

  constructor(walletPort: number) {
    this.#walletPort = walletPort
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves when it answers. A second start, after a kill, finds the rounds of the first. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort()
    const args = ['--import=./bin/typescript.mjs', 'bin/sandbox_games.ts']
    const child = spawn(process.execPath, args, {
      cwd: app.makePath(),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#walletPort),
        SANDBOX_GAMES: 'on',
        SANDBOX_GAMES_PORT: String(this.#port),
        SANDBOX_GAMES_FILE: this.#file,
        SANDBOX_GAMES_URL: this.url,
      },
    })
    this.#child = child
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('no sandbox started')
      await pause(25)
    }
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = must(this.#child, 'sandbox')
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** A signed request of the platform. */
  ask(path: string, body?: object, secret = sandboxGamesSecret()): Promise<Response> {
    const text = body ? JSON.stringify(body) : ''
    return fetch(`${this.url}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: signedHeaders(secret, text, Date.now()),
      ...(body && { body: text }),
    })
  }

  /** Launches a game; returns the address of its frame. Without a launch token it is played without money. */
  async launch(
    gameCode: string,
    launchToken: string | null,
    site = 'http://brand.test'
  ): Promise<URL> {
    const answer = await this.ask('launch', {
      ...{ gameCode, launchToken, currency: 'TRY', language: 'tr', limitId: null, isMobile: false },
      walletUrl: `${site}/tr/wallet`,
      depositUrl: `${site}/tr/deposit`,
    })
    const { url }: { url: string } = JSON.parse(await answer.text())
    return new URL(url)
  }

  /** What the page of the frame asks. */
  async frame(url: URL, path: 'state' | 'bet' | 'act' | 'seeds', body = {}): Promise<FrameAnswer> {
    const answer = await fetch(`${this.url}/frame/${path}`, {
      method: 'POST',
      body: JSON.stringify({ token: url.searchParams.get('token'), ...body }),
    })
    const read: FrameAnswer = JSON.parse(await answer.text())
    return read
  }

  /** Where the player stands; waits until `isReached`. */
  async stateWhen(url: URL, isReached: (state: FrameState) => boolean): Promise<FrameState> {
    const giveUpAt = Date.now() + START_WITHIN_MS
    for (;;) {
      const { state } = await this.frame(url, 'state')
      if (state && isReached(state)) return state
      if (Date.now() > giveUpAt) throw new Error(`never reached: ${JSON.stringify(state?.round)}`)
      await pause(50)
    }
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/play`)).status === 404
    } catch {
      return false
    }
  }
}
