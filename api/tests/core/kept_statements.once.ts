import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { keepStatements } from '#core/database/kept_statements'

function openDatabase() {
  const database = new Sqlite(':memory:')
  keepStatements(database)
  database.prepare('create table names (id integer primary key, name text)').run()
  return database
}

test.group('Statements that stay prepared', () => {
  test('the same text gives the same statement, another text another', ({ assert }) => {
    const database = openDatabase()
    const select = database.prepare('select * from names where id = ?')
    assert.strictEqual(database.prepare('select * from names where id = ?'), select)
    assert.notStrictEqual(database.prepare('select * from names where id > ?'), select)
  })

  test('each run takes its own values', ({ assert }) => {
    const database = openDatabase()
    const insert = () => database.prepare('insert into names (name) values (?)')
    insert().run('Ada')
    insert().run('Grace')
    const rows = database.prepare('select name from names order by id').all()
    assert.deepEqual(rows, [{ name: 'Ada' }, { name: 'Grace' }])
  })

  test('after a change of the schema a statement sees the new column', ({ assert }) => {
    const database = openDatabase()
    database.prepare('insert into names (name) values (?)').run('Ada')
    const all = () => database.prepare('select * from names').all()
    assert.deepEqual(all(), [{ id: 1, name: 'Ada' }])
    database.prepare('alter table names add column born integer default 1815').run()
    assert.deepEqual(all(), [{ id: 1, name: 'Ada', born: 1815 }])
  })

  test('a statement that was not asked for long is forgotten', ({ assert }) => {
    const database = openDatabase()
    const first = database.prepare('select 0')
    for (let each = 1; each <= 500; each++) database.prepare(`select ${each}`)
    assert.notStrictEqual(database.prepare('select 0'), first)
  })

  test('a long statement is not kept', ({ assert }) => {
    const database = openDatabase()
    const sql = `select 1 /* ${'of many rows '.repeat(400)} */`
    assert.notStrictEqual(database.prepare(sql), database.prepare(sql))
  })
})
