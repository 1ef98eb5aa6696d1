/** Reads that may lag, with a real replica that lags, stands still and dies. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import type { ServersView } from '@grandstand/shared-types/wire/servers'
import { recordAudit } from '#audit/record_audit'
import { laggingReads } from '#core/database/lagging_reads'
import { leaveReplicas, watchReplicas } from '#core/database/replicas'
import { reportNow } from '#monitoring/servers/report'
import { readiness } from '#monitoring/readiness'
import { until } from '#tests/nodes/cluster'
import { mostLagMs, replicaNow, replicaProcess, tellReplica } from '#tests/replica/replica_server'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { followDatabase } from '#tests/support/followed_database'

const isUsed = (expected: boolean) => async () => replicaNow().isUsed === expected

test.group('Reads that may lag', (group) => {
  let site: TestSite
  let writer: ApiSession
  let colleague: ApiSession

  group.setup(() => {
    watchReplicas()
    return leaveReplicas
  })
  group.setup(followDatabase)
  group.each.setup(async () => {
    await until('the replica', isUsed(true))
    site = await makeSite()
    writer = await signInAs(site, await makeUser({ site, type: 'admin' }))
    colleague = await signInAs(site, await makeUser({ site, type: 'admin' }))
    return async () => void (await db.from('servers').delete())
  })

  /** A row that nobody who reads here has written. */
  async function written(): Promise<string> {
    const reason = randomUUID()
    const subject = {
      subjectType: 'site',
      subjectId: site.id,
      detail: {},
      ip: '127.0.0.1',
    } as const
    await recordAudit(db.connection(), {
      ...{ siteId: site.id, actorId: null, action: 'site.update', reason },
      ...subject,
    })
    return reason
  }

  const reasonsSeen = async (session: ApiSession) =>
    (await session.list<AuditRow>('audit-log')).body.map(({ reason }) => reason)
  const actionsSeen = async (session: ApiSession) =>
    (await session.list<AuditRow>('audit-log')).body.map(({ action }) => action)
  const newRole = () => ({
    name: `Role ${randomUUID().slice(0, 8)}`,
    userType: 'operator',
    permissions: ['users.view'],
  })

  test('lists come from the replica, single rows and writes from the primary', async ({
    assert,
  }) => {
    const reason = await written()
    await until('the row', async () => (await reasonsSeen(colleague)).includes(reason))
    // a busy machine may take the replica for lost for a moment
    await until('a list of the replica', async () => {
      const { replica } = laggingReads
      await colleague.list<AuditRow>('audit-log')
      return laggingReads.replica > replica
    })
    const { body } = await colleague.list<AuditRow>('audit-log')
    const before = { ...laggingReads }
    await colleague.get(`/v1/audit-log/${body[0]?.id}`)
    await colleague.list('users')
    assert.deepEqual(laggingReads, before)
    await assert.rejects(() =>
      db.connection('replica1').from('replica_beats').update({ beat_at: 1 })
    )
  })

  test('who has written sees it at once; others see it when the replica has it, or is too far behind', async ({
    assert,
  }) => {
    await tellReplica('stop slave sql_thread')
    try {
      const reason = await written()
      const seen = await reasonsSeen(colleague)
      // a machine that was too slow to look in time has shown nothing
      if (replicaNow().isUsed) assert.notInclude(seen, reason)
      assert.equal((await writer.post('/v1/roles', newRole())).status, 201)
      assert.include(await actionsSeen(writer), 'role.create')

      await until('the bound', isUsed(false))
      assert.include(await reasonsSeen(colleague), reason)
      assert.include(await actionsSeen(colleague), 'role.create')
      await until('how far', async () => (replicaNow().lagMs ?? 0) > mostLagMs)
      await isShown(assert, 'behind')
    } finally {
      await tellReplica('start slave')
    }
    await until('the replica', isUsed(true))
    await until('health', async () => {
      const { isHealthy, checks } = await readiness()
      return isHealthy && checks.some(({ name, status }) => name === 'Replicas' && status === 'ok')
    })
  })

  test('a list that waits for a replica that stands still is read at the primary; one that died comes back', async ({
    assert,
  }) => {
    const pid = await replicaProcess()
    process.kill(pid, 'SIGSTOP')
    try {
      const reason = await written()
      await until('the row', async () => (await reasonsSeen(colleague)).includes(reason))
      await until('the loss', async () => replicaNow().lagMs === null)
      await isShown(assert, 'does not answer')
    } finally {
      process.kill(pid, 'SIGKILL')
    }
    await until('the replica', isUsed(true))
    const reason = await written()
    await until('the row', async () => (await reasonsSeen(colleague)).includes(reason))
  })

  /** In health, metrics and the page of servers; the server itself stays ready. */
  async function isShown(
    assert: { isTrue: (value: boolean) => void; include: (text: string, part: string) => void },
    how: string
  ): Promise<void> {
    await until(`health: ${how}`, async () => {
      const { isHealthy, checks } = await readiness()
      const found = checks.find(({ name }) => name === 'Replicas')
      return isHealthy && (found?.message ?? '').includes(how)
    })
    const metrics = await new ApiSession().get<string>('/metrics')
    assert.include(
      String(metrics.body),
      `grandstand_replica_used{replica="${replicaNow().address}"} 0`
    )
    await reportNow()
    const { body } = await colleague.get<ServersView>('/v1/servers')
    assert.isTrue(body.servers.some(({ replicas }) => replicas.some((one) => !one.isUsed)))
  }
})
