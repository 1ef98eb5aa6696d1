/** Updates many rows, each with its own values, in one statement: the values are one JSON document. */
import type { Trx } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import type { ColumnKind } from '#core/dialect/dialect'

/**
 * Sets `columns` of the rows of `table` by `id`. Unknown ids are skipped, and with `newest` also rows with a higher
 * value in that column. At most a few thousand rows at a time.
 */
export async function updateRows<C extends string>(
  trx: Trx,
  table: string,
  columns: Record<C, ColumnKind>,
  rows: readonly ({ id: number } & Record<NoInfer<C>, number | string | null>)[],
  newest?: NoInfer<C>
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(columns) as C[]
  const values = JSON.stringify(rows.map((row) => [row.id, ...names.map((name) => row[name])]))
  const kinds = names.map((name) => ({ name, kind: columns[name] }))
  await trx.rawQuery(dialect().update({ table, columns: kinds, newest }), [values])
}
