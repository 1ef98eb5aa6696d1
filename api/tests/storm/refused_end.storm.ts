/** A node of the database that stops serving in the midst of a transaction (docs/scaling.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { serve, writingNode } from '#tests/storm/databases'

const NAME = 'refused-end-storm'
const rows = () => db.query().from('job_states').where('name', NAME)

test.group('A node that stops serving', (group) => {
  let port = 0

  group.each.setup(async () => {
    port = await writingNode()
    return async () => {
      await serve(port, true)
      await rows().delete()
    }
  })

  test('keeps nothing of a transaction whose end it refuses', async ({ assert }) => {
    let tries = 0
    let serving: Promise<void> | null = null
    const half = inTransaction(async (trx) => {
      if (tries++ > 0) throw new Error('once is enough')
      const row = { name: NAME, state: 'half', updated_at: 1 }
      await trx.insertQuery().table('job_states').insert(row)
      await serve(port, false)
      // soon enough for the same connection to be used again
      serving = pause(60).then(() => serve(port, true))
      await trx.from('job_states').where('name', NAME).update({ state: 'whole' })
    })
    await assert.rejects(() => half, 'once is enough')
    await serving
    // what a connection has left open, the next transaction on it would put in force
    for (let i = 0; i < 20; i++) await inTransaction((trx) => trx.from('job_states').first())
    assert.isNull(await rows().first())
  })
})
