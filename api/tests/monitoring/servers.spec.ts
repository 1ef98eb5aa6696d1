import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ServersView } from '@grandstand/shared-types/wire/servers'
import { Lease, processId } from '#core/database/lease'
import { clock } from '#core/timing/clock'
import { reportNow } from '#monitoring/servers/report'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

test.group('The servers of an installation', (group) => {
  group.each.teardown(async () => {
    await db.from('servers').delete()
    await db.from('leases').where('name', 'test:servers').delete()
  })

  test('report themselves, and which work each leads', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const lease = new Lease('test:servers', { lastsMs: 60_000 })
    await lease.take()
    await reportNow()
    await db.table('servers').insert({
      id: 'gone',
      name: 'gone:1',
      roles: 'worker',
      started_at: clock.now() - 2 * HOUR_MS,
      seen_at: clock.now() - HOUR_MS,
      report: JSON.stringify({
        bookAgeMs: null,
        bookLagMs: null,
        loopDelayMs: 0,
        memoryMb: 1,
        streamClients: 0,
        clockDriftMs: null,
        pauses: [],
      }),
    })
    const { body } = await admin.get<ServersView>('/v1/servers')
    const own = body.servers.find(({ id }) => id === processId)
    assert.containsSubset(own, { isAlive: true, roles: ['web', 'worker', 'feed'], pauses: [] })
    assert.include(own?.leads ?? [], 'test:servers')
    assert.isFalse(body.servers.find(({ id }) => id === 'gone')?.isAlive)
    assert.deepInclude(body.leases, {
      name: 'test:servers',
      fence: 1,
      isHeld: true,
      holder: own?.name ?? null,
    })
    assert.isAtLeast(body.queues.pendingCoupons, 0)
  })

  test('leave a day after they were last heard of', async ({ assert }) => {
    await reportNow()
    const seenAt = clock.now() - 25 * HOUR_MS
    await db.from('servers').where('id', processId).update({ id: 'dead', seen_at: seenAt })
    await reportNow()
    const rows = await db.from('servers').select('id')
    assert.deepEqual(
      rows.map(({ id }) => id),
      [processId]
    )
  })

  test('are shown to staff who run the site', async ({ assert }) => {
    const site = await makeSite()
    const operator = await signInAs(site, await makeUser({ site, type: 'operator' }))
    assert.equal((await operator.get('/v1/servers')).status, 403)
  })
})
