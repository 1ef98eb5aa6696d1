/** Seeds: what the rounds of one player in one game are drawn from (rules of draws: shared-types/src/draws). */
import { randomBytes } from 'node:crypto'
import { commit, newServerSeed } from '@grandstand/shared-types/draws/commit'
import { stream, type Draws } from '@grandstand/shared-types/draws/stream'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Store } from '#sandbox_games/store/open_store'

export interface SeedRow {
  id: number
  owner: string
  server_seed: string
  client_seed: string
  next_round: number
  created_at: number
  revealed_at: number | null
}

const CLIENT_SEED_BYTES = 8

export const hashOf = ({ server_seed: seed }: SeedRow): string => commit(seed)

export const drawsOf = (seed: SeedRow, round: number): Draws =>
  stream({ serverSeed: seed.server_seed, clientSeed: seed.client_seed, round })

export class Seeds {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  get(id: number): SeedRow {
    const row = this.#store.prepare<[number], SeedRow>('select * from seeds where id = ?').get(id)
    return must(row, 'seed of the round')
  }

  /** The seeds of the owner's next round; the first call makes them. */
  current(owner: string): SeedRow {
    const row = this.#store
      .prepare<[string], SeedRow>('select * from seeds where owner = ? order by id desc limit 1')
      .get(owner)
    return row ?? this.#add(owner, randomBytes(CLIENT_SEED_BYTES).toString('hex'))
  }

  /** The seeds before the current ones. */
  lastRevealed(owner: string): SeedRow | undefined {
    return this.#store
      .prepare<[string], SeedRow>(
        'select * from seeds where owner = ? and revealed_at is not null order by id desc limit 1'
      )
      .get(owner)
  }

  /** Takes the number of the owner's next round. */
  takeRound(owner: string): { seed: SeedRow; number: number } {
    const seed = this.current(owner)
    this.#store.prepare('update seeds set next_round = next_round + 1 where id = ?').run(seed.id)
    return { seed, number: seed.next_round }
  }

  /** Reveals the server seed of the rounds so far, and promises a new one. Returns the revealed row. */
  rotate(owner: string, clientSeed: string): SeedRow {
    return this.#store.transaction(() => {
      const { id } = this.current(owner)
      this.#store.prepare('update seeds set revealed_at = ? where id = ?').run(clock.now(), id)
      this.#add(owner, clientSeed)
      return this.get(id)
    })()
  }

  #add(owner: string, clientSeed: string): SeedRow {
    const { lastInsertRowid } = this.#store
      .prepare(
        `insert into seeds (owner, server_seed, client_seed, next_round, created_at) values (?, ?, ?, 0, ?)`
      )
      .run(owner, newServerSeed(), clientSeed, clock.now())
    return this.get(Number(lastInsertRowid))
  }
}
