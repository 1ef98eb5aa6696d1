/** Versions of the server and of its database may differ while servers are replaced one after the other. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { OldDatabase, requireSchema, schemaDifference } from '#core/database/schema_version'

test.group('A server and the version of its database', () => {
  test('do not start together when the database lacks a migration, which is named', async ({
    assert,
    cleanup,
  }) => {
    await requireSchema()
    const ofCoupons = () => db.from('adonis_schema').where('name', 'like', '%0023_coupons')
    const row: Record<string, string | number | Date> = await ofCoupons().firstOrFail()
    cleanup(async () => {
      await db.insertQuery().table('adonis_schema').insert(row)
    })
    await ofCoupons().delete()
    await assert.rejects(requireSchema, OldDatabase)
    await assert.rejects(requireSchema, /lacks 1 migrations.*0023_coupons/)
  })

  test('go on together when the database is newer, which is told', async ({ assert, cleanup }) => {
    cleanup(async () => {
      await db.from('adonis_schema').where('batch', 9).delete()
    })
    const row = {
      name: '../database/migrations/9999_of_later',
      batch: 9,
      migration_time: new Date(),
    }
    await db.insertQuery().table('adonis_schema').insert(row)
    assert.deepEqual(await schemaDifference(), { missing: [], later: ['9999_of_later'] })
    await requireSchema()
  })
})
