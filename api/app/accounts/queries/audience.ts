/** To which players of a brand something is shown: by country and branch. */
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { pathIds } from '#accounts/tree'

export interface Audience {
  /** Empty lists are for everybody. */
  countries: readonly string[]
  /** Usernames of dealers whose branches are meant, or of single players. */
  branches: readonly string[]
}

/** The country of a player's account, and the usernames of the player and all dealers above. */
export interface Standpoint {
  country: string | null
  branches: readonly string[]
}

export async function standpointOf({
  userId,
  path,
}: Pick<Principal, 'userId' | 'path'>): Promise<Standpoint> {
  const rows: { id: number; username: string; country: string | null }[] = await db
    .query<{ id: number; username: string; country: string | null }>()
    .from('users')
    .whereIn('id', pathIds(path))
    .select({ id: 'id', username: 'username', country: 'country_code' })
  const own = rows.find(({ id }) => Number(id) === userId)
  return { country: own?.country ?? null, branches: rows.map(({ username }) => username) }
}

export const isAmong = (
  { countries, branches }: Audience,
  { country, branches: names }: Standpoint
): boolean => has(countries, country === null ? [] : [country]) && has(branches, names)

const has = (list: readonly string[], values: readonly string[]): boolean =>
  list.length === 0 || list.some((one) => values.includes(one))
