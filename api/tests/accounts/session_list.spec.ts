/** The user's own sessions, and those of a user whom the principal may change. */
import diagnostics from 'node:diagnostics_channel'
import { test } from '@japa/runner'
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import sessions from '#config/session'
import { bus } from '#core/bus'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

async function signedInTwice(type: TestUser['type'] = 'player') {
  const site = await makeSite()
  const user = await makeUser({ site, type })
  const [here, there] = [await signInAs(site, user), await signInAs(site, user)]
  return { site, user, here, there }
}

const sessionsOf = async (session: ApiSession, path = '/v1/me/sessions') => {
  const { status, body } = await session.get<SessionView[]>(path)
  return { status, body }
}

const isIn = async (session: ApiSession) => (await session.get('/v1/me')).status === 200

const auditOf = async (site: TestSite, action: string) => {
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const { body } = await admin.list<{
    action: string
    actorId: number
    ip: string
    detail: object
  }>('audit-log', { filter: { action } })
  return body
}

test.group('Sessions at once', (group) => {
  const { perUser } = sessions
  group.teardown(() => void (sessions.perUser = perUser))

  test('are bounded: a further sign-in ends the oldest, of this user alone', async ({ assert }) => {
    sessions.perUser = 2
    const { site, user, here, there } = await signedInTwice()
    const other = await signInAs(site, await makeUser({ site, type: 'player' }))
    const third = await signInAs(site, user)
    assert.deepEqual(await Promise.all([here, there, third, other].map(isIn)), [
      false,
      true,
      true,
      true,
    ])
    assert.lengthOf((await sessionsOf(third)).body, 2)
  })
})

test.group('The list of own sessions', () => {
  test('shows where each session was opened, with the asking session first and marked', async ({
    assert,
  }) => {
    const { here, there } = await signedInTwice()
    const { body } = await sessionsOf(here)
    assert.lengthOf(body, 2)
    assert.deepEqual(
      body.map(({ isCurrent }) => isCurrent),
      [true, false]
    )
    const [own] = body
    assert.equal(own?.ip, '127.0.0.1')
    assert.isAtMost(own?.createdAt ?? Infinity, Date.now())
    assert.isAbove(own?.expiresAt ?? 0, Date.now())
    assert.isAtLeast(own?.lastSeenAt ?? 0, own?.createdAt ?? Infinity)
    assert.notProperty(own, 'tokenHash')
    assert.isTrue((await sessionsOf(there)).body[0]?.isCurrent)
  })

  test('announces the end of the session that a new sign-in replaced once the browser has the new one', async ({
    assert,
    cleanup,
  }) => {
    const { user, here } = await signedInTwice()
    const order: string[] = []
    const onAnswer = () => void order.push('answered')
    diagnostics.subscribe('http.server.response.finish', onAnswer)
    const stop = bus.on('accessChanged', () => void order.push('told'))
    cleanup(() => {
      stop()
      diagnostics.unsubscribe('http.server.response.finish', onAnswer)
    })
    const credentials = { username: user.username, password: DEFAULT_PASSWORD }
    assert.equal((await here.post('/v1/sessions', credentials)).status, 201)
    assert.deepEqual(order, ['answered', 'told'])
    assert.lengthOf((await sessionsOf(here)).body, 2)
  })

  test('ends one session, which is signed out at once', async ({ assert }) => {
    const { here, there } = await signedInTwice()
    const other = (await sessionsOf(here)).body.find(({ isCurrent }) => !isCurrent)
    assert.isTrue(await isIn(there))
    assert.equal((await here.delete(`/v1/me/sessions/${other?.id}`)).status, 204)
    assert.isFalse(await isIn(there))
    assert.isTrue(await isIn(here))
    assert.lengthOf((await sessionsOf(here)).body, 1)
    assert.equal((await here.delete(`/v1/me/sessions/${other?.id}`)).status, 404)
  })

  test('signing out everywhere ends all sessions, the asking one too', async ({ assert }) => {
    const { here, there } = await signedInTwice()
    assert.equal((await here.delete('/v1/me/sessions')).status, 204)
    assert.match(here.cookies.get('grandstand') ?? '', /^v/)
    assert.isFalse(await isIn(here))
    assert.isFalse(await isIn(there))
  })

  test('sessions of other users are neither shown nor ended', async ({ assert }) => {
    const { here } = await signedInTwice()
    const { here: stranger } = await signedInTwice()
    const foreign = (await sessionsOf(stranger)).body[0]
    assert.equal((await here.delete(`/v1/me/sessions/${foreign?.id}`)).status, 404)
    assert.isTrue(await isIn(stranger))
    assert.equal((await new ApiSession().get('/v1/me/sessions')).status, 401)
  })
})

test.group('A browser that signs in again', () => {
  const enter = (session: ApiSession, { username }: TestUser) =>
    session.post('/v1/sessions', { username, password: DEFAULT_PASSWORD })

  test("ends the browser's earlier session of the same user, and no other", async ({ assert }) => {
    const { user, here, there } = await signedInTwice()
    const [replaced] = (await sessionsOf(here)).body
    assert.equal((await enter(here, user)).status, 201)
    const own = (await sessionsOf(here)).body
    assert.lengthOf(own, 2)
    assert.isFalse(own.some(({ id }) => id === replaced?.id))
    assert.isTrue(await isIn(there))
  })

  test('keeps its session of another user, and that of the same user when the password is wrong', async ({
    assert,
  }) => {
    const { site, user, here, there } = await signedInTwice()
    const wrong = await here.post('/v1/sessions', { username: user.username, password: 'wrong' })
    assert.equal(wrong.status, 401)
    assert.isTrue(await isIn(here))
    assert.equal((await enter(here, await makeUser({ site, type: 'player' }))).status, 201)
    assert.lengthOf((await sessionsOf(there)).body, 2)
  })
})

test.group('Sessions of a user', () => {
  test('are seen and ended by a user who may change the owner', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['users.view', 'users.sessions'],
    })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const session = await signInAs(site, player)
    const staff = await signInAs(site, dealer)
    const path = `/v1/users/${player.id}/sessions`
    const { body } = await sessionsOf(staff, path)
    assert.deepEqual(
      body.map(({ isCurrent }) => isCurrent),
      [false]
    )
    assert.equal((await staff.delete(path)).status, 204)
    assert.isFalse(await isIn(session))
    assert.deepEqual((await sessionsOf(staff, path)).body, [])
    assert.containSubset(await auditOf(site, 'user.sessionsEnd'), [
      { actorId: dealer.id, subjectId: player.id, ip: '127.0.0.1' },
    ])
  })

  test('are not seen by a dealer beside, a dealer below, or without the permission', async ({
    assert,
  }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['users.view', 'users.sessions'],
    })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const beside = await makeUser({ site, type: 'dealer', permissions: ['users.sessions'] })
    const clerk = await makeUser({ site, type: 'operator', permissions: ['users.view'] })
    const admin = await makeUser({ site, type: 'admin' })
    for (const [who, whose, status] of [
      [beside, player, 404],
      [clerk, player, 403],
      [dealer, admin, 404],
      [player, player, 403],
    ] as const) {
      const session = await signInAs(site, who)
      const path = `/v1/users/${whose.id}/sessions`
      assert.equal((await session.get<Refusal>(path)).status, status)
      assert.equal((await session.delete<Refusal>(path)).status, status)
    }
  })
})
