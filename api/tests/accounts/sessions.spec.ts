import { test } from '@japa/runner'
import type { Me, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser, type TestUser } from '#tests/support/factories'

test.group('Signing in', (group) => {
  // All tests sign in from one address, where failures are counted together.
  group.each.teardown(openAllDoors)

  test('asking for the current user gives no error to a visitor', async ({ assert }) => {
    const site = await makeSite()
    const visitor = new ApiSession(site.host)
    const asked = await visitor.get('/v1/sessions/current')
    assert.deepEqual([asked.status, asked.body], [200, { user: null }])
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, player)
    const { body } = await session.get<{ user: object }>('/v1/sessions/current')
    assert.deepEqual(body.user, (await session.get('/v1/me')).body)
  })

  test('answers as /v1/me does, and the cookie holds the session', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player', balanceMinor: 250 })
    const session = new ApiSession(site.host)
    const { status, body } = await session.post<Me>('/v1/sessions', {
      username: user.username.toUpperCase(),
      password: DEFAULT_PASSWORD,
    })
    assert.equal(status, 201)
    assert.containsSubset(body, { id: user.id, siteId: site.id, balances: { balance: 250 } })
    assert.deepEqual((await session.get<Me>('/v1/me')).body, {
      ...body,
      lastLoginAt: (await session.get<Me>('/v1/me')).body.lastLoginAt,
    })
    assert.isTrue(session.cookies.has('grandstand'))
  })

  test('names the dealer directly above; an admin at the top has none', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer' })
    const sub = await makeUser({ site, type: 'dealer', parent: dealer })
    const player = await makeUser({ site, type: 'player', parent: sub })
    const admin = await makeUser({ site, type: 'admin' })
    const dealerOf = async (user: TestUser) =>
      (await (await signInAs(site, user)).get<Me>('/v1/me')).body.dealerId
    assert.equal(await dealerOf(player), sub.id)
    assert.equal(await dealerOf(sub), dealer.id)
    assert.isNull(await dealerOf(admin))
  })

  test('is seen by staff with its time and address, beside the day of the account', async ({
    assert,
  }) => {
    const site = await makeSite()
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const before = clock.now()
    const user = await makeUser({ site, type: 'player' })
    const seen = async () => (await staff.get<UserRow>(`/v1/users/${user.id}`)).body
    const { lastLoginAt, lastLoginIp, createdAt } = await seen()
    assert.deepEqual([lastLoginAt, lastLoginIp], [null, null])
    assert.isTrue(createdAt >= before && createdAt <= clock.now())

    const signsInAt = clock.now()
    await signInAs(site, user)
    const after = await seen()
    const at = after.lastLoginAt ?? 0
    assert.isTrue(at >= signsInAt && at <= clock.now())
    assert.equal(after.lastLoginIp, '127.0.0.1')
    assert.equal(after.createdAt, createdAt)
  })

  test('S7: gives one error for a wrong password, an unknown name, a passive account and another site', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const passive = await makeUser({ site, type: 'player', status: 0 })
    const elsewhere = await makeUser({ site: await makeSite(), type: 'player' })
    const session = new ApiSession(site.host)
    for (const credentials of [
      { username: user.username, password: 'not-the-one' },
      { username: 'nobodyhere', password: DEFAULT_PASSWORD },
      { username: passive.username, password: DEFAULT_PASSWORD },
      { username: elsewhere.username, password: DEFAULT_PASSWORD },
    ]) {
      const { status, body } = await session.post<Refusal>('/v1/sessions', credentials)
      assert.equal(status, 401)
      assert.deepEqual(body, {
        error: { key: 'wrongUserorPass', params: [], message: 'wrongUserorPass' },
        message: 'wrongUserorPass',
      })
    }
  })

  test('is refused for a while after eight wrong passwords, even with the right one', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    const attempt = (password: string) =>
      session.post<Refusal>('/v1/sessions', { username: user.username, password })
    for (let i = 0; i < 8; i++) assert.equal((await attempt('not-the-one')).status, 401)
    const { status, body } = await attempt(DEFAULT_PASSWORD)
    assert.equal(status, 429)
    assert.equal(body.error.key, 'tooManyAttempts')
    assert.isAbove(Number(body.error.params[0]), 0)
    const other = await makeUser({ site, type: 'player' })
    assert.equal((await (await signInAs(site, other)).get('/v1/me')).status, 200)
  })

  test('needs the CSRF token', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const { status, body } = await new ApiSession(site.host).post<Refusal>(
      '/v1/sessions',
      { username: user.username, password: DEFAULT_PASSWORD },
      { 'x-xsrf-token': 'forged' }
    )
    assert.equal(status, 403)
    assert.equal(body.error.key, 'badCsrfToken')
  })

  test('a cookie kept from before signing out opens nothing', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const thief = new ApiSession(site.host)
    for (const [name, value] of session.cookies) thief.cookies.set(name, value)
    assert.equal((await thief.get('/v1/me')).status, 200)
    assert.equal((await session.delete('/v1/sessions/current')).status, 204)
    assert.equal((await thief.get('/v1/me')).status, 401)
  })

  test('S1: a tampered cookie is that of a visitor', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const cookie = session.cookies.get('grandstand') ?? ''
    session.cookies.set('grandstand', `${cookie.slice(0, -4)}AAAA`)
    assert.equal((await session.get('/v1/me')).status, 401)
  })
})

