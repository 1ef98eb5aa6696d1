/** What credit the staff may still move today, and what is owed to and by them. */
import db from '@adonisjs/lucid/services/db'
import { mayBeOnCredit, USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import type { CreditStanding, DueStanding } from '@grandstand/shared-types/wire/standing'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { leftOf, lowestOf, spendable } from '#dealers/credit_most'
import { maximaFor, movedOn, type Moving } from '#dealers/credit_maxima'
import { purseOf, pursesOf, type Purse } from '#dealers/credit_parties'

export interface CreditAndDebts {
  credit: CreditStanding | null
  due: Omit<DueStanding, 'commissionMinor'>
}

/** In the principal's own currency. */
export async function creditStanding(principal: Principal): Promise<CreditAndDebts> {
  const isHouse = reachesBrand(principal)
  const { userId } = keeperOf(principal)
  const own = isHouse ? null : purseOf(await pursesOf([userId]), userId)
  return {
    credit: principal.permissions.has('credit.move') ? await creditOf(principal, own) : null,
    due: own
      ? { owedMinor: 0 - (own.debt?.balance ?? 0), lentMinor: own.lent?.balance ?? 0 }
      : { owedMinor: null, lentMinor: await owedToHouse(principal) },
  }
}

async function creditOf(principal: Principal, own: Purse | null): Promise<CreditStanding> {
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
    // the balance that is taken from is not known before the user is
    take: directionOf('take', null),
  }
}

/** The debts of users at the top of the tree: those below nobody, or below an admin. */
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
  return 0 - Number(row?.balance ?? 0)
}
