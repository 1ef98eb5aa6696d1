/** The two sides of a credit: the house or a dealer's own cash, and a user below. */
import db from '@adonisjs/lucid/services/db'
import {
  actsForHouse,
  USER_TYPES,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { keeperOf, reachesBrand, scopeToBranch, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Trx } from '#core/database/transactions'
import { houseAccountId, userAccounts, type UserAccount } from '#ledger/accounts'
import { RECEIVABLE, type UserPocket } from '#ledger/pockets'

export interface CreditUser {
  id: number
  type: UserType
  currency: string
  /** Credit that the user receives is owed to the one directly above. */
  isOnCredit: boolean
  /**
   * Whether the user owes the principal: true for the dealer directly above, and for admins and operators when the user
   * owes the house.
   */
  owesPrincipal: boolean
}

interface UserRow {
  id: number
  type: UserType
  currency: string
  isOnCredit: number | boolean
  parentId: number | null
  parentType: UserType | null
}

/** Types of users who move the credit of the house or of a dealer, and have no purse of their own. */
const WITHOUT_PURSE = USER_TYPES.filter(actsForHouse)

/**
 * A user whose credit the principal may move: for staff of the house, anybody of the site except staff of the house;
 * for a dealer and the dealer's operators, anybody below. Throws 404 `thisOperatorNotYour` for any other user
 * (siblings, parents, the principal) and for a user who does not exist, 422 `currencyDiffers` [own, theirs], and
 * `transfersForbidden` for a user on credit directly below another dealer, to whom the user would owe credit that the
 * principal gave.
 */
export async function creditUser(principal: Principal, userId: number): Promise<CreditUser> {
  const keeper = keeperOf(principal)
  const query = db
    .query<UserRow>()
    .from('users')
    .leftJoin('users as parents', 'parents.id', 'users.parent_id')
    .where({ 'users.id': userId, 'users.site_id': principal.siteId })
    .whereNotIn('users.type', WITHOUT_PURSE)
    .whereNot('users.id', keeper.userId)
    .select({
      id: 'users.id',
      type: 'users.type',
      currency: 'users.currency',
      isOnCredit: 'users.is_on_credit',
      parentId: 'users.parent_id',
      parentType: 'parents.type',
    })
  const isHouse = reachesBrand(principal)
  const row = await scopeToBranch(query, principal).first()
  if (!row) throw new AppError('thisOperatorNotYour')
  if (!isHouse && row.currency !== principal.currency) {
    throw new AppError('currencyDiffers', { params: [principal.currency, row.currency] })
  }
  const isOnCredit = Boolean(Number(row.isOnCredit))
  const isOfHouse = row.parentType === 'admin' || row.parentType === null
  const owesPrincipal = isHouse ? isOfHouse : Number(row.parentId) === keeper.userId
  if (isOnCredit && !owesPrincipal) throw new AppError('transfersForbidden')
  return { id: Number(row.id), type: row.type, currency: row.currency, isOnCredit, owesPrincipal }
}

/** The house's accounts of credit in a currency. */
export interface House {
  creditId: number
  loansId: number
}

/**
 * The house accounts from which staff of the house send credit; null for a dealer, who sends own cash. Call it outside
 * a transaction.
 */
export async function houseOf(principal: Principal, currency: string): Promise<House | null> {
  if (!reachesBrand(principal)) return null
  return {
    creditId: await houseAccountId(principal.siteId, 'credit', currency),
    loansId: await houseAccountId(principal.siteId, 'loans', currency),
  }
}

export interface Purse {
  cash: UserAccount
  receivable: UserAccount
  /** Missing until the user, or somebody directly below, is put on credit. */
  debt: UserAccount | undefined
  lent: UserAccount | undefined
}

/**
 * Cash and debts of the users, locked when a transaction is given. Throws 404 `notFound` for a user without accounts.
 */
export async function pursesOf(userIds: number[], trx?: Trx): Promise<Map<number, Purse>> {
  const accounts = await userAccounts(userIds, trx ? { trx, lock: true } : {})
  return new Map(
    userIds.map((id) => {
      const of = (name: UserPocket) => accounts.get(id)?.find(({ pocket }) => pocket === name)
      const cash = of('balance')
      const receivable = of(RECEIVABLE)
      if (!cash || !receivable) throw AppError.notFound()
      return [id, { cash, receivable, debt: of('debt'), lent: of('lent') }]
    })
  )
}

/** The purse of one user, out of the answer of `pursesOf`. */
export const purseOf = (purses: Map<number, Purse>, userId: number): Purse =>
  must(purses.get(userId), 'purse of a user')

/**
 * The amount that the user owes the principal, at least 0; null when the user is neither on credit nor in debt to the
 * principal.
 */
export function debtOf(user: CreditUser, { debt }: Purse): number | null {
  if (!user.owesPrincipal || !debt) return null
  const owed = owedOn(debt)
  return user.isOnCredit || owed > 0 ? owed : null
}

/** The amount owed, at least 0; the account is missing until the first credit that is owed. */
export const owedOn = (debt: UserAccount | undefined): number => (debt ? 0 - debt.balance : 0)
