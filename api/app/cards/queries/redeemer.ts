import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import type { Redeemer } from '#cards/actions/redeem_card'

/** A player below the principal. Throws 404 `notFound`. */
export async function playerBelow(principal: Principal, userId: number): Promise<Redeemer> {
  const query = db
    .query<Redeemer>()
    .from('users')
    .where({ 'users.id': userId, 'users.type': 'player' })
    .select({ id: 'users.id', siteId: 'users.site_id', currency: 'users.currency' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return { id: Number(row.id), siteId: Number(row.siteId), currency: row.currency }
}
