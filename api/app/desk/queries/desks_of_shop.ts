import db from '@adonisjs/lucid/services/db'
import type { DeskRow } from '@grandstand/shared-types/wire/desk'
import { isStaff, scopeToPrincipal, shopOf, type Principal } from '#core/requests/access'
import { openShifts } from '#desk/queries/shift'

/** More desks than any shop has. */
const MOST_DESKS = 200

interface Desk {
  id: number
  username: string
  path: string
}

/**
 * Desks with their open shifts, by name: a terminal sees those of its own shop, which is that of the dealer directly above;
 * staff see those of their branch.
 */
export async function desksOfShop(principal: Principal): Promise<DeskRow[]> {
  const query = db
    .query<Desk>()
    .from('users')
    .where('users.type', 'terminal')
    .orderBy('users.username')
    .limit(MOST_DESKS)
    .select({ id: 'users.id', username: 'users.username', path: 'users.path' })
  if (isStaff(principal)) scopeToPrincipal(query, principal)
  else {
    query
      .where('users.site_id', principal.siteId)
      .where('users.path', 'like', `${shopOf(principal)}%`)
      .whereNot('users.path', 'like', `${shopOf(principal)}%/%/`)
  }
  const desks: Desk[] = await query
  const shifts = await openShifts(desks.map(({ id }) => id))
  return desks.map(({ id, username }) => ({
    userId: id,
    username,
    shift: shifts.get(Number(id)) ?? null,
  }))
}
