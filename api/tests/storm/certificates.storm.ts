/** What several nodes of a database that all take writes do to a transaction (docs/scaling.md). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { inTransaction } from '#core/database/transactions'
import { tellOther } from '#tests/storm/databases'

const NAME = 'certificates-storm'
const rows = () => db.query().from('job_states').where('name', NAME)

test.group('A transaction on a cluster of databases', (group) => {
  group.each.setup(async () => {
    await db.insertQuery().table('job_states').insert({ name: NAME, state: '0', updated_at: 1 })
    return async () => {
      await rows().delete()
    }
  })

  test('that another node has overtaken is refused, at its commit too, and done again', async ({
    assert,
  }) => {
    let tries = 0
    await inTransaction(async (trx) => {
      const row: { updated_at: number } = await trx
        .from('job_states')
        .where('name', NAME)
        .select('updated_at')
        .firstOrFail()
      const next = { updated_at: Number(row.updated_at) * 2 }
      await trx.from('job_states').where('name', NAME).update(next)
      if (tries++ === 0) {
        await tellOther(
          `update ${env.get('DB_DATABASE', '')}.job_states set updated_at = 10 where name = '${NAME}'`
        )
      }
    })
    const row: { updated_at: number } = await rows().firstOrFail()
    assert.deepEqual([tries, Number(row.updated_at)], [2, 20])
  })
})
