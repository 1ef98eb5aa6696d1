import { whereAmong, type Reader } from '#core/database/transactions'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'

/** The kinds of transfer by which a player brings money of their own. */
export const DEPOSIT_KINDS: readonly TransferKind[] = ['deposit', 'cardRedeemed']

export interface FirstDeposit {
  at: number
  amountMinor: number
}

interface EntryRow {
  userId: number
  transferId: number
  at: number
  amountMinor: number
}

/** The first deposit of each of the players before `until`; who has none is missing. */
export async function firstDeposits(
  reader: Reader,
  userIds: readonly number[],
  until: number
): Promise<Map<number, FirstDeposit>> {
  const first = new Map<number, FirstDeposit & { transferId: number }>()
  if (userIds.length === 0) return first
  const query = reader
    .query<EntryRow>()
    .from('ledger_accounts as a')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .whereIn('t.kind', [...DEPOSIT_KINDS])
    .where('t.created_at', '<', until)
    .where('e.amount', '>', 0)
    .select({
      userId: 'a.user_id',
      transferId: 't.id',
      at: 't.created_at',
      amountMinor: 'e.amount',
    })
  const rows: EntryRow[] = await whereAmong(query, 'a.user_id', userIds)
  for (const row of rows) {
    const found = {
      transferId: Number(row.transferId),
      at: Number(row.at),
      amountMinor: Number(row.amountMinor),
    }
    const known = first.get(Number(row.userId))
    // a deposit that first pays a debt has two entries
    if (known?.transferId === found.transferId) known.amountMinor += found.amountMinor
    else if (!known || found.transferId < known.transferId) first.set(Number(row.userId), found)
  }
  return first
}
