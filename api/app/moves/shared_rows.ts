/** Rows that all brands share, found in the other database by what names them there, and made where they are missing. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { rowsLike, type Row } from '#moves/owned_rows'
import { MoveRefusal } from '#moves/refusal'

/** Numbers here, and the numbers of the same rows there. */
export type Numbers = ReadonlyMap<number, number>

export interface Both {
  source: QueryClientContract
  target: QueryClientContract
}

export async function rowsOf(
  client: QueryClientContract,
  table: string,
  column: string,
  values: Iterable<number>
): Promise<Row[]> {
  const wanted = [...new Set(values)].map((value) => ({ [column]: value }))
  return rowsLike(client, table, [column], wanted)
}

/**
 * Rows whose numbers are constants, such as sports. Throws `catalogueDiffers` when the other database has another one under
 * the number.
 */
export async function takeConstants(
  { source, target }: Both,
  table: string,
  ids: Iterable<number>
): Promise<void> {
  const rows = await rowsOf(source, table, 'id', ids)
  const there = new Map(
    (await rowsOf(target, table, 'id', rows.map(idOf))).map((row) => [idOf(row), row])
  )
  for (const row of rows) {
    const known = there.get(idOf(row))
    if (!known) await insertRow(target, table, row)
    else if (known['key'] !== row['key']) {
      throw new MoveRefusal('catalogueDiffers', table, idOf(row))
    }
  }
}

/** Rows named by `key` among the columns that `translate` has brought over; missing ones are inserted as it gives them. */
export async function takeByKey(
  { source, target }: Both,
  table: string,
  { ids, key, translate }: { ids: Iterable<number>; key: string; translate: (row: Row) => Row }
): Promise<Numbers> {
  const rows = await rowsOf(source, table, 'id', ids)
  const there = await rowsLike(target, table, [key], rows)
  const known = new Map(there.map((row) => [String(row[key]), idOf(row)]))
  const numbers = new Map<number, number>()
  for (const row of rows) {
    const found = known.get(String(row[key]))
    numbers.set(idOf(row), found ?? (await insertRow(target, table, withoutId(translate(row)))))
  }
  return numbers
}

export const idOf = (row: Row): number => numberIn(row, 'id')

export const numberIn = (row: Row, column: string): number => Number(row[column])

export function withoutId({ id: _id, ...row }: Row): Row {
  return row
}

export async function insertRow(
  client: QueryClientContract | Trx,
  table: string,
  row: Row
): Promise<number> {
  const [id]: number[] = await client.insertQuery().table(table).insert(row)
  return must(id, `number in ${table}`)
}

/** The row with `column` naming the row there. */
export const renamed = (row: Row, column: string, numbers: Numbers): Row => ({
  ...row,
  [column]: must(numbers.get(numberIn(row, column)), `${column} ${String(row[column])}`),
})
