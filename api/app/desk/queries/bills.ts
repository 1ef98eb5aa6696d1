/** Bills of a desk, with figures from the ledger. */
import db from '@adonisjs/lucid/services/db'
import type { BillList, BillView } from '@grandstand/shared-types/wire/desk/desk'
import type { Trx } from '#core/database/transactions'
import { found } from '#core/errors/app_error'
import { movesIn } from '#desk/queries/drawer_moves'
import type { OpenShift } from '#desk/queries/shift'

/** Bills of one answer. */
const PAGE = 20

/** The figures of a bill that are not stored with it. */
export type Takings = Pick<
  BillView,
  'sold' | 'deposited' | 'paid' | 'jackpotsPaid' | 'returned' | 'isLast' | 'printCount'
>
type StoredBill = Omit<BillView, keyof Takings> & { entriesAfter: number }

const billRows = (trx?: Trx) =>
  (trx ?? db).query<StoredBill>().from('bills').select({
    id: 'id',
    shiftId: 'shift_id',
    billNumber: 'bill_number',
    currency: 'currency',
    openedAt: 'opened_at',
    closedAt: 'closed_at',
    openingMinor: 'opening',
    expectedMinor: 'expected',
    countedMinor: 'counted',
    entriesAfter: 'entries_after',
  })

type BillEnd = Pick<StoredBill, 'billNumber' | 'closedAt' | 'expectedMinor' | 'entriesAfter'>

/** Where the next bill of an open shift begins: at the end of the last one, or at the opening. */
export async function lastBillOf(shift: OpenShift, trx: Trx): Promise<BillEnd> {
  const row = await billRows(trx).where('shift_id', shift.id).orderBy('bill_number', 'desc').first()
  return (
    row ?? {
      billNumber: 0,
      closedAt: shift.openedAt,
      expectedMinor: shift.opening,
      entriesAfter: shift.entriesBefore,
    }
  )
}

/** The newest bills of a desk; with `before`, the newest among the bills before that one. */
export async function billsOf(userId: number, before?: number): Promise<BillList> {
  const query = billRows()
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query.where('id', '<', before)
  const rows: StoredBill[] = await query
  const page = rows.slice(0, PAGE)
  const bills = await billViews(page)
  return { bills, nextBefore: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** A bill of the desk. Throws 404 `notFound`. */
export async function billById(userId: number, billId: number, trx?: Trx): Promise<BillView> {
  const rows: StoredBill[] = await billRows(trx).where({ id: billId, user_id: userId })
  const [bill] = await billViews(rows, trx)
  return found(bill)
}

async function billViews(rows: readonly StoredBill[], trx?: Trx): Promise<BillView[]> {
  const takingsOf = await takingsOfBills(
    rows.map(({ id }) => id),
    trx
  )
  return rows.map(({ entriesAfter: _entries, ...row }) => ({ ...row, ...takingsOf(row.id) }))
}

/** For each of these bills: the sums of the drawer's movements, whether it is the last of its shift, and its prints. */
export async function takingsOfBills(
  ids: readonly number[],
  trx?: Trx
): Promise<(id: number) => Takings> {
  const movesOf = await movesIn('bills', ids, trx)
  const prints: { billId: number; count: number }[] = await (trx ?? db)
    .query<{ billId: number; count: number }>()
    .from('bill_prints')
    .whereIn('bill_id', [...ids])
    .groupBy('bill_id')
    .select({ billId: 'bill_id' })
    .count('* as count')
  const printed = new Map(prints.map(({ billId, count }) => [Number(billId), Number(count)]))
  const last = await lastOfEnded(ids, trx)
  return (id) => {
    const { changeMinor: _change, ...sums } = movesOf(Number(id))
    return {
      ...sums,
      isLast: last.has(Number(id)),
      printCount: printed.get(Number(id)) ?? 0,
    }
  }
}

/** The ids of those bills that were cut by the end of their shift. */
async function lastOfEnded(ids: readonly number[], trx?: Trx): Promise<Set<number>> {
  const rows: { id: number }[] = await (trx ?? db)
    .query<{ id: number }>()
    .from('bills')
    .join('shifts', 'shifts.id', 'bills.shift_id')
    .whereIn('bills.id', [...ids])
    .whereNotNull('shifts.closed_at')
    .whereNotExists((later) => {
      later
        .from('bills as later')
        .whereColumn('later.shift_id', 'bills.shift_id')
        .whereColumn('later.bill_number', '>', 'bills.bill_number')
        .select('later.id')
    })
    .select({ id: 'bills.id' })
  return new Set(rows.map(({ id }) => Number(id)))
}
