/** A passive dealer stops the whole branch at once; made active again, the branch continues where it stopped. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import type { CurrentSession, Me } from '@grandstand/shared-types/wire/people/accounts'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { forgetPrincipals } from '#accounts/principal_provider'
import { placeCoupon } from '#coupons/actions/place_coupon'
import { openStream } from '#stream/open'
import { askOffer, cancel, placeOn } from '#tests/coupons/after_support'
import { place, slip } from '#tests/coupons/support'
import { SocketClient } from '#tests/stream/socket_client'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import {
  cashOf,
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  uniqueName,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

const PERMISSIONS = [
  'users.view',
  'users.add',
  'users.password',
  'dealers.add',
  'users.edit',
  'dealers.edit',
  'credit.move',
  'coupons.view',
] as const

interface Branch {
  site: TestSite
  admin: ApiSession
  /** From the top down: the dealer who is made passive, a dealer below, a player below that dealer. */
  dealer: TestUser
  subDealer: TestUser
  player: TestUser
  /** A dealer below the admin, outside of the branch. */
  neighbour: TestUser
}

async function makeBranch(): Promise<Branch> {
  const site = await makeSite()
  const top = await makeUser({ site, type: 'admin' })
  const rights = { site, type: 'dealer' as const, permissions: [...PERMISSIONS] }
  const dealer = await makeUser({ ...rights, parent: top, balanceMinor: 50_000 })
  const subDealer = await makeUser({ ...rights, parent: dealer, balanceMinor: 20_000 })
  const limits = { maxPayoutMinor: 1_000_000 }
  const player = await makeUser({
    site,
    type: 'player',
    parent: subDealer,
    balanceMinor: 10_000,
    limits,
  })
  const neighbour = await makeUser({ site, type: 'player', parent: top, balanceMinor: 10_000 })
  return { site, admin: await signInAs(site, top), dealer, subDealer, player, neighbour }
}

