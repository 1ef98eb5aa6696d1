import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'
import { STAKED_KINDS, WON_KINDS } from '#protection/queries/played_kinds'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'

/** Stakes less returned stakes, and wins, of a player from `since` (epoch milliseconds) until now, in minor units. */
export async function playedMoney(
  userId: number,
  since: number
): Promise<{ stakedMinor: number; wonMinor: number }> {
  const rows: { kind: TransferKind; total: number | null }[] = await db
    .query<{ kind: TransferKind; total: number | null }>()
    .from('ledger_accounts as a')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where('a.user_id', userId)
    .where('t.created_at', '>=', since)
    .whereIn('t.kind', [...STAKED_KINDS, ...WON_KINDS])
    .groupBy('t.kind')
    .select('t.kind as kind')
    .sum('e.amount as total')
  const sum = (kinds: readonly TransferKind[]) =>
    rows
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, row) => total + sumOfRows(row.total), 0)
  return { stakedMinor: Math.max(0, 0 - sum(STAKED_KINDS)), wonMinor: sum(WON_KINDS) }
}
