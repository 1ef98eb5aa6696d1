import type { Balances } from '@grandstand/shared-types/wire/ledger'
import { userAccounts, type UserAccount } from '#ledger/accounts'

/** The nine figures of the account panel; `withdrawable` and `transferable` are computed, never stored. */
export async function balancesOf(userId: number): Promise<Balances> {
  const accounts = (await userAccounts([userId])).get(userId) ?? []
  return toBalances(accounts)
}

export function toBalances(accounts: readonly UserAccount[]): Balances {
  const of = (pocket: string) => accounts.find((a) => a.pocket === pocket)?.balance ?? 0
  const cash = accounts.find((a) => a.pocket === 'balance')
  const balance = of('balance')
  return {
    balance,
    creditCard: of('creditCard'),
    paykasa: of('paykasa'),
    bonus: of('bonus'),
    returnableBonus: of('returnableBonus'),
    reloadBonus: of('reloadBonus'),
    creditLimit: 0 - (cash?.floor ?? 0),
    withdrawable: Math.max(0, balance + of('creditCard') + of('paykasa')),
    transferable: Math.max(0, balance),
  }
}
