/** Rounds as they are stored. */
import { found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Store } from '#sandbox_games/store/open_store'

/**
 * `betting`: the wallet has not answered the bet; `open`: the player decides; `paying`: it is over, and the wallet has not
 * answered the win; `void`: the bet was refused or is taken back.
 */
export type RoundState = 'betting' | 'open' | 'paying' | 'closed' | 'void'

export interface RoundRow {
  id: string
  owner: string
  token: string
  game_code: string
  player_id: string | null
  seed_id: number
  number: number
  currency: string
  bets: string
  actions: string
  waiting_action: string | null
  state: RoundState
  stake_minor: number
  win_minor: number
  outcome: string | null
  created_at: number
  closed_at: number | null
}

type NewRound = Pick<
  RoundRow,
  'id' | 'owner' | 'token' | 'game_code' | 'player_id' | 'seed_id' | 'number' | 'currency' | 'bets'
>

type Change = Partial<
  Pick<RoundRow, 'actions' | 'waiting_action' | 'state' | 'stake_minor' | 'win_minor' | 'outcome'>
>

const OVER: ReadonlySet<RoundState> = new Set<RoundState>(['closed', 'void'])

export class Rounds {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  add(round: NewRound): void {
    this.#store
      .prepare(
        `insert into rounds (id, owner, token, game_code, player_id, seed_id, number, currency, bets, actions, state,
          stake_minor, win_minor, created_at)
          values (@id, @owner, @token, @game_code, @player_id, @seed_id, @number, @currency, @bets, '[]', 'betting', 0, 0,
          @now)`
      )
      .run({ ...round, now: clock.now() })
  }

  /** Throws 404 `notFound`. */
  get(id: string): RoundRow {
    return found(
      this.#store.prepare<[string], RoundRow>('select * from rounds where id = ?').get(id)
    )
  }

  /** The newest rounds of an owner, the newest first. */
  latest(owner: string, count: number): RoundRow[] {
    return this.#store
      .prepare<[string, number], RoundRow>(
        'select * from rounds where owner = ? order by created_at desc, rowid desc limit ?'
      )
      .all(owner, count)
  }

  /** The round that the owner must end before another begins. */
  unfinished(owner: string): RoundRow | undefined {
    return this.#store
      .prepare<[string], RoundRow>(
        `select * from rounds where owner = ? and state in ('betting', 'open') limit 1`
      )
      .get(owner)
  }

  /** Rounds in which players must decide. */
  open(): RoundRow[] {
    return this.#store
      .prepare<[], RoundRow>(`select * from rounds where state = 'open' and waiting_action is null`)
      .all()
  }

  change(id: string, change: Change): void {
    const names = Object.keys(change)
    const closedAt = change.state && OVER.has(change.state) ? ', closed_at = @closedAt' : ''
    this.#store
      .prepare(
        `update rounds set ${names.map((name) => `${name} = @${name}`).join(', ')}${closedAt} where id = @id`
      )
      .run({ ...change, id, ...(closedAt && { closedAt: clock.now() }) })
  }
}
