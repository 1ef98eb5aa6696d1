/** Frames: one game opened by one launch. */
import { randomBytes } from 'node:crypto'
import { found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Store } from '#sandbox_games/store/open_store'

export interface FrameRow {
  token: string
  game_code: string
  launch_token: string | null
  session_token: string | null
  player_id: string | null
  currency: string
  language: string
  limit_id: string | null
  site_origin: string
  deposit_url: string | null
  balance_minor: number | null
  created_at: number
}

const TOKEN_BYTES = 24
/** What a player without money may lose, minor units. */
const DEMO_BALANCE_MINOR = 100_000

type Launch = Pick<
  FrameRow,
  | 'game_code'
  | 'launch_token'
  | 'currency'
  | 'language'
  | 'limit_id'
  | 'site_origin'
  | 'deposit_url'
>

/** Whether the frame is played without money. */
export const isDemo = ({ launch_token: launch }: FrameRow): boolean => launch === null

/** Whose rounds and seeds a frame shows: a player keeps them from launch to launch, a demo has its own. */
export const ownerOf = (frame: FrameRow): string =>
  frame.player_id === null
    ? `frame:${frame.token}`
    : `player:${frame.player_id}:${frame.game_code}:${frame.currency}`

export class Frames {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the token of the new frame. */
  add(launch: Launch): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const balance = launch.launch_token === null ? DEMO_BALANCE_MINOR : null
    this.#store
      .prepare(
        `insert into frames values (@token, @game_code, @launch_token, null, null, @currency, @language, @limit_id, @site_origin,
          @deposit_url, @balance, @now)`
      )
      .run({ ...launch, token, balance, now: clock.now() })
    return token
  }

  /** Throws 404 `notFound`. */
  get(token: string): FrameRow {
    return found(
      this.#store.prepare<[string], FrameRow>('select * from frames where token = ?').get(token)
    )
  }

  /** How many players opened a table since then, in epoch milliseconds. */
  sittingAt(gameCode: string, limitId: string, sinceMs: number): number {
    const row = this.#store
      .prepare<[string, string, number], { players: number }>(
        `select count(distinct player_id) as players from frames
          where game_code = ? and limit_id = ? and created_at >= ?`
      )
      .get(gameCode, limitId, sinceMs)
    return row?.players ?? 0
  }

  /** The wallet opened the session of the frame. */
  open(
    token: string,
    session: { sessionToken: string; playerId: string; currency: string; balanceMinor: number }
  ): void {
    this.#store
      .prepare(
        `update frames set session_token = @sessionToken, player_id = @playerId, currency = @currency,
          balance_minor = @balanceMinor where token = @token`
      )
      .run({ ...session, token })
  }

  setBalance(token: string, balanceMinor: number): void {
    this.#store
      .prepare('update frames set balance_minor = ? where token = ?')
      .run(balanceMinor, token)
  }

  addToBalance(token: string, amountMinor: number): void {
    this.#store
      .prepare('update frames set balance_minor = balance_minor + ? where token = ?')
      .run(amountMinor, token)
  }
}
