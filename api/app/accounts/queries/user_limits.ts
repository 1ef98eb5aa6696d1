import db from '@adonisjs/lucid/services/db'
import type { UserLimitLevel, UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import { effectiveLimits, limitsFor } from '#accounts/limits'
import { scopeUsers, userResource } from '#accounts/queries/user_resource'
import { pathIds } from '#accounts/tree'
import { isInSight, type Principal } from '#core/requests/access'
import { findRow } from '#core/lists/resource'
import { siteById } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

interface Row {
  id: number
  username: string
  path: string
  currency: string
  limits: string
}

/**
 * The limits that apply to a user, level by level, and their result. Throws 404 `userNotFound` when the user is out of the
 * principal's sight.
 */
export async function userLimits(userId: number, principal: Principal): Promise<UserLimitsView> {
  await findRow(userResource, userId, (query) => scopeUsers(query, principal))
  const chain = await chainOf(userId)
  const site = await siteById(principal.siteId)
  const currency = chain.at(-1)?.currency ?? site.currency
  const ofSite = limitsIn(site, currency)
  const stored = chain.map((row) => limitsFor(row, currency))
  return {
    currency,
    levels: [
      { kind: 'site', id: site.id, name: site.title, limits: ofSite },
      ...chain.map((row, index): UserLimitLevel => ({
        kind: row.id === userId ? 'user' : 'dealer',
        id: row.id,
        name: isInSight(principal, { siteId: site.id, path: row.path }) ? row.username : null,
        limits: stored[index] ?? {},
      })),
    ],
    effective: effectiveLimits(ofSite, stored),
  }
}

/** From the top of the tree to the user. */
async function chainOf(userId: number): Promise<Row[]> {
  const columns = ['id', 'username', 'path', 'currency', 'limits']
  const { path }: Row = await db
    .query<Row>()
    .from('users')
    .where('id', userId)
    .select(columns)
    .firstOrFail()
  const ids = pathIds(path)
  return db.query<Row>().from('users').whereIn('id', ids).orderBy('depth').select(columns)
}
