import db from '@adonisjs/lucid/services/db'
import { FOLDED } from '@grandstand/shared-types/core/folded'
import { databaseClock } from '#core/dialect/database_clock'
import type { ColumnKind, Dialect, Replace, RowUpdate, Trx } from '#core/dialect/dialect'
import { mysqlSchema } from '#core/dialect/mysql_schema'

/** Room for numbers that others take between our reading of the counter and our moving it. */
const SLACK = 10_000

/** Moving the counter waits for whoever uses the table, and stops whoever comes after: it is moved for many blocks at once. */
const STRETCH = 1_000_000

const NOW_MS = databaseClock('cast(unix_timestamp(now(3)) * 1000 as unsigned)')

export const mysql: Dialect = {
  name: 'mysql',
  hasServer: true,
  hasManyWriters: true,
  isCommitDear: false,
  blocksProcess: false,
  whereAmong: (query, column, ids) => void query.whereIn(column, [...ids]),
  whereBegins: (query, column, text) => void query.whereRaw(`${column} like ?`, [`${text}%`]),
  folded: foldedBy,
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
  nowMs: NOW_MS,
  clockQuery: `select ${NOW_MS} as at`,
  joinInOrder: 'straight_join',
  takeNumbers,
  schema: mysqlSchema,
}

/** Signs within words that nobody types in a search: joiners, the tatweel, marks of direction. */
const UNSEEN = ['\u200c', '\u200d', '\u0640', '\u200e', '\u200f']
const ARABIC = /\p{Script=Arabic}/u

/**
 * The collation takes capitals and accents for equal, whatever that of the column; the letters that it takes for others are
 * replaced where their plain form stands in the word.
 */
function foldedBy(expression: string, word: string): string {
  const letters = Object.entries(FOLDED).filter(([, plain]) => word.includes(plain))
  const pairs = letters.flatMap(([letter, plain]) => {
    const capital = letter.toUpperCase()
    return capital.length === 1 && capital !== 'I' && capital !== letter
      ? [[letter, plain] as const, [capital, plain] as const]
      : [[letter, plain] as const]
  })
  const dropped = ARABIC.test(word) ? UNSEEN.map((sign) => [sign, ''] as const) : []
  const texts = [...pairs, ...dropped].reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `convert(${expression} using utf8mb4)`
  )
  return `${texts} collate utf8mb4_general_ci`
}

const indexOf = (columns: RowUpdate['columns'], column: string): number =>
  columns.findIndex(({ name }) => name === column)

const replacing = ({ columns }: Replace): string =>
  `on duplicate key update ${columns.map((name) => `${name} = values(${name})`).join(', ')}`

/** The lock of the row, held until the commit, keeps two processes from taking the same numbers. */
async function takeNumbers(trx: Trx, table: string, size: number): Promise<number> {
  const name = `live:${table}`
  const block = () => trx.from('id_blocks').where('name', name)
  await trx.rawQuery('insert ignore into id_blocks (name, next_id, end_id) values (?, 0, 0)', [
    name,
  ])
  const taken: Stretch = await block().forUpdate().select('next_id', 'end_id').firstOrFail()
  const next = Number(taken.next_id)
  if (next + size <= Number(taken.end_id)) {
    await block().update({ next_id: next + size })
    return next
  }
  // outside the transaction, whose lock on the table would keep its counter from moving
  const row = await db.query<{ last: number | null }>().from(table).max('id as last').first()
  const start = Math.max(Number(row?.last ?? 0) + SLACK, next, Number(taken.end_id))
  const endId = start + Math.max(STRETCH, size)
  await db.rawQuery(`alter table ${table} auto_increment = ${endId}`)
  await block().update({ next_id: start + size, end_id: endId })
  return start
}

/** Numbers that are set aside; null before the counter was first moved for a stretch. */
interface Stretch {
  next_id: number
  end_id: number | null
}
