import { databaseClock } from '#core/dialect/database_clock'
import type { Dialect, Replace, RowUpdate, Trx } from '#core/dialect/dialect'
import { sqliteSchema } from '#core/dialect/sqlite_schema'

/**
 * Many values go into a statement as one JSON document: the query builder fails above 500 rows, and binding each value takes
 * longer than the work.
 */
export const sqlite: Dialect = {
  name: 'sqlite',
  hasServer: false,
  hasManyWriters: false,
  isCommitDear: true,
  blocksProcess: true,
  whereAmong(query, column, ids) {
    query.whereRaw(`${column} in (select value from json_each(?))`, [JSON.stringify(ids)])
  },
  // `like` ignores capitals, as the index on the column does
  whereBegins: (query, column, text) => void query.whereRaw(`${column} glob ?`, [`${text}*`]),
  // a function of ours (`config/database.ts`), since `like` knows the case of A to Z alone
  folded: (expression) => `folded(${expression})`,
  insert(into, rows, replace) {
    const read = (rows[0] ?? []).map((_, index) => `value ->> ${index}`)
    return {
      // `where true` tells the parser that `on` does not start a join
      sql: `${into} select ${read.join(', ')} from json_each(?) where true ${replace ? replacing(replace) : ''}`,
      bindings: [JSON.stringify(rows)],
    }
  },
  update({ table, columns, newest }: RowUpdate) {
    const read = columns.map((_, i) => `value ->> ${i + 1} as c${i}`)
    const set = columns.map(({ name }, i) => `${name} = v.c${i}`)
    const index = columns.findIndex(({ name }) => name === newest)
    const guard = newest ? ` and ${table}.${newest} <= v.c${index}` : ''
    return `update ${table} set ${set.join(', ')}
      from (select value ->> 0 as id, ${read.join(', ')} from json_each(?)) as v
      where ${table}.id = v.id${guard}`
  },
  jsonList: (expression) => `json_group_array(${expression})`,
  byIndex: (index) => `indexed by ${index}`,
  nowMs: databaseClock("cast(unixepoch('subsec') * 1000 as integer)"),
  clockQuery: null,
  joinInOrder: 'cross join',
  takeNumbers,
  schema: sqliteSchema,
}

const replacing = ({ key, columns }: Replace): string =>
  `on conflict (${key}) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`

async function takeNumbers(trx: Trx, table: string, size: number): Promise<number> {
  const counter = await trx
    .query<{ seq: number }>()
    .from('sqlite_sequence')
    .where('name', table)
    .select('seq')
    .first()
  const start = Number(counter?.seq ?? 0) + 1
  const seq = start + size - 1
  if (counter) await trx.from('sqlite_sequence').where('name', table).update({ seq })
  else await trx.insertQuery().table('sqlite_sequence').insert({ name: table, seq })
  return start
}
