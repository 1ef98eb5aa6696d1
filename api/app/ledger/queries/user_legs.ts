import type { Trx } from '#core/database'
import type { UserPocket } from '#ledger/pockets'

export interface UserLeg {
  accountId: number
  pocket: UserPocket
  /** Minor units; negative where it left the pocket. */
  amountMinor: number
}

/** What the transfer of this key moved in the pockets of people. */
export function userLegsOf(trx: Trx, transferKey: string): Promise<UserLeg[]> {
  return trx
    .query<UserLeg>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.key', transferKey)
    .whereNotNull('a.user_id')
    .orderBy('e.id')
    .select({ accountId: 'a.id', pocket: 'a.pocket', amountMinor: 'e.amount' })
}
