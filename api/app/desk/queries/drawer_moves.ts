/** The movements of a drawer within shifts and bills, from the ledger. */
import db from '@adonisjs/lucid/services/db'
import type { ShiftSum } from '@grandstand/shared-types/wire/desk/desk'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { sumOfRows } from '#core/database/sums'
import type { Trx } from '#core/database/transactions'

interface DrawerMoves {
  sold: ShiftSum
  deposited: ShiftSum
  paid: ShiftSum
  jackpotsPaid: ShiftSum
  returned: ShiftSum
  /** Cash that came in less cash that went out, of every kind of movement; minor units. */
  changeMinor: number
}

interface SumRow {
  id: number
  kind: TransferKind
  amount: number
  count: number
}

/**
 * The movements of each of these shifts or bills: the entries of the drawer between its first and last time; an open
 * shift has no last time. Reads within `trx` when given.
 */
export async function movesIn(
  table: 'shifts' | 'bills',
  ids: readonly number[],
  trx?: Trx
): Promise<(id: number) => DrawerMoves> {
  const rows: SumRow[] = await (trx ?? db)
    .query<SumRow>()
    .from(`${table} as s`)
    .join('ledger_accounts as a', 'a.user_id', 's.user_id')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where('a.pocket', 'drawer')
    .whereIn('s.id', [...ids])
    .whereColumn('e.seq', '>', 's.entries_before')
    .where((query) =>
      query.whereNull('s.entries_after').orWhereColumn('e.seq', '<=', 's.entries_after')
    )
    .groupBy('s.id', 't.kind')
    .select({ id: 's.id', kind: 't.kind' })
    .sum('e.amount as amount')
    .count('* as count')
  return (id) => movesOf(rows.filter((row) => Number(row.id) === id))
}

function movesOf(rows: readonly SumRow[]): DrawerMoves {
  const moved = (...kinds: TransferKind[]): ShiftSum => {
    const some = rows.filter(({ kind }) => kinds.includes(kind))
    return {
      count: some.reduce((sum, { count }) => sum + sumOfRows(count), 0),
      amountMinor: Math.abs(some.reduce((sum, { amount }) => sum + sumOfRows(amount), 0)),
    }
  }
  // the balance of a drawer is its cash with the sign reversed
  const changeMinor = rows.reduce((sum, { amount }) => sum - Number(amount), 0)
  return {
    sold: moved('stake', 'drawStake'),
    deposited: moved('terminalDeposit'),
    paid: moved('ticketPaid'),
    jackpotsPaid: moved('jackpotPaid'),
    returned: moved('refund', 'drawReturn'),
    changeMinor,
  }
}
