/** No table can forget to say to whom its rows belong, and no column what it names. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { brandTables, ownedTables } from '#core/database/table_owners'
import { dialect } from '#core/dialect/current'
import { ownersOfRooms } from '#start/table_owners'
import { runsOnMysql } from '#tests/support/databases'

/** Names of columns that look like numbers of rows. */
const LOOKS_NUMBERED = /_id2?$|_by$|^open_for$/

const tablesOf = async () =>
  (await db.connection().getAllTables()).filter((name) => !name.startsWith('sqlite_')).sort()

test.group('Owners of tables', () => {
  test('each table belongs to brands, to all brands, or to the installation', async ({
    assert,
  }) => {
    const declared = ownersOfRooms.flatMap(({ brand = {}, shared = {}, installation = {} }) => [
      ...Object.keys(brand),
      ...Object.keys(shared),
      ...Object.keys(installation),
    ])
    assert.deepEqual(declared.toSorted(), await tablesOf())
  })

  test('each column of a brand that may name a row says of which table', async ({ assert }) => {
    const known = await dialect().schema.foreignKeys(db.connection())
    const undeclared: string[] = []
    for (const [table, { by, names = {}, other = {} }] of brandTables()) {
      const through = typeof by === 'string' ? by : by[0]
      const columns = Object.keys(await db.connection().columnsInfo(table))
      const said = [...Object.keys(names), ...Object.keys(other), through]
      const stray = said.filter((column) => !columns.includes(column))
      assert.deepEqual(stray, [], table)
      for (const column of columns) {
        if (!LOOKS_NUMBERED.test(column) || said.includes(column)) continue
        if (known.some((key) => key.table === table && key.column === column)) continue
        undeclared.push(`${table}.${column}`)
      }
    }
    assert.deepEqual(undeclared, [])
  })

  test('a table with a brand in its rows belongs to brands by it', async ({ assert }) => {
    const withSite: string[] = []
    for (const table of await tablesOf()) {
      if ('site_id' in (await db.connection().columnsInfo(table))) withSite.push(table)
    }
    const bySite = [...brandTables()].filter(([, { by }]) => by === 'site_id')
    assert.deepEqual(bySite.map(([table]) => table).toSorted(), withSite)
  })

  // on MySQL the rights of the server's user guard them, which `ledger/database_user` tries
  if (!runsOnMysql) {
    test('rows of the books, which SQLite guards by triggers, are only added', async ({
      assert,
    }) => {
      const books: { name: string }[] = await db.rawQuery(
        `select tbl_name as name from sqlite_master where name = tbl_name || '_no_delete'`
      )
      assert.isAbove(books.length, 5)
      const added = ownedTables().flatMap(([table, { rows }]) => (rows === 'added' ? [table] : []))
      assert.includeMembers(
        added,
        books.map(({ name }) => name)
      )
    })
  }

  test('each word of the audit log is that of one table', ({ assert }) => {
    const words = ownedTables().flatMap(([, { edited, subject }]) => edited ?? subject ?? [])
    assert.deepEqual(words, [...new Set(words)])
  })

  test('each column that names a row is there', async ({ assert }) => {
    for (const [table, { calledBy }] of ownedTables()) {
      if (calledBy === undefined) continue
      assert.property(await db.connection().columnsInfo(table), calledBy, table)
    }
  })

  test('each reason says something', ({ assert }) => {
    for (const { brand = {}, installation = {} } of ownersOfRooms) {
      const reasons = [
        ...Object.values(installation).map(({ because }) => because),
        ...Object.values(brand).flatMap((owned) => [
          ...Object.values(owned.other ?? {}),
          ...(owned.stays === undefined ? [] : [owned.stays]),
          ...('clone' in owned && typeof owned.clone === 'object' ? [owned.clone.stays] : []),
        ]),
      ]
      for (const reason of reasons) assert.isAbove(reason.length, 10)
    }
  })
})
