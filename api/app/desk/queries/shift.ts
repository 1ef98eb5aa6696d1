/** The open shift of a desk, and the sums of its movements. */
import db from '@adonisjs/lucid/services/db'
import type { ShiftSum, ShiftView } from '@grandstand/shared-types/wire/desk'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { Trx } from '#core/database/transactions'

export interface OpenShift {
  id: number
  currency: string
  openedAt: number
  opening: number
  entriesBefore: number
}

/** Null while no shift is open; in the transaction `trx` when there is one. */
export async function openShiftOf(userId: number, trx?: Trx): Promise<OpenShift | null> {
  const row = await (trx ?? db)
    .query<OpenShift>()
    .from('shifts')
    .where('open_for', userId)
    .select({
      id: 'id',
      currency: 'currency',
      openedAt: 'opened_at',
      opening: 'opening',
      entriesBefore: 'entries_before',
    })
    .first()
  return row ?? null
}

interface SumRow {
  kind: TransferKind
  amount: number
  count: number
}

/** The shift with its movements so far: every entry of the drawer after the opening. */
export async function shiftView(userId: number, shift: OpenShift, trx?: Trx): Promise<ShiftView> {
  const rows: SumRow[] = await (trx ?? db)
    .query<SumRow>()
    .from('ledger_entries as e')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where({ 'a.user_id': userId, 'a.pocket': 'drawer' })
    .where('e.seq', '>', shift.entriesBefore)
    .groupBy('t.kind')
    .select({ kind: 't.kind' })
    .sum('e.amount as amount')
    .count('* as count')
  const moved = (kind: TransferKind): ShiftSum => {
    const row = rows.find((candidate) => candidate.kind === kind)
    return { count: Number(row?.count ?? 0), amountMinor: Math.abs(Number(row?.amount ?? 0)) }
  }
  const { id, currency, openedAt, opening: openingMinor } = shift
  const [sold, paid, returned] = [moved('stake'), moved('ticketPaid'), moved('refund')]
  const expectedMinor = openingMinor + sold.amountMinor - paid.amountMinor - returned.amountMinor
  return { id, currency, openedAt, openingMinor, expectedMinor, sold, paid, returned }
}

/** The open shift of a user as it stands. */
export async function shiftNow(userId: number): Promise<ShiftView | null> {
  const shift = await openShiftOf(userId)
  return shift && shiftView(userId, shift)
}
