import type { BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import { must } from '#core/errors/must'
import type { UserAccount } from '#ledger/accounts'
import { RECEIVABLE, type UserPocket } from '#ledger/pockets'
import type { Leg } from '#ledger/post'

/** The account of a player with this name. */
export function accountNamed(accounts: readonly UserAccount[], name: UserPocket): UserAccount {
  const account = accounts.find(({ pocket }) => pocket === name)
  return must(account, `account ${name} of a player`)
}

/** A leg to or from cash: it pays a debt first, and what is taken and is not there becomes one. */
export const cashLeg = (accounts: readonly UserAccount[], amountMinor: number): Leg => ({
  accountId: accountNamed(accounts, 'balance').id,
  amountMinor,
  receivableId: accountNamed(accounts, RECEIVABLE).id,
})

/** What the pocket holds, in minor units. */
export const heldIn = (accounts: readonly UserAccount[], pocket: BonusPocket): number =>
  accountNamed(accounts, pocket).balance
