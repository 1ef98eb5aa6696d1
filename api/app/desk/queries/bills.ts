/** Bills of a desk, with their figures by the ledger. */
import db from '@adonisjs/lucid/services/db'
import type { BillList, BillView } from '@grandstand/shared-types/wire/desk'
import type { Trx } from '#core/database/transactions'
import { found } from '#core/errors/app_error'
import { movesIn } from '#desk/queries/drawer_moves'
import type { OpenShift } from '#desk/queries/shift'

/** Bills of one answer. */
const PAGE = 20

type BillRow = Pick<
  BillView,
  | 'id'
  | 'shiftId'
  | 'billNumber'
  | 'currency'
  | 'openedAt'
  | 'closedAt'
  | 'openingMinor'
  | 'expectedMinor'
  | 'countedMinor'
> & { entriesAfter: number }

const billRows = (trx?: Trx) =>
  (trx ?? db).query<BillRow>().from('bills').select({
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

type BillEnd = Pick<BillRow, 'billNumber' | 'closedAt' | 'expectedMinor' | 'entriesAfter'>

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

/** The newest bills of a desk, those before the bill `before` when it is given. */
export async function billsOf(userId: number, before?: number): Promise<BillList> {
  const query = billRows()
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query.where('id', '<', before)
  const rows: BillRow[] = await query
  const page = rows.slice(0, PAGE)
  const bills = await billViews(page)
  return { bills, nextBefore: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** A bill of the desk. Throws 404 `notFound`. */
export async function billById(userId: number, billId: number, trx?: Trx): Promise<BillView> {
  const rows: BillRow[] = await billRows(trx).where({ id: billId, user_id: userId })
  const [bill] = await billViews(rows, trx)
  return found(bill)
}

async function billViews(rows: readonly BillRow[], trx?: Trx): Promise<BillView[]> {
  const ids = rows.map(({ id }) => id)
  const movesOf = await movesIn('bills', ids, trx)
  const prints: { billId: number; count: number }[] = await (trx ?? db)
    .query<{ billId: number; count: number }>()
    .from('bill_prints')
    .whereIn('bill_id', ids)
    .groupBy('bill_id')
    .select({ billId: 'bill_id' })
    .count('* as count')
  return rows.map(({ entriesAfter: _entries, ...row }) => {
    const { changeMinor: _change, ...sums } = movesOf(Number(row.id))
    const printed = prints.find(({ billId }) => Number(billId) === Number(row.id))
    return { ...row, ...sums, printCount: Number(printed?.count ?? 0) }
  })
}
