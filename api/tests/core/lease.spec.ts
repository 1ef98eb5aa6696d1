import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { Lease } from '#core/database/lease'

const NAME = 'lease-spec'
const rowOf = () => db.query<{ fence: number }>().from('leases').where('name', NAME)

/** Another server takes the lease over, as it does once the row has expired. */
async function takeAway(): Promise<void> {
  await rowOf().update({ owner: 'other', fence: db.raw('fence + 1') })
}

test.group('A lease', (group) => {
  group.each.teardown(async () => void (await rowOf().delete()))

  test('is taken, kept and given back', async ({ assert }) => {
    const lease = new Lease(NAME, { lastsMs: 60_000 })
    assert.isFalse(lease.isHeld)
    assert.isTrue(await lease.take())
    assert.isTrue(await lease.take())
    assert.isTrue(lease.isHeld)
    await lease.release()
    assert.isFalse(lease.isHeld)
    assert.isTrue(await lease.take())
  })

  test('is refused while another server has it, and taken with a higher number once that one is silent', async ({
    assert,
  }) => {
    const lease = new Lease(NAME, { lastsMs: 60_000 })
    await lease.take()
    const { fence } = lease
    await takeAway()
    assert.isFalse(await lease.take())
    assert.isFalse(lease.isHeld)
    await rowOf().update({ expires_at: 0 })
    assert.isTrue(await lease.take())
    assert.equal(lease.fence, fence + 2)
  })

  test('a holder that stood still cannot write once another has taken over', async ({ assert }) => {
    const lease = new Lease(NAME, { lastsMs: 60_000 })
    await lease.take()
    await inTransaction((trx) => lease.requireIn(trx))
    await takeAway()
    await assert.rejects(() => inTransaction((trx) => lease.requireIn(trx)), 'tecnicalProblem')
    assert.isFalse(lease.isHeld)
  })

  test('is not held for certain when its time is over', async ({ assert }) => {
    const lease = new Lease(NAME, { lastsMs: 0 })
    assert.isTrue(await lease.take())
    assert.isFalse(lease.isHeld)
  })
})
