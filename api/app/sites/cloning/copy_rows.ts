import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

type Row = Record<string, string | number | boolean | null>

/** Columns that a copy fills anew. */
const TIMES = ['created_at', 'updated_at']

/**
 * Copies the rows of `table` whose column `of.column` is `of.from`, in their order, with `of.to` in that column and the
 * present in their times. Answers with the id of each copy by the id of its original.
 */
export async function copyRows(
  trx: Trx,
  table: string,
  { column, from, to }: { column: string; from: number; to: number }
): Promise<Map<number, number>> {
  const rows: Row[] = await trx.query<Row>().from(table).where(column, from).orderBy('id')
  const copies = new Map<number, number>()
  for (const { id, ...row } of rows) {
    const times = TIMES.filter((name) => name in row).map((name) => [name, clock.now()])
    const copy = { ...row, ...Object.fromEntries(times), [column]: to }
    const [copyId]: number[] = await trx.insertQuery().table(table).insert(copy)
    copies.set(Number(id), must(copyId, 'id of a copy'))
  }
  return copies
}

/** The rows of a brand. */
export const copySiteRows = (
  trx: Trx,
  table: string,
  { fromId, toId }: { fromId: number; toId: number }
): Promise<Map<number, number>> =>
  copyRows(trx, table, { column: 'site_id', from: fromId, to: toId })
