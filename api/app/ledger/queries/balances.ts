import type { Balances } from '@grandstand/shared-types/wire/money/ledger'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { userAccounts, type UserAccount } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { heldBack } from '#ledger/wagering'

/**
 * The nine figures of the account panel; `withdrawable` and `transferable` are computed, never stored. A user without one of
 * the pockets is a fault of the data and stops the answer. Throws 404 `notFound` for a user without any: one who was removed
 * since the request was admitted.
 */
export async function balancesOf(userId: number): Promise<Balances> {
  const accounts = (await userAccounts([userId])).get(userId) ?? []
  if (accounts.length === 0) throw AppError.notFound()
  const { lockedMinor } = await heldBack(db.connection(), userId)
  return toBalances(accounts, lockedMinor)
}

export function toBalances(accounts: readonly UserAccount[], lockedMinor: number): Balances {
  const accountOf = (pocket: UserPocket) =>
    must(
      accounts.find((account) => account.pocket === pocket),
      `account ${pocket} of a user`
    )
  const of = (pocket: UserPocket) => accountOf(pocket).balance
  const { balance, floor } = accountOf('balance')
  return {
    balance,
    creditCard: of('creditCard'),
    paykasa: of('paykasa'),
    bonus: of('bonus'),
    returnableBonus: of('returnableBonus'),
    reloadBonus: of('reloadBonus'),
    creditLimit: 0 - floor,
    withdrawable: Math.max(0, balance + of('creditCard') + of('paykasa') - lockedMinor),
    transferable: Math.max(0, balance),
  }
}
