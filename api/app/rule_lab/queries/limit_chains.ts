import db from '@adonisjs/lucid/services/db'
import { pathIds } from '#accounts/tree'
import type { LimitedUser } from '#accounts/limits'
import { whereAmong } from '#core/database/transactions'

export interface ChainUser extends LimitedUser {
  id: number
}

interface UserRow extends ChainUser {
  path: string
}

interface Chain {
  currency: string
  /** Limits from the top down, the player's own at the end. */
  chain: ChainUser[]
}

/** The limits of players and of the dealers above them, read once for a trial. */
export class LimitChains {
  readonly #siteId: number
  readonly #above = new Map<number, UserRow>()

  constructor(siteId: number) {
    this.#siteId = siteId
  }

  /** By player. */
  async of(userIds: readonly number[]): Promise<Map<number, Chain>> {
    const players = await this.#read([...new Set(userIds)])
    const missing = players
      .flatMap(({ path }) => pathIds(path).slice(0, -1))
      .filter((id) => !this.#above.has(id))
    for (const row of await this.#read([...new Set(missing)])) this.#above.set(row.id, row)
    return new Map(
      players.map((player) => {
        const above = pathIds(player.path)
          .slice(0, -1)
          .flatMap((id) => this.#above.get(id) ?? [])
        return [player.id, { currency: player.currency, chain: [...above, player] }]
      })
    )
  }

  async #read(ids: readonly number[]): Promise<UserRow[]> {
    if (ids.length === 0) return []
    const query = db.query<UserRow>().from('users').where('site_id', this.#siteId)
    return whereAmong(query, 'id', ids).select('id', 'path', 'currency', 'limits')
  }
}
