/** Who did an act on a paper or a coupon, as far as the reader may know. */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { TicketAct } from '@grandstand/shared-types/wire/betting/printing'
import { isInSight, isStaff, shopOf, type Principal } from '#core/requests/access'

/** An act as it is stored. */
export interface StoredAct {
  actorId: number | null
  at: number
  ip: string | null
}

interface Person {
  id: number
  username: string
  type: UserType
  dealerName: string | null
}
export type People = ReadonlyMap<number, Person>

/** Users by id, with the dealer directly above. */
export async function peopleOf(ids: readonly (number | null)[]): Promise<People> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const query: DatabaseQueryBuilderContract<Person> = db.query<Person>()
  const rows = await query
    .from('users as u')
    .leftJoin('users as d', 'd.id', 'u.parent_id')
    .whereIn('u.id', wanted)
    .select({ id: 'u.id', username: 'u.username', type: 'u.type', dealerName: 'd.username' })
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Whether the reader may know the people who act on coupons of a user at `path`: staff of the branch, and a terminal of
 * the shop.
 */
export const knowsPeople = (reader: Principal | null, siteId: number, path: string): boolean =>
  reader !== null &&
  reader.siteId === siteId &&
  reader.permissions.has('coupons.view') &&
  (isStaff(reader)
    ? isInSight(reader, { siteId, path })
    : shopOf({ type: 'terminal', path }) === shopOf(reader))

/**
 * The act with names for a reader. Without `isNamed` it has the time alone, and a name only when the act is the
 * reader's own: a player never learns which member of staff acted.
 */
export function actOf(
  { actorId, at, ip }: StoredAct,
  people: People,
  reader: Principal | null,
  isNamed: boolean
): TicketAct {
  const actor = actorId === null ? undefined : people.get(actorId)
  if (!actor || !(isNamed || actor.id === reader?.userId)) {
    return { at, actorName: null, shopName: null, ip: null }
  }
  const shopName = actor.type === 'dealer' ? actor.username : actor.dealerName
  return { at, actorName: actor.username, shopName: isNamed ? shopName : null, ip: ip || null }
}
