import db from '@adonisjs/lucid/services/db'
import type { ColumnKind, Dialect, Replace, RowUpdate, Trx } from '#core/dialect/dialect'

/** Room for numbers that others take between our reading of the counter and our moving it. */
const SLACK = 10_000

export const mysql: Dialect = {
  name: 'mysql',
  hasManyWriters: true,
  isCommitDear: false,
  blocksProcess: false,
  whereAmong: (query, column, ids) => void query.whereIn(column, [...ids]),
  whereBegins: (query, column, text) => void query.whereRaw(`${column} like ?`, [`${text}%`]),
  insert(into, rows, replace) {
    const tuples = rows.map((row) => `(${row.map((v) => (v === null ? 'null' : '?')).join(',')})`)
    return {
      sql: `${into} values ${tuples.join(',')} ${replace ? replacing(replace) : ''}`,
      bindings: rows.flat().filter((value) => value !== null),
    }
  },
  update({ table, columns, newest }: RowUpdate) {
    const types: Record<ColumnKind, string> = { integer: 'bigint', text: 'varchar(255)' }
    const read = columns.map(({ kind }, i) => `c${i} ${types[kind]} path '$[${i + 1}]'`)
    const set = columns.map(({ name }, i) => `t.${name} = v.c${i}`)
    const guard = newest ? ` and t.${newest} <= v.c${indexOf(columns, newest)}` : ''
    return `update json_table(?, '$[*]' columns (id bigint path '$[0]', ${read.join(', ')})) as v
      straight_join ${table} as t on t.id = v.id${guard} set ${set.join(', ')}`
  },
  jsonList: (expression) => `json_arrayagg(${expression})`,
  byIndex: (index) => `force index (${index})`,
  joinInOrder: 'straight_join',
  takeNumbers,
}

const indexOf = (columns: RowUpdate['columns'], column: string): number =>
  columns.findIndex(({ name }) => name === column)

const replacing = ({ columns }: Replace): string =>
  `on duplicate key update ${columns.map((name) => `${name} = values(${name})`).join(', ')}`

/** The lock keeps two processes from taking the same numbers. */
async function takeNumbers(trx: Trx, table: string, size: number): Promise<number> {
  await trx.rawQuery('select get_lock(?, 30)', [`row_ids_${table}`])
  try {
    const name = `live:${table}`
    const taken = await trx
      .query<{ next_id: number }>()
      .from('id_blocks')
      .where('name', name)
      .select('next_id')
      .first()
    // outside the transaction, whose lock on the table would keep its counter from moving
    const row = await db.query<{ last: number | null }>().from(table).max('id as last').first()
    const start = Math.max(Number(row?.last ?? 0) + SLACK, Number(taken?.next_id ?? 0))
    const nextId = start + size
    if (taken) await trx.from('id_blocks').where('name', name).update({ next_id: nextId })
    else await trx.insertQuery().table('id_blocks').insert({ name, next_id: nextId })
    await db.rawQuery(`alter table ${table} auto_increment = ${nextId}`)
    return start
  } finally {
    await trx.rawQuery('select release_lock(?)', [`row_ids_${table}`])
  }
}