test.group('Rights that change while somebody is signed in', () => {
  test('a permission taken away refuses the very next request', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['users.view'] })
    const session = await signInAs(site, dealer)
    assert.equal((await session.get('/v1/users')).status, 200)
    await admin.put(`/v1/users/${dealer.id}`, { permissions: [] })
    assert.equal((await session.get('/v1/users')).status, 401)
    const again = await signInAs(site, dealer)
    assert.equal((await again.get('/v1/users')).status, 403)
  })

  test('a suspended user is signed out at once, and that session stays ended when the user is active again', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const user = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, user)
    assert.equal((await session.get('/v1/me')).status, 200)
    await admin.put(`/v1/users/${user.id}`, { status: 0 })
    assert.equal((await session.get('/v1/me')).status, 401)
    await admin.put(`/v1/users/${user.id}`, { status: 1 })
    assert.equal((await session.get('/v1/me')).status, 401)
    assert.equal((await (await signInAs(site, user)).get('/v1/me')).status, 200)
  })

  test('other changes leave the session alone', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const user = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, user)
    await admin.put(`/v1/users/${user.id}`, { firstName: 'New', products: { casino: 0 } })
    const { status, body } = await session.get<Me>('/v1/me')
    assert.equal(status, 200)
    assert.containsSubset(body, { firstName: 'New', products: { casino: 0 } })
  })
})

test.group('Changing the own password', (group) => {
  group.each.teardown(openAllDoors)

  const passwords = (changes: object = {}) => ({
    currentPassword: DEFAULT_PASSWORD,
    newPassword: 'another-one',
    repeatPassword: 'another-one',
    ...changes,
  })

  test('ends every other session and keeps this one', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const [here, elsewhere] = await Promise.all([signInAs(site, user), signInAs(site, user)])
    assert.equal((await here.put('/v1/me/password', passwords())).status, 204)
    assert.equal((await here.get('/v1/me')).status, 200)
    assert.equal((await elsewhere.get('/v1/me')).status, 401)
    assert.equal((await (await signInAs(site, user, 'another-one')).get('/v1/me')).status, 200)
  })

  test('names the wrong field', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'dealer' })
    const session = await signInAs(site, user)
    const refusal = async (changes: object) => {
      const { status, body } = await session.put<Refusal>('/v1/me/password', passwords(changes))
      assert.equal(status, 422)
      return body.errors
    }
    assert.deepEqual(await refusal({ currentPassword: 'wrong' }), {
      currentPassword: 'userPassCodeWrong',
    })
    assert.deepEqual(await refusal({ repeatPassword: 'something' }), {
      repeatPassword: 'passwordMatchError',
    })
    assert.deepEqual(await refusal({ newPassword: 'short', repeatPassword: 'short' }), {
      newPassword: 'minLengthMaxLength|newPassword|8|20',
    })
    assert.deepEqual(
      await refusal({ newPassword: DEFAULT_PASSWORD, repeatPassword: DEFAULT_PASSWORD }),
      { newPassword: 'passwordUnchanged' }
    )
    assert.equal((await new ApiSession(site.host).put('/v1/me/password', {})).status, 401)
  })

  test('stops guesses of the current password', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const guess = passwords({ currentPassword: 'wrong' })
    for (let i = 0; i < 8; i++) {
      assert.equal((await session.put('/v1/me/password', guess)).status, 422)
    }
    assert.equal((await session.put('/v1/me/password', passwords())).status, 429)
  })
})
