/** Players to whose card funds the principal may add. */
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, shopOf, type Principal } from '#core/requests/access'
import { accessOf } from '#accounts/queries/chain'

/** The player whose card funds grow. */
export interface Redeemer {
  id: number
  siteId: number
  currency: string
}

interface Row extends Redeemer {
  path: string
  status: number
}

const players = () =>
  db
    .query<Row>()
    .from('users')
    .where('users.type', 'player')
    .select({ id: 'users.id', siteId: 'users.site_id', currency: 'users.currency' })
    .select({ path: 'users.path', status: 'users.status' })

/** A player below the principal. Throws 404 `userNotFound`. */
export async function playerBelow(principal: Principal, userId: number): Promise<Redeemer> {
  const row = await scopeToPrincipal(players(), principal).where('users.id', userId).first()
  if (!row) throw AppError.noUser()
  return redeemerOf(row)
}

/**
 * The player of this name in the principal's shop: below the dealer of a terminal, or below the dealer. Throws 404
 * `thisOperatorNotYour`, 403 `accountPassive`, 403 `dealerPassive` while a dealer between them is passive.
 */
export async function playerOfShop(principal: Principal, username: string): Promise<Redeemer> {
  const row = await players()
    .where({ 'users.site_id': principal.siteId, 'users.username_key': username.toLowerCase() })
    .first()
  if (!row?.path.startsWith(shopOf(principal))) throw new AppError('thisOperatorNotYour')
  if (Number(row.status) !== 1) throw new AppError('accountPassive')
  if ((await accessOf(row.path)).isStopped) throw new AppError('dealerPassive')
  return redeemerOf(row)
}

const redeemerOf = ({ id, siteId, currency }: Row): Redeemer => ({
  id: Number(id),
  siteId: Number(siteId),
  currency,
})
