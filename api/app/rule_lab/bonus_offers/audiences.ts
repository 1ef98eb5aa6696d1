import { reads } from '#core/database/lagging_reads'
import { isAmong, type Audience, type Standpoint } from '#accounts/queries/audience'
import { pathIds } from '#accounts/tree'
import { whereAmong } from '#core/database/transactions'

interface UserRow {
  id: number
  username: string
  path: string
  country: string | null
}

/** Which players an offer is for; the players and the dealers above them are read once for a trial. */
export class Audiences {
  readonly #audience: Audience | null
  readonly #known = new Map<number, UserRow>()

  /** Null is for everybody. */
  constructor(audience: Audience | null) {
    const isForAll = !audience || audience.countries.length + audience.branches.length === 0
    this.#audience = isForAll ? null : audience
  }

  /** Reads what `has` needs of these players. */
  async meet(userIds: readonly number[]): Promise<void> {
    if (!this.#audience) return
    await this.#read(userIds)
    await this.#read(userIds.flatMap((id) => pathIds(this.#known.get(id)?.path ?? '')))
  }

  has(userId: number): boolean {
    if (!this.#audience) return true
    const own = this.#known.get(userId)
    const path = pathIds(own?.path ?? '')
    const standpoint: Standpoint = {
      country: own?.country ?? null,
      branches: path.flatMap((id) => this.#known.get(id)?.username ?? []),
    }
    return isAmong(this.#audience, standpoint)
  }

  async #read(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id))
    if (missing.length === 0) return
    const rows: UserRow[] = await whereAmong(
      reads().query<UserRow>().from('users'),
      'id',
      missing
    ).select({ id: 'id', username: 'username', path: 'path', country: 'country_code' })
    for (const row of rows) this.#known.set(Number(row.id), row)
  }
}
