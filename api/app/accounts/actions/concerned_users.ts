/** Ends the sessions of the users whom a change of permissions concerns. */
import type { Permission, UserType } from '@grandstand/shared-types/accounts/user_types'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { givenPermissions } from '#accounts/permissions'
import { linksOf } from '#accounts/queries/chain'
import { isInBranchOf } from '#accounts/tree'

interface Changed {
  id: number
  siteId: number
  type: UserType
}

/** Permissions that only one of the two lists has. */
export function difference(
  before: readonly Permission[],
  after: readonly Permission[]
): Permission[] {
  return [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ]
}

/**
 * Ends the sessions of these users. Of the staff below the admins and dealers among them, the sessions of those who hold one of
 * the changed permissions end too, so that everybody's menu follows. Resolves to the ids of all these users.
 */
export async function endSessionsOfConcerned(
  trx: Trx,
  users: readonly Changed[],
  changed: readonly Permission[]
): Promise<number[]> {
  if (changed.length === 0 || users.length === 0) return []
  const ids = new Set(users.map(({ id }) => id))
  for (const id of await staffBelow(trx, users, changed)) ids.add(id)
  const now = clock.now()
  await trx
    .from('user_sessions')
    .whereIn('user_id', [...ids])
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .update({ revoked_at: now, ended_because: 'rights' })
  return [...ids]
}

const HAVE_STAFF: readonly UserType[] = ['admin', 'dealer', 'partner']

async function staffBelow(
  trx: Trx,
  users: readonly Changed[],
  changed: readonly Permission[]
): Promise<number[]> {
  const above = users.filter(({ type }) => HAVE_STAFF.includes(type))
  const [first] = above
  if (!first) return []
  // staff are few beside players, and a role may have any number of holders
  const staff: { id: number; path: string }[] = await trx
    .query<{ id: number; path: string }>()
    .from('users')
    .where('site_id', first.siteId)
    .whereNotIn('type', ['admin', 'player'])
    .select('id', 'path')
  const below = staff.filter(({ id, path }) =>
    above.some((dealer) => dealer.id !== Number(id) && isInBranchOf(path, dealer.id))
  )
  const links = await linksOf(
    below.map(({ id }) => Number(id)),
    trx
  )
  return links
    .filter((link) => givenPermissions(link).some((permission) => changed.includes(permission)))
    .map(({ id }) => id)
}
