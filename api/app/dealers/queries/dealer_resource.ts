import type { DealerRow } from '@grandstand/shared-types/wire/accounts'
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import type { Query, Resource } from '#core/lists/resource'
import {
  fromUsers,
  type PlainUser,
  scopeUsers,
  type userFields,
  userResource,
  shownUsers,
} from '#accounts/queries/user_resource'

/** Users of type dealer. */
export const dealerResource: Resource<typeof userFields> = {
  ...userResource,
  name: 'dealers',
  from: (query) => fromUsers(query).where('users.type', 'dealer'),
}

export function scopeDealers(query: Query, principal: Principal): void {
  scopeUsers(query, principal)
}

/** Adds the counts of users below. */
export async function withCounts(rows: PlainUser[], principal: Principal): Promise<DealerRow[]> {
  const ids = rows.map((row) => row.id)
  const [children, players, shown] = await Promise.all([
    countChildren(ids),
    countPlayersBelow(ids),
    shownUsers(rows, principal),
  ])
  return shown.map((row) => ({
    ...row,
    childCount: children.get(row.id) ?? 0,
    playerCount: players.get(row.id) ?? 0,
  }))
}

interface CountRow {
  id: number
  total: number
}

async function countChildren(dealerIds: number[]): Promise<Map<number, number>> {
  const rows: CountRow[] = await db
    .query<CountRow>()
    .from('users')
    .whereIn('parent_id', dealerIds)
    .groupBy('parent_id')
    .select('parent_id as id')
    .count('* as total')
  return byId(rows)
}

/** A path between `/1/` and `/10` starts with `/1/`: 0 is the character after the slash. */
async function countPlayersBelow(dealerIds: number[]): Promise<Map<number, number>> {
  const rows: CountRow[] = await db
    .query<CountRow>()
    .from('users as dealers')
    .joinRaw(
      `join users as players on players.path > dealers.path
       and players.path < concat(substr(dealers.path, 1, length(dealers.path) - 1), '0')`
    )
    .whereIn('dealers.id', dealerIds)
    .where('players.type', 'player')
    .groupBy('dealers.id')
    .select('dealers.id as id')
    .count('* as total')
  return byId(rows)
}

const byId = (rows: CountRow[]) => new Map(rows.map((row) => [Number(row.id), Number(row.total)]))
