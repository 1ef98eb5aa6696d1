/** Calls of the wallet: each is written before it is sent, and stays until it is answered. */
import { clock } from '#core/timing/clock'
import type { Store } from '#sandbox_games/store/open_store'

export type CallKind = 'bet' | 'win' | 'rollback'

/** `refused`: a bet that the wallet refused; `abandoned`: a bet without an answer, which a rollback takes back. */
export type CallState = 'waiting' | 'done' | 'refused' | 'abandoned'

export interface CallRow {
  id: number
  transaction_id: string
  round_id: string
  kind: CallKind
  amount_minor: number
  body: string
  state: CallState
  tries: number
  next_at: number
  created_at: number
}

/** Longest pause before a call is repeated, ms. */
const LONGEST_PAUSE_MS = 30_000
const FIRST_PAUSE_MS = 250

export class Calls {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  add(call: Pick<CallRow, 'transaction_id' | 'round_id' | 'kind' | 'amount_minor' | 'body'>): void {
    this.#store
      .prepare(
        `insert into calls (transaction_id, round_id, kind, amount_minor, body, state, tries, next_at, created_at)
          values (@transaction_id, @round_id, @kind, @amount_minor, @body, 'waiting', 0, @now, @now)`
      )
      .run({ ...call, now: clock.now() })
  }

  waitingOf(roundId: string): CallRow | undefined {
    return this.#store
      .prepare<[string], CallRow>(
        `select * from calls where round_id = ? and state = 'waiting' order by id limit 1`
      )
      .get(roundId)
  }

  ofRound(roundId: string): CallRow[] {
    return this.#store
      .prepare<[string], CallRow>('select * from calls where round_id = ? order by id')
      .all(roundId)
  }

  waitingBets(): CallRow[] {
    return this.#store
      .prepare<[], CallRow>(`select * from calls where state = 'waiting' and kind = 'bet'`)
      .all()
  }

  /** Wins and rollbacks whose time to be repeated has come. */
  due(): CallRow[] {
    return this.#store
      .prepare<[number], CallRow>(
        `select * from calls where state = 'waiting' and kind <> 'bet' and next_at <= ? order by id limit 50`
      )
      .all(clock.now())
  }

  setState(id: number, state: CallState): void {
    this.#store.prepare('update calls set state = ? where id = ?').run(state, id)
  }

  /** The call was not answered: it is repeated after a pause that grows. */
  postpone({ id, tries }: CallRow): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10))
    this.#store
      .prepare('update calls set tries = tries + 1, next_at = ? where id = ?')
      .run(clock.now() + pause, id)
  }
}
