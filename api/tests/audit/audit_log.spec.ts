import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

interface AuditRow {
  id: number
  actorName: string
  action: string
  detail: unknown
  createdAt: number
}

test.group('The audit log', () => {
  test('shows an admin the entries of the site, newest first, and none of another site', async ({
    assert,
  }) => {
    const site = await makeSite()
    const other = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    for (const [siteId, action] of [
      [site.id, 'user.create'],
      [other.id, 'user.delete'],
      [site.id, 'user.update'],
    ] as const) {
      await recordAudit(db.connection(), {
        siteId,
        actorId: admin.id,
        action,
        subjectType: 'user',
        subjectId: 7,
        detail: { before: { status: 1 } },
        ip: '127.0.0.1',
      })
    }

    const session = await signInAs(site, admin)
    const { body, headers } = await session.list<AuditRow>('audit-log')
    assert.deepEqual(
      body.map((row) => row.action),
      ['user.signIn', 'user.update', 'user.create']
    )
    assert.equal(headers.get('content-range'), 'audit-log 0-2/3')
    assert.equal(body[1]?.actorName, admin.username)
    assert.deepEqual(body[1]?.detail, { before: { status: 1 } })
  })

  test('names the rows that an entry holds by their ids', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const dealer = await makeUser({ site, type: 'dealer' })
    await recordAudit(db.connection(), {
      siteId: site.id,
      actorId: admin.id,
      action: 'user.update',
      subjectType: 'user',
      subjectId: 7,
      detail: { before: { parent_id: admin.id }, after: { parent_id: dealer.id, sport_id: 1e12 } },
      ip: '127.0.0.1',
    })
    const session = await signInAs(site, admin)
    const { body } = await session.list<{ names: object }>('audit-log', {
      filter: { action: 'user.update' },
    })
    assert.deepEqual(body[0]?.names, {
      [`parentId:${admin.id}`]: admin.username,
      [`parentId:${dealer.id}`]: dealer.username,
    })
  })

  test('shows a dealer the entries of the branch, and needs the permission', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['audit.view'] })
    const below = await makeUser({ site, type: 'operator', parent: dealer })
    const sibling = await makeUser({ site, type: 'dealer' })
    for (const actor of [dealer, below, sibling]) {
      await recordAudit(db.connection(), {
        siteId: site.id,
        actorId: actor.id,
        action: 'user.update',
        subjectType: 'user',
        subjectId: null,
        detail: {},
      })
    }
    const session = await signInAs(site, dealer)
    const { body } = await session.list<AuditRow>('audit-log', { sort: ['id', 'ASC'] })
    assert.deepEqual(
      body.map((row) => row.actorName),
      // the last row is the sign-in
      [dealer.username, below.username, dealer.username]
    )

    const refused = await (await signInAs(site, sibling)).get<Refusal>('/v1/audit-log')
    assert.equal(refused.status, 403)
    assert.equal(refused.body.error.key, 'notAllowed')
    const visitor = await new ApiSession(site.host).get<Refusal>('/v1/audit-log')
    assert.equal(visitor.status, 401)
    assert.equal(visitor.body.error.key, 'notSignedIn')
  })
})
