/** Between whom credit moves: the house or a dealer's own cash on one side, somebody below on the other. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/access'
import { AppError } from '#core/app_error'
import type { Trx } from '#core/database'
import { houseAccountId, userAccounts, type UserAccount } from '#ledger/accounts'
import { RECEIVABLE } from '#ledger/pockets'

export interface CreditUser {
  id: number
  type: UserType
  currency: string
}

interface UserRow {
  id: number
  type: UserType
  currency: string
}

/**
 * Somebody the principal may send credit to or take it from: anybody in an admin's site, anybody below a dealer.
 * Throws 404 `notFound` for everybody else (siblings, parents, the principal), 422 `transfersForbidden` for another
 * currency than the dealer's.
 */
export async function creditUser(principal: Principal, userId: number): Promise<CreditUser> {
  const query = db
    .query<UserRow>()
    .from('users')
    .where({ id: userId, site_id: principal.siteId })
    .whereNot('type', 'admin')
    .whereNot('id', principal.userId)
    .select('id', 'type', 'currency')
  if (principal.type !== 'admin') query.where('path', 'like', `${principal.path}%`)
  const user = await query.first()
  if (!user) throw AppError.notFound()
  if (principal.type !== 'admin' && user.currency !== principal.currency) {
    throw new AppError('transfersForbidden')
  }
  return { id: Number(user.id), type: user.type, currency: user.currency }
}

/** The house account that an admin sends from; null for a dealer, who sends their own. Call it outside a transaction. */
export async function houseCreditAccount(
  principal: Principal,
  currency: string
): Promise<number | null> {
  return principal.type === 'admin' ? houseAccountId(principal.siteId, 'credit', currency) : null
}

export interface Purse {
  cash: UserAccount
  receivable: UserAccount
}

/** Cash and debt of the users, locked when a transaction is given. Throws 404 `notFound` for one without accounts. */
export async function pursesOf(userIds: number[], trx?: Trx): Promise<Map<number, Purse>> {
  const accounts = await userAccounts(userIds, trx ? { trx, lock: true } : {})
  return new Map(
    userIds.map((id) => {
      const cash = accounts.get(id)?.find((account) => account.pocket === 'balance')
      const receivable = accounts.get(id)?.find((account) => account.pocket === RECEIVABLE)
      if (!cash || !receivable) throw AppError.notFound()
      return [id, { cash, receivable }]
    })
  )
}
