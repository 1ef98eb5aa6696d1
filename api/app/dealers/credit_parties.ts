/** The two sides of a credit: the house or a dealer's own cash, and a user below. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
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
 * A user to whom the principal may send credit, or from whom take it: anyone in an admin's site, anyone below a dealer.
 * Throws 404 `notFound` for any other user (siblings, parents, the principal), 422 `transfersForbidden` when the
 * currency differs from the dealer's.
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

/**
 * The house account from which an admin sends; null for a dealer, who sends their own cash. Call it outside a
 * transaction.
 */
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

/**
 * Cash and debt of the users, locked when a transaction is given. Throws 404 `notFound` for a user without accounts.
 */
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
