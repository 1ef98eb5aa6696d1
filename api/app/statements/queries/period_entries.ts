import type { UserPocket } from '@grandstand/shared-types/money/pockets'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { Period } from '@grandstand/shared-types/statements/periods'
import type { Trx } from '#core/database/transactions'

export interface EntrySum {
  userId: number
  pocket: UserPocket
  currency: string
  kind: TransferKind
  /** Sum of the entries, minor units. */
  amountMinor: number
}

/** The entries of a period on users' accounts, summed up by user, pocket, currency and kind. */
export async function periodEntries(
  trx: Trx,
  siteId: number,
  { startsAt, endsAt }: Period
): Promise<EntrySum[]> {
  const rows: EntrySum[] = await trx
    .query<EntrySum>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.site_id', siteId)
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
    .whereNotNull('a.user_id')
    .groupBy('a.user_id', 'a.pocket', 'a.currency', 't.kind')
    .select({ userId: 'a.user_id', pocket: 'a.pocket', currency: 'a.currency', kind: 't.kind' })
    .sum('e.amount as amountMinor')
  return rows.map((row) => ({
    ...row,
    userId: Number(row.userId),
    amountMinor: Number(row.amountMinor),
  }))
}
