import db from '@adonisjs/lucid/services/db'
import type { DeskRow } from '@grandstand/shared-types/wire/desk/desk'
import { isStaff, scopeToPrincipal, shopOf, type Principal } from '#core/requests/access'
import { openShifts } from '#desk/queries/shift'

/** More desks than any shop has. */
const MOST_DESKS = 200

interface Desk {
  id: number
  username: string
}

/**
 * The desks of a shop, by name. A terminal's shop is that of the dealer directly above; staff get the desks of their
 * branch.
 */
export async function desksInSight(principal: Principal): Promise<Desk[]> {
  const query = db
    .query<Desk>()
    .from('users')
    .where('users.type', 'terminal')
    .orderBy('users.username')
    .limit(MOST_DESKS)
    .select({ id: 'users.id', username: 'users.username' })
  if (isStaff(principal)) scopeToPrincipal(query, principal)
  else {
    query
      .where('users.site_id', principal.siteId)
      .where('users.path', 'like', `${shopOf(principal)}%`)
      .whereNot('users.path', 'like', `${shopOf(principal)}%/%/`)
  }
  const desks: Desk[] = await query
  return desks.map(({ id, username }) => ({ id: Number(id), username }))
}

/** The desks in sight, each with the shift that is open at it. */
export async function desksOfShop(principal: Principal): Promise<DeskRow[]> {
  const desks = await desksInSight(principal)
  const shifts = await openShifts(desks.map(({ id }) => id))
  return desks.map(({ id, username }) => ({
    userId: id,
    username,
    shift: shifts.get(id) ?? null,
  }))
}
