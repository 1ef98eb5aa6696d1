/** The sandbox of games beside the server of a worker: a process of its own, started by the tests that play. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOBBIES, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import type {
  GameLaunch,
  GameProviderRow,
  GameView,
  LobbyView,
  PlayMode,
} from '@grandstand/shared-types/wire/games/games'
import { expect } from '@playwright/test'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { LOBBY_PLACES } from '../../src/features/products/lobbies.ts'
import type { Actor } from './accounts.ts'

const API = join(import.meta.dirname, '..', '..', '..', 'api')
const ARGS = [
  '--disable-warning=ExperimentalWarning',
  '--import=./bin/typescript.mjs',
  'bin/sandbox_games.ts',
]

export class SandboxGames {
  readonly #serverUrl: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'grandstand-games-'))
  readonly #key = randomBytes(24).toString('base64url')
  #port = 0
  #child: ChildProcess | null = null

  constructor(serverUrl: string) {
    this.#serverUrl = serverUrl
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves when it answers. After a kill it is at the same address, with the same rounds. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort()
    const { hostname, port } = new URL(this.#serverUrl)
    this.#child = spawn(process.execPath, ARGS, {
      cwd: API,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', HOST: hostname, PORT: port, APP_KEY: this.#key },
        ...{ SANDBOX_GAMES: 'on', SANDBOX_GAMES_PORT: String(this.#port), TZ: 'UTC' },
        ...{ SANDBOX_GAMES_URL: this.url, SANDBOX_GAMES_FILE: join(this.#folder, 'games.sqlite3') },
      },
    })
    await expect.poll(() => this.#answers(), { timeout: 60_000 }).toBe(true)
  }

  /** Tells the brand where its provider is, and the secret that both sign by. */
  async register(admin: Actor): Promise<void> {
    const rows = await admin.get<GameProviderRow[]>('/v1/game-providers')
    const {
      id = 0,
      secretNames: _names,
      ...row
    } = rows.find(({ code }) => code === 'sandbox') ?? {}
    const hmacSecret = createHmac('sha256', this.#key).update('sandbox games').digest('hex')
    await admin.put(`/v1/game-providers/${id}`, {
      ...row,
      apiUrl: this.url,
      allowedOrigins: [this.url],
      secrets: { hmacSecret },
      // the sandboxes of earlier stories have ended, and what fails of them must not shut this one off
      healthLeastCalls: 100_000,
    })
    await expect(async () => {
      await admin.post(`/v1/game-providers/${id}/breaker`, {
        state: 'closed',
        reason: 'the sandbox of another story answers now',
      })
    }).toPass()
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child?.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/play`).catch(() => null)
    return answer?.status === 404
  }
}

/** The game with this code of the sandbox, and the lobby that lists it. */
async function gameOf(actor: Actor, code: GameCode): Promise<{ game: GameView; lobby: Lobby }> {
  const lobbies = await Promise.all(
    LOBBIES.map(async (lobby) => ({
      lobby,
      games: (await actor.get<LobbyView>(`/v1/games?lobby=${lobby}`)).games,
    }))
  )
  const found = lobbies.flatMap(({ lobby, games }) =>
    games.filter(({ logo }) => logo?.endsWith(`/${code}`)).map((game) => ({ game, lobby }))
  )
  const [first] = found
  if (!first) throw new Error(`no game ${code} in a lobby`)
  return first
}

/** The title of a game, and the path of its lobby's page. */
export async function placeOf(
  actor: Actor,
  code: GameCode
): Promise<{ title: string; path: string }> {
  const { game, lobby } = await gameOf(actor, code)
  const place = LOBBY_PLACES.find(([, key]) => key === lobby)
  return { title: game.title, path: place?.[0] ?? '' }
}

/** Launches a game over the API; returns the address of its frame. */
export async function launchGame(player: Actor, code: GameCode, mode: PlayMode): Promise<string> {
  const { game } = await gameOf(player, code)
  const launch = await player.post<GameLaunch>(`/v1/games/${game.id}/launch`, {
    ...{ mode, isMobile: false, language: 'en' },
  })
  return launch.content
}
