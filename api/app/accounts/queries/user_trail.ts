import db from '@adonisjs/lucid/services/db'
import type { UserTrail } from '@grandstand/shared-types/wire/people/accounts'
import { AppError } from '#core/errors/app_error'
import { keeperOf, reachesBrand, scopeToPrincipal, type Principal } from '#core/requests/access'
import { pathIds } from '#accounts/tree'

/** The way to a user in sight, as `trailTo`. Throws 404 `userNotFound`. */
export async function userTrail(id: number, principal: Principal): Promise<UserTrail> {
  const query = db.query<{ path: string }>().from('users').where('users.id', id)
  const row = await scopeToPrincipal(query, principal).select('users.path').first()
  if (!row) throw AppError.noUser()
  return trailTo(row.path, principal)
}

/** The users from the top of the principal's sight down to the user with this path. */
export async function trailTo(path: string, principal: Principal): Promise<UserTrail> {
  const ids = pathIds(path)
  const seen = reachesBrand(principal) ? ids : ids.slice(ids.indexOf(keeperOf(principal).userId))
  const rows: UserTrail = await db
    .query<UserTrail[number]>()
    .from('users')
    .whereIn('id', seen)
    .orderBy('depth')
    .select('id', 'username', 'type')
  return rows.map(({ id, username, type }) => ({ id: Number(id), username, type }))
}
