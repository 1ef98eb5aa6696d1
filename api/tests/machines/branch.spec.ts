/** A machine at a branch, where the users of a shop take turns, each with a shift of their own. */
import { test } from '@japa/runner'
import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { HeartbeatView, MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { openAllDoors } from '#core/throttle/throttle'
import { DESK_RIGHTS, makeTerminal, now, open, sellOn } from '#tests/desk/desk_support'
import { boardOf, makeShop, proofOf, signInAt } from '#tests/machines/machine_support'
import { ApiSession, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeUser, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

/** A shop whose machine serves its users in turns. */
async function makeBranch() {
  const shop = await makeShop()
  const { admin, machine, site } = shop
  const set = (mode: DeskMode) =>
    admin.post<MachineRow & Refusal>(`/v1/machines/${machine.id}/mode`, {
      mode,
      reason: 'a branch',
    })
  const answer = await set('branch')
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const at = async (user: { username: string }) =>
    proofOf(site, { ...machine, username: user.username })
  const signIn = async (user: TestUser) => signInAt(site, user, await at(user))
  return { ...shop, set, at, signIn }
}

test.group('A machine at a branch', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('signs in each desk of the shop, by password and by PIN, with a shift of its own', async ({
    assert,
  }) => {
    const { site, admin, machine, first, second, match, session, signIn, at } = await makeBranch()
    await admin.put(`/v1/users/${second.user.id}`, { requiresMachine: true })
    const turn = await signIn(second.user)
    assert.equal(turn.status, 201)
    await turn.session.put('/v1/me/pin', { currentPassword: DEFAULT_PASSWORD, pin: '427193' })
    const byPin = new ApiSession(site.host)
    const { username } = second.user
    const answer = await byPin.post<Me & Refusal>('/v1/sessions/hand', {
      username,
      pin: '427193',
      machine: await at(second.user),
    })
    assert.equal(answer.status, 201)

    await open(session, 1_000)
    await open(byPin, 2_000)
    assert.equal((await sellOn(byPin, match)).status, 201)
    assert.equal((await now(session))?.sold.count, 0)
    assert.equal((await now(byPin))?.sold.count, 1)
    const { body } = await byPin.post<HeartbeatView>('/v1/machines/heartbeats', { printer: 'ok' })
    assert.deepEqual(body.machine, { name: 'Desk 1', mode: 'branch', isLocked: false })
    assert.equal((await boardOf(admin, machine.id)).mode, 'branch')
    assert.equal((await boardOf(admin, machine.id)).username, first.user.username)
  })

  test('signs in only desks, and none of another shop', async ({ assert }) => {
    const { site, dealer, signIn } = await makeBranch()
    const other = await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
    const elsewhere = await makeTerminal(site, other)
    const player = await makeUser({ site, type: 'player', parent: dealer })
    for (const user of [elsewhere.user, player]) {
      const { status, body } = await signIn(user)
      assert.deepEqual([status, body.error.key], [403, 'machineRequired'])
    }
  })

  test('given back to its own user ends the sessions of the others there, and not their shifts', async ({
    assert,
  }) => {
    const { second, session, set, signIn } = await makeBranch()
    const turn = await signIn(second.user)
    await open(turn.session, 500)
    assert.equal((await set('terminal')).body.mode, 'terminal')
    assert.equal((await turn.session.get('/v1/me')).status, 401)
    assert.equal((await session.get('/v1/me')).status, 200)
    assert.equal((await signIn(second.user)).status, 403)
    assert.isNotNull(await now(second.session))
  })

  test('S8: when revoked, ends the shifts of all users who worked at it last, and of nobody else', async ({
    assert,
  }) => {
    const { site, dealer, admin, machine, second, session, signIn } = await makeBranch()
    const third = await makeTerminal(site, dealer)
    const gone = await makeTerminal(site, dealer)
    await open(session, 100)
    const turn = await signIn(second.user)
    await open(turn.session, 200)
    await turn.session.delete('/v1/sessions/current')
    const before = await signIn(gone.user)
    await open(before.session, 300)
    // works elsewhere since
    const later = await signInAt(site, gone.user)
    await open(third.session, 400)

    await admin.post(`/v1/machines/${machine.id}/revoke`, { reason: 'stolen at night' })
    assert.equal((await session.get('/v1/me')).status, 401)
    assert.isNull(await now(second.session))
    assert.equal((await now(later.session))?.openingMinor, 300)
    assert.equal((await now(third.session))?.openingMinor, 400)
  })

  test('is changed only by staff who manage machines, and not once it is revoked', async ({
    assert,
  }) => {
    const { admin, asDealer, machine, set } = await makeBranch()
    const body = { mode: 'terminal', reason: 'one desk again' }
    assert.equal((await asDealer.post(`/v1/machines/${machine.id}/mode`, body)).status, 403)
    await admin.post(`/v1/machines/${machine.id}/revoke`, { reason: 'broken' })
    const late = await set('terminal')
    assert.deepEqual([late.status, late.body.error.key], [409, 'machineEnded'])
  })
})