async function setStatus({ admin, dealer }: Branch, status: 0 | 1): Promise<void> {
  const answer = await admin.put(`/v1/dealers/${dealer.id}`, { status })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

const betOn = (match: TestMatch) => slip([[outcomeOf(match, '1', '1'), 2000]])

const refusalOf = ({ status, body }: ApiAnswer<unknown>) => [
  status,
  (body as Partial<Refusal> | null)?.error?.key,
]

const STOPPED = [403, 'dealerPassive']

test.group('A passive dealer', (group) => {
  group.setup(openStream)

  test('stops every session below at once; made active again, the sessions go on', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    const { site, dealer, subDealer, player, neighbour } = branch
    const match = await makeMatch()
    const desk = await signInAs(site, subDealer)
    const bettor = await signInAs(site, player)
    const beside = await signInAs(site, neighbour)
    const couponId = await placeOn(bettor, [match])
    const credit = (direction: 'send' | 'take') =>
      desk.post(
        `/v1/users/${player.id}/credits`,
        { direction, amountMinor: 100 },
        { 'idempotency-key': randomUUID() }
      )
    const opened = () => ({ type: 'player', username: uniqueName('new'), password: 'long-enough' })
    const own = await signInAs(site, dealer)

    await setStatus(branch, 0)
    const refused: Record<string, Promise<ApiAnswer<unknown>>> = {
      'the player reads who they are': bettor.get('/v1/me'),
      'places': place(bettor, betOn(match)),
      'cancels': cancel(bettor, couponId),
      'asks for an offer': askOffer(bettor, couponId),
      'reads coupons': bettor.get('/v1/coupons'),
      'changes the password': bettor.put('/v1/me/password', {}),
      'the dealer below sends credit': credit('send'),
      'takes credit': credit('take'),
      'opens a player': desk.post('/v1/users', opened()),
      'opens a dealer': desk.post('/v1/dealers', { ...opened(), username: uniqueName('deal') }),
      'changes a player': desk.put(`/v1/users/${player.id}`, { firstName: 'Ada' }),
      'lists the branch': desk.list('users'),
      'opens the start page': desk.get('/v1/dashboard'),
    }
    for (const [what, answer] of Object.entries(refused)) {
      assert.deepEqual(refusalOf(await answer), STOPPED, what)
    }
    assert.equal((await own.get('/v1/me')).status, 401)
    assert.equal((await beside.get('/v1/me')).status, 200)
    assert.equal(await cashOf(player.id), 9_000)
    assert.equal(await cashOf(subDealer.id), 20_000)

    await setStatus(branch, 1)
    assert.equal((await bettor.get<Me>('/v1/me')).body.id, player.id)
    assert.equal((await place(bettor, betOn(match))).status, 201)
    assert.equal((await credit('send')).status, 201)
    assert.equal((await desk.post('/v1/users', opened())).status, 201)
    assert.isNull(await firstBreak())
  })

  test('may read the public pages as a visitor does, and sign out', async ({ assert }) => {
    const branch = await makeBranch()
    const bettor = await signInAs(branch.site, branch.player)
    await setStatus(branch, 0)
    assert.equal((await bettor.get('/v1/board/sports')).status, 200)
    assert.isNull((await bettor.get<CurrentSession>('/v1/sessions/current')).body.user)
    assert.equal((await bettor.delete('/v1/sessions/current')).status, 204)
    await setStatus(branch, 1)
    assert.equal((await bettor.get('/v1/me')).status, 401)
  })

  test('keeps every user below from signing in, and names the reason only after the right password', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    await setStatus(branch, 0)
    const tryAs = ({ username }: TestUser, password = DEFAULT_PASSWORD) =>
      new ApiSession(branch.site.host).post('/v1/sessions', { username, password })
    assert.deepEqual(refusalOf(await tryAs(branch.player)), STOPPED)
    assert.deepEqual(refusalOf(await tryAs(branch.subDealer)), STOPPED)
    assert.deepEqual(refusalOf(await tryAs(branch.player, 'not-the-one')), [401, 'wrongUserorPass'])
    assert.deepEqual(refusalOf(await tryAs(branch.dealer)), [401, 'wrongUserorPass'])
    assert.equal((await tryAs(branch.neighbour)).status, 201)
    await setStatus(branch, 1)
    assert.equal((await tryAs(branch.player)).status, 201)
  })

  test('stops sessions that are not in the cache too', async ({ assert }) => {
    const branch = await makeBranch()
    const bettor = await signInAs(branch.site, branch.player)
    await setStatus(branch, 0)
    forgetPrincipals()
    assert.deepEqual(refusalOf(await bettor.get('/v1/me')), STOPPED)
    await setStatus(branch, 1)
    forgetPrincipals()
    assert.equal((await bettor.get('/v1/me')).status, 200)
  })

  test('ends the account channels of users below on the stream, and no other channel', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    const clientOf = async (user: TestUser) => {
      const client = await SocketClient.open(await signInAs(branch.site, user))
      client.send([1, 'account', {}])
      await client.until(() => client.kind(FRAME.account).length > 0)
      return client
    }
    const below = await clientOf(branch.player)
    const beside = await clientOf(branch.neighbour)
    await setStatus(branch, 0)
    await below.until(() => below.kind(FRAME.ended).length > 0)
    assert.deepEqual(below.kind(FRAME.ended), [[FRAME.ended, 'account', 'signedOut']])
    assert.deepEqual(beside.kind(FRAME.ended), [])
    for (const client of [below, beside]) client.close()
  })

  test('a coupon that the session check let through is refused in placing, with the same error key', async ({
    assert,
  }) => {
    const branch = await makeBranch()
    const { player } = branch
    const match = await makeMatch()
    const stoppedBy = async () => (await bettingProfiles([player.id])).get(player.id)?.stoppedBy
    assert.isNull(await stoppedBy())
    await setStatus(branch, 0)
    assert.equal(await stoppedBy(), 'dealerPassive')
    const answer = await placeCoupon({
      principal: {
        ...player,
        userId: player.id,
        sessionId: 0,
        language: 'tr',
        permissions: new Set(),
        isInstallationStaff: false,
      },
      key: randomUUID(),
      body: betOn(match),
      bodyHash: 'x'.repeat(64),
      ip: '',
    })
    const { error }: Refusal = JSON.parse(answer.json)
    assert.deepEqual([answer.status, error.key], STOPPED)
    await setStatus(branch, 1)
    assert.isNull(await stoppedBy())
    await branch.admin.put(`/v1/users/${player.id}`, { status: 0 })
    assert.equal(await stoppedBy(), 'accountPassive')
  })

  test('dealers above still see the branch and take its credit back', async ({ assert }) => {
    const branch = await makeBranch()
    const { admin, player } = branch
    await setStatus(branch, 0)
    assert.equal((await admin.get(`/v1/users/${player.id}`)).status, 200)
    const taken = await admin.post(
      `/v1/users/${player.id}/credits`,
      { direction: 'take', amountMinor: 500 },
      { 'idempotency-key': randomUUID() }
    )
    assert.equal(taken.status, 201)
  })
})
