/** IP permissions: users with a list of networks, and everybody below them, may only come from these. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { CurrentSession, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { openStream } from '#stream/open'
import { SocketClient } from '#tests/stream/socket_client'
import { ApiSession, type ApiAnswer, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser, type TestUser } from '#tests/support/factories'

const OFFICE = { 'x-forwarded-for': '203.0.113.7' }
const HOME = { 'x-forwarded-for': '198.51.100.9' }
const REFUSED = [403, 'addressNotAllowed']

const outcomeOf = ({ status, body }: ApiAnswer<unknown>) => {
  const key = (body as Partial<Refusal> | null)?.error?.key
  return key ? [status, key] : [status]
}

interface Branch {
  site: { id: number; host: string; currency: string }
  admin: TestUser
  dealer: TestUser
  subDealer: TestUser
  player: TestUser
  neighbour: TestUser
}

async function makeBranch(permissions: Permission[] = []): Promise<Branch> {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const dealer = await makeUser({ site, type: 'dealer', parent: admin, permissions })
  const subDealer = await makeUser({ site, type: 'dealer', parent: dealer, permissions })
  const player = await makeUser({ site, type: 'player', parent: subDealer })
  const neighbour = await makeUser({ site, type: 'player', parent: admin })
  return { site, admin, dealer, subDealer, player, neighbour }
}

const enter = async ({ site }: Branch, { username }: TestUser, from: Record<string, string>) => {
  const session = new ApiSession(site.host)
  const body = { username, password: DEFAULT_PASSWORD }
  const answer = await session.post('/v1/sessions', body, from)
  return { session, came: outcomeOf(answer) }
}

const ask = async (session: ApiSession, from: Record<string, string>) =>
  outcomeOf(await session.send('GET', '/v1/me', undefined, from))

const allow = (by: ApiSession, { id }: TestUser, allowedNetworks: unknown, from = {}) =>
  by.send<UserRow & Refusal>('PUT', `/v1/users/${id}`, { allowedNetworks }, from)

test.group('Allowed networks', (group) => {
  group.setup(openStream)

  test('bind the next request of open sessions, of the user and of everybody below', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, HOME)
    const { session: dealer } = await enter(branch, branch.dealer, HOME)
    const { session: player } = await enter(branch, branch.player, HOME)
    const { session: neighbour } = await enter(branch, branch.neighbour, HOME)

    const { status, body } = await allow(admin, branch.dealer, ['203.0.113.0/24', '2001:db8::/32'])
    assert.equal(status, 200)
    assert.deepEqual(body.allowedNetworks, ['203.0.113.0/24', '2001:db8::/32'])
    for (const session of [dealer, player]) {
      assert.deepEqual(await ask(session, HOME), REFUSED)
      assert.deepEqual(await ask(session, OFFICE), [200])
      assert.deepEqual(await ask(session, { 'x-forwarded-for': '2001:db8::7' }), [200])
    }
    assert.deepEqual(await ask(neighbour, HOME), [200])

    await allow(admin, branch.dealer, [])
    assert.deepEqual(await ask(player, HOME), [200])
  })

  test('bind at the sign-in, which says so only after the right password, and is recorded', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, HOME)
    await allow(admin, branch.dealer, ['203.0.113.7'])
    assert.deepEqual((await enter(branch, branch.player, HOME)).came, REFUSED)
    assert.deepEqual((await enter(branch, branch.player, OFFICE)).came, [201])
    const guess = await new ApiSession(branch.site.host).post(
      '/v1/sessions',
      { username: branch.player.username, password: 'not-the-password' },
      HOME
    )
    assert.deepEqual(outcomeOf(guess), [401, 'wrongUserorPass'])
    const recorded = await db
      .from('audit_log')
      .where({ action: 'user.signInRefused', subject_id: branch.player.id })
      .orderBy('id')
      .select('detail', 'ip')
    assert.deepEqual(
      recorded.map(({ detail, ip }) => [JSON.parse(detail), ip]),
      [
        [{ reason: 'address' }, '198.51.100.9'],
        [{ reason: 'password' }, '198.51.100.9'],
      ]
    )
  })

  test('of several levels all bind; those of an admin bind the admin alone', async ({ assert }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, OFFICE)
    await allow(admin, branch.dealer, ['203.0.113.0/24', '198.51.100.0/24'], OFFICE)
    await allow(admin, branch.subDealer, ['203.0.113.0/24', '192.0.2.0/24'], OFFICE)
    const came = async (ip: string) =>
      (await enter(branch, branch.player, { 'x-forwarded-for': ip })).came
    assert.deepEqual(await came('203.0.113.9'), [201])
    assert.deepEqual(await came('198.51.100.9'), REFUSED)
    assert.deepEqual(await came('192.0.2.9'), REFUSED)

    await allow(admin, branch.admin, ['203.0.113.7'], OFFICE)
    assert.deepEqual(await ask(admin, HOME), REFUSED)
    assert.deepEqual((await enter(branch, branch.neighbour, HOME)).came, [201])
  })

  test('let a stopped session sign out, and show it as signed out', async ({ assert }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, HOME)
    const { session: player } = await enter(branch, branch.player, HOME)
    await allow(admin, branch.dealer, ['203.0.113.7'])
    const current = await player.send<CurrentSession>(
      'GET',
      '/v1/sessions/current',
      undefined,
      HOME
    )
    assert.isNull(current.body.user)
    assert.equal((await player.send('DELETE', '/v1/sessions/current', undefined, HOME)).status, 204)
    assert.deepEqual(await ask(player, OFFICE), [401, 'notSignedIn'])
  })

  test('bind the stream too', async ({ assert }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, HOME)
    const { session: player } = await enter(branch, branch.player, HOME)
    await allow(admin, branch.dealer, ['203.0.113.7'])
    const isKnownFrom = async (from: Record<string, string>) => {
      const socket = await SocketClient.open(player, from)
      const { hub } = await import('#stream/socket/hub')
      const known = [...hub.clients].some(({ principal }) => principal?.userId === branch.player.id)
      socket.socket.close()
      return known
    }
    assert.isFalse(await isKnownFrom(HOME))
    assert.isTrue(await isKnownFrom(OFFICE))
  })

  test('are set with the permission for them, for users below', async ({ assert }) => {
    const branch = await makeBranch(['users.view', 'users.edit', 'dealers.edit'])
    const { session: dealer } = await enter(branch, branch.dealer, HOME)
    assert.deepEqual(outcomeOf(await allow(dealer, branch.player, ['10.0.0.1'])), [
      403,
      'notAllowed',
    ])
    // a form sends the list back unchanged
    assert.equal((await allow(dealer, branch.player, [])).status, 200)

    const held = await makeBranch(['users.view', 'users.edit', 'dealers.edit', 'addresses.give'])
    const { session: holder } = await enter(held, held.dealer, HOME)
    assert.equal((await allow(holder, held.player, ['10.0.0.1'])).status, 200)
    assert.equal((await allow(holder, held.dealer, [])).status, 403)
    assert.equal((await allow(holder, held.neighbour, ['10.0.0.1'])).status, 404)
  })

  test('are networks, and never lock out the user who sets them', async ({ assert }) => {
    const branch = await makeBranch()
    const { session: admin } = await enter(branch, branch.admin, HOME)
    for (const hostile of [
      ['10.0.0'],
      ['::1/0'],
      ['office'],
      ['10.0.0.1', '10.0.0.1'],
      'all',
      [7],
    ]) {
      assert.equal((await allow(admin, branch.dealer, hostile)).status, 422, String(hostile))
    }
    const unread = await allow(admin, branch.dealer, ['10.0.0.1', '10.0.0'])
    assert.deepEqual(
      unread.body.error.fields?.map(({ field, key }) => [field, key]),
      [['allowedNetworks', 'networkInvalid']]
    )
    const { status, body } = await allow(admin, branch.admin, ['203.0.113.7'], HOME)
    assert.equal(status, 422)
    assert.containsSubset(body.error.fields, [
      { field: 'allowedNetworks', key: 'addressNotAllowed' },
    ])
    assert.deepEqual(await ask(admin, HOME), [200])
  })
})
