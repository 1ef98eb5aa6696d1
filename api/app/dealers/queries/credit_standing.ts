/** What credit the staff may still move today, and what they owe and are owed. */
import db from '@adonisjs/lucid/services/db'
import { mayBeOnCredit, USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import type { CreditStanding, DueStanding } from '@grandstand/shared-types/wire/people/standing'
import { sumOfRows } from '#core/database/sums'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { leftOf, lowestOf, spendable } from '#dealers/credit_most'
import { maximaFor, movedOn, type Moving } from '#dealers/credit_maxima'
import { userAccounts, type UserAccount } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'

interface CreditAndDebts {
  credit: CreditStanding | null
  due: Omit<DueStanding, 'commissionMinor'>
}

/** In the principal's own currency. */
export async function creditStanding(principal: Principal): Promise<CreditAndDebts> {
  const own = reachesBrand(principal) ? null : await accountsOf(principal)
  return {
    credit: principal.permissions.has('credit.move') ? await creditOf(principal, own) : null,
    due: own
      ? { owedMinor: 0 - own.debt.balance, lentMinor: own.lent.balance }
      : { owedMinor: null, lentMinor: await owedToHouse(principal) },
  }
}

type Account = Pick<UserAccount, 'balance' | 'floor'>
type Accounts = Record<'cash' | 'debt' | 'lent', Account>

/** Cash and debts; accounts of debts are missing before the first credit. */
async function accountsOf(principal: Principal): Promise<Accounts> {
  const { userId } = keeperOf(principal)
  const accounts = (await userAccounts([userId])).get(userId) ?? []
  const of = (pocket: UserPocket): Account =>
    accounts.find((one) => one.pocket === pocket && one.currency === principal.currency) ?? {
      balance: 0,
      floor: 0,
    }
  return { cash: of('balance'), debt: of('debt'), lent: of('lent') }
}

async function creditOf(principal: Principal, own: Accounts | null): Promise<CreditStanding> {
  const { currency } = principal
  const { day, ...maxima } = await maximaFor(principal, currency)
  const moved = await movedOn(day, principal, currency)
  const directionOf = (direction: Moving, balanceMinor: number | null) => ({
    perDayMinor: maxima.perDay || null,
    movedMinor: moved[direction],
    leftMinor: leftOf(maxima.perDay, moved[direction]),
    ...lowestOf(balanceMinor, maxima, moved[direction]),
  })
  const availableMinor = own && spendable(own)
  return {
    balanceMinor: own && own.cash.balance,
    creditLimitMinor: own && 0 - own.cash.floor,
    availableMinor,
    perTransferMinor: maxima.perTransfer || null,
    day,
    send: directionOf('send', availableMinor),
    // unknown until the user is chosen, from whose balance the credit is taken
    take: directionOf('take', null),
  }
}

/** The debts of users at the top of the tree: users below an admin, or below nobody. */
async function owedToHouse({ siteId, currency }: Principal): Promise<number> {
  const row = await db
    .query<{ balance: number | null }>()
    .from('users')
    .leftJoin('users as parents', 'parents.id', 'users.parent_id')
    .join('ledger_accounts', 'ledger_accounts.user_id', 'users.id')
    .where({ 'users.site_id': siteId, 'ledger_accounts.pocket': 'debt' })
    .where('ledger_accounts.currency', currency)
    .whereIn('users.type', USER_TYPES.filter(mayBeOnCredit))
    .where((top) => {
      top.whereNull('users.parent_id').orWhere('parents.type', 'admin')
    })
    .sum('ledger_accounts.balance as balance')
    .first()
  return 0 - sumOfRows(row?.balance)
}
