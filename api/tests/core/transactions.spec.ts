import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction, type Trx } from '#core/database/transactions'
import { runsOnMysql } from '#tests/support/databases'

const NAME = 'transactions-spec'
const stateOf = () => db.query().from('job_states').where('name', NAME).first()

/** Ends the transaction behind its owner's back, so that only its commit fails. */
async function breakCommit(trx: Trx): Promise<void> {
  if (runsOnMysql) await breakConnection(trx)
  else await trx.rawQuery('rollback')
}

async function breakConnection(trx: Trx): Promise<void> {
  const [[{ id }]]: [[{ id: number }]] = await trx.rawQuery('select connection_id() as id')
  await db.rawQuery(`kill ${id}`)
}

test.group('A transaction', () => {
  test('M17 a transaction whose commit fails is reported as failed and leaves no rows', async ({
    assert,
  }) => {
    await assert.rejects(() =>
      inTransaction(async (trx) => {
        const row = { name: NAME, state: 'half', updated_at: 1 }
        await trx.insertQuery().table('job_states').insert(row)
        await breakCommit(trx)
      })
    )
    assert.isNull(await stateOf())
  })

  if (runsOnMysql) {
    const row = { name: NAME, state: 'once', updated_at: 1 }
    const forget = () => db.query().from('job_states').where('name', NAME).delete()

    test('whose connection breaks before its commit is done by another connection', async ({
      assert,
    }) => {
      let tries = 0
      await inTransaction(async (trx) => {
        if (tries++ === 0) await breakConnection(trx)
        await trx.insertQuery().table('job_states').insert(row)
      })
      assert.equal(tries, 2)
      assert.equal((await stateOf())?.state, 'once')
      await forget()
    })

    test('whose connection breaks in its commit is tried again where it finds what it has done, and else is not', async ({
      assert,
    }) => {
      const tries = { once: 0, repeatable: 0 }
      await assert.rejects(() =>
        inTransaction(async (trx) => {
          tries.once++
          await breakConnection(trx)
        })
      )
      const write = async (trx: Trx) => {
        if (await trx.query().from('job_states').where('name', NAME).first()) return
        await trx.insertQuery().table('job_states').insert(row)
        if (tries.repeatable++ === 0) await breakConnection(trx)
      }
      await inTransaction(write, { isRepeatable: true })
      assert.deepEqual(tries, { once: 1, repeatable: 2 })
      assert.equal((await stateOf())?.state, 'once')
      await forget()
    })
  }

  test('that throws leaves no rows, and the next one works', async ({ assert }) => {
    const row = { name: NAME, state: 'whole', updated_at: 1 }
    const insert = (trx: Trx) => trx.insertQuery().table('job_states').insert(row)
    await assert.rejects(
      () =>
        inTransaction(async (trx) => {
          await insert(trx)
          throw new Error('no')
        }),
      'no'
    )
    assert.isNull(await stateOf())
    await inTransaction(insert)
    assert.equal((await stateOf())?.state, 'whole')
    await db.query().from('job_states').where('name', NAME).delete()
  })
})
