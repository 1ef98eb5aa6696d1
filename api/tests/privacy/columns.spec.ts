/** No table can forget that it holds personal data. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { personalOfRooms } from '#start/personal_data'

/** Names of columns that may hold something about a person. */
const LOOKS_PERSONAL =
  /mail|phone|(^|_)ip($|_)|name|address|birth|identity|gender|city|town|post_code|country|device|user_agent|(^|_)notes?$|form_values|about|(^|_)texts?$|title|account$/
/** Part of a longer word, or the number of a row. */
const NOTHING_PERSONAL = new Set(['tournament_id'])

const tables = personalOfRooms.flatMap((room) => room.tables ?? [])
const things = personalOfRooms.flatMap((room) => Object.entries(room.ofThings ?? {}))

function isDeclared(table: string, column: string): boolean {
  if (things.some(([name, columns]) => name === table && columns.includes(column))) return true
  return tables.some(
    ({ table: name, erased, kept = {} }) =>
      name === table && (erased === 'rows' || column in erased || column in kept)
  )
}

test.group('Columns with personal data', () => {
  test('each is erased, kept with a reason, or said to be about things', async ({ assert }) => {
    const client = db.connection()
    const undeclared: string[] = []
    for (const table of await client.getAllTables()) {
      for (const column of Object.keys(await client.columnsInfo(table))) {
        if (!LOOKS_PERSONAL.test(column) || NOTHING_PERSONAL.has(column)) continue
        if (!isDeclared(table, column)) undeclared.push(`${table}.${column}`)
      }
    }
    assert.deepEqual(undeclared, [])
  })

  test('each declaration names columns that exist', async ({ assert }) => {
    const client = db.connection()
    for (const {
      table,
      of = 'user_id',
      through,
      orEmail,
      erased,
      kept = {},
      hidden = [],
    } of tables) {
      const columns = Object.keys(await client.columnsInfo(table))
      const named = [
        ...(through ? [through.column] : [of]),
        ...(orEmail ? [orEmail] : []),
        ...(erased === 'rows' ? [] : Object.keys(erased)),
        ...Object.keys(kept),
        ...hidden,
      ]
      assert.deepEqual(
        named.filter((column) => !columns.includes(column)),
        [],
        table
      )
    }
    for (const [table, named] of things) {
      const columns = Object.keys(await client.columnsInfo(table))
      assert.deepEqual(
        named.filter((column) => !columns.includes(column)),
        [],
        table
      )
    }
  })

  test('each reason to keep a column says something', ({ assert }) => {
    for (const { kept = {} } of tables) {
      for (const reason of Object.values(kept)) assert.isAbove(reason.length, 10)
    }
  })
})
