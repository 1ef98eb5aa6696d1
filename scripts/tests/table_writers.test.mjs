/** What counts as writing a table, so that no room writes another's unseen. */
import { expect, test } from 'vitest'
import { tablesDeclared, tablesWritten } from '../lib/table_writers.mjs'

const OWNERS = new Map([
  ['cards', 'cards'],
  ['users', 'accounts'],
])
const written = (text) => [...tablesWritten('a.ts', text, OWNERS)]

test.each([
  "await trx.from('users').where('id', 1).update({ a: 1 })",
  "await trx.insertQuery().table('users').insert(row)",
  "await whereAmong(trx.from('users'), 'id', ids).delete()",
  "await insertAll(trx, 'users', rows)",
  "await updateRow(trx, editor, 'users', id, {})",
  'await trx.rawQuery(`update users set a = 1`)',
  'await trx.rawQuery(`insert into users (a) values (1)`)',
])('writes: %s', (text) => {
  expect(written(text)).toEqual(['users'])
})

test.each([
  "const rows = await db.from('users').where('id', 1).select('id')",
  "const query = db.from('cards').join('users', 'users.id', 'cards.user_id')",
  "log('users'); await other.update({ users: 1 })",
  "await trx.from('strangers').delete()",
])('does not write: %s', (text) => {
  expect(written(text)).toEqual([])
})

test('tables are declared for brands, for all brands and for the installation', () => {
  const text = `export const owners: TableOwners = {
    brand: { cards: { by: 'site_id', names: { user_id: 'users' } } },
    shared: { sports: 'the number' },
    installation: { leases: 'servers' },
  }`
  expect(tablesDeclared('owners.ts', text)).toEqual(['cards', 'sports', 'leases'])
})
