import db from '@adonisjs/lucid/services/db'
import {
  savedSearchesIn,
  savedSearchesName,
} from '@grandstand/shared-types/accounts/saved_searches'
import type { SharedSearch } from '@grandstand/shared-types/wire/people/accounts'
import { pathIds } from '#accounts/tree'
import type { Principal } from '#core/requests/access'

/**
 * Searches of a list that others share with users of the principal's type: an admin shares with the whole site, others
 * with the branch below. A search stores a filter, not rows: each user sees the rows in their own sight.
 */
export async function sharedSearches(principal: Principal, list: string): Promise<SharedSearch[]> {
  const above = pathIds(principal.path)
  const rows: { username: string; value: string }[] = await db
    .query<{ username: string; value: string }>()
    .from('user_preferences')
    .join('users', 'users.id', 'user_preferences.user_id')
    .where('users.site_id', principal.siteId)
    .where('user_preferences.name', savedSearchesName(list))
    .whereNot('users.id', principal.userId)
    .where((any) => void any.where('users.type', 'admin').orWhereIn('users.id', above))
    .orderBy('users.username')
    .select('users.username', 'user_preferences.value')
  return rows.flatMap(({ username, value }) =>
    savedSearchesIn(JSON.parse(value))
      .filter(({ sharedWith }) => sharedWith?.includes(principal.type))
      .map(({ name, filter }) => ({ name, filter, owner: username }))
  )
}
