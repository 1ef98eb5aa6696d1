/** Updates many rows, each with its own values, in one statement: the values are one JSON document. */
import { isMysql, type Trx } from '#core/database'

type Kind = 'integer' | 'text'

/**
 * Sets `columns` of the rows of `table` by `id`. Unknown ids are skipped, and with `newest` also rows with a higher
 * value there. At most a few thousand rows at a time.
 */
export async function updateRows<C extends string>(
  trx: Trx,
  table: string,
  columns: Record<C, Kind>,
  rows: readonly ({ id: number } & Record<NoInfer<C>, number | string | null>)[],
  newest?: NoInfer<C>
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(columns) as C[]
  const values = JSON.stringify(rows.map((row) => [row.id, ...names.map((name) => row[name])]))
  const stored = isMysql() ? 't' : table
  const guard = newest ? ` and ${stored}.${newest} <= v.c${names.indexOf(newest)}` : ''
  const sql = isMysql() ? mysql(table, columns, names, guard) : sqlite(table, names, guard)
  await trx.rawQuery(sql, [values])
}

function mysql<C extends string>(
  table: string,
  columns: Record<C, Kind>,
  names: C[],
  guard: string
): string {
  const types: Record<Kind, string> = { integer: 'bigint', text: 'varchar(255)' }
  const read = names.map((name, i) => `c${i} ${types[columns[name]]} path '$[${i + 1}]'`)
  const set = names.map((name, i) => `t.${name} = v.c${i}`)
  return `update json_table(?, '$[*]' columns (id bigint path '$[0]', ${read.join(', ')})) as v
    straight_join ${table} as t on t.id = v.id${guard} set ${set.join(', ')}`
}

function sqlite(table: string, names: string[], guard: string): string {
  const read = names.map((_, i) => `value ->> ${i + 1} as c${i}`)
  const set = names.map((name, i) => `${name} = v.c${i}`)
  return `update ${table} set ${set.join(', ')}
    from (select value ->> 0 as id, ${read.join(', ')} from json_each(?)) as v
    where ${table}.id = v.id${guard}`
}
