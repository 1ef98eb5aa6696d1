import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { makeMatch } from '#tests/support/board'

const SIZE = 1_000
const SERVERS = 8

const takeBlock = () => inTransaction((trx) => dialect().takeNumbers(trx, 'markets', SIZE))

test.group('Numbers of rows, taken in blocks', () => {
  test('servers that take blocks at the same moment get different numbers', async ({ assert }) => {
    const starts = await Promise.all(Array.from({ length: SERVERS }, takeBlock))
    const inOrder = starts.toSorted((a, b) => a - b)
    for (const [i, start] of inOrder.entries()) {
      if (i > 0) assert.isAtLeast(start, (inOrder[i - 1] ?? 0) + SIZE)
    }
  })

  test('no row that gets its number from the database gets one of a block', async ({ assert }) => {
    const start = await takeBlock()
    const { id } = await makeMatch()
    const rows: { id: number }[] = await db
      .query<{ id: number }>()
      .from('markets')
      .where('match_id', id)
      .select('id')
    assert.isAbove(rows.length, 0)
    for (const row of rows) assert.isFalse(row.id >= start && row.id < start + SIZE)
  })
})
