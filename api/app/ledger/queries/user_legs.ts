import type { Trx } from '#core/database/transactions'
import type { UserPocket } from '#ledger/pockets'

interface UserLeg {
  accountId: number
  pocket: UserPocket
  /** Minor units; negative when the money left the pocket. */
  amountMinor: number
}

/** Changes of users' pockets by the transfer with this key. */
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
