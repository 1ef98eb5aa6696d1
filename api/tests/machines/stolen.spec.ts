/** A machine proves itself by its key: its id is worth nothing without the key, and nothing after its end (S8). */
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { signInText } from '@grandstand/shared-types/accounts/machines'
import type { BillRow, ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { endMarkedShifts } from '#desk/jobs/end_marked_shifts'
import { houseHolds } from '#tests/cards/card_support'
import { holds, open, sellOn } from '#tests/desk/desk_support'
import {
  boardOf,
  makeMachine,
  makeShop,
  pass,
  proofOf,
  refusalsOf,
  signed,
  signInAt,
} from '#tests/machines/machine_support'
import { makeMatch } from '#tests/support/board'
import type { Refusal } from '#tests/support/client'
import { TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'

test.group('A stolen machine', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('S8: its id without its key, the key of another machine, and a proof sent again are refused', async ({
    assert,
  }) => {
    const { site, user, machine, admin, second } = await makeShop()
    const without = await signInAt(site, user)
    assert.deepEqual([without.status, without.body.error.key], [403, 'machineRequired'])

    const right = await proofOf(site, machine)
    const copied = await signInAt(site, user, { ...right, signature: 'AAAA' })
    assert.deepEqual([copied.status, copied.body.error.key], [403, 'machineRequired'])

    const other = await makeMachine(site, admin, second.user)
    const foreign = await signInAt(
      site,
      user,
      await proofOf(site, { ...machine, privateKey: other.privateKey })
    )
    assert.deepEqual([foreign.status, foreign.body.error.key], [403, 'machineRequired'])
    // a right proof of the other machine, for a user who does not work there
    const elsewhere = await signInAt(
      site,
      user,
      await proofOf(site, { ...other, username: user.username })
    )
    assert.deepEqual([elsewhere.status, elsewhere.body.error.key], [403, 'machineRequired'])

    assert.equal((await signInAt(site, user, right)).status, 201)
    const again = await signInAt(site, user, right)
    assert.deepEqual([again.status, again.body.error.key], [403, 'machineRequired'])
    assert.deepEqual(await refusalsOf(machine.machineId), ['signature', 'signature', 'replayed'])
    assert.deepEqual(await refusalsOf(other.machineId), ['user'])
  })

  test('S8: a challenge that is too old, made up, or of another user name is refused', async ({
    assert,
  }) => {
    const { site, user, machine, second } = await makeShop()
    const old = await proofOf(site, machine)
    pass(61_000)
    assert.equal((await signInAt(site, user, old)).body.error.key, 'machineRequired')
    const challenge = `${clock.now() + 10_000}.abc.def`
    const text = signInText({ machineId: machine.machineId, username: user.username, challenge })
    const madeUp = {
      machineId: machine.machineId,
      challenge,
      signature: signed(machine.privateKey, text),
    }
    assert.equal((await signInAt(site, user, madeUp)).body.error.key, 'machineRequired')
    const ofOther = await proofOf(site, { ...machine, username: second.user.username })
    assert.equal((await signInAt(site, user, ofOther)).body.error.key, 'machineRequired')
    assert.deepEqual(await refusalsOf(machine.machineId), ['challenge', 'challenge', 'challenge'])
  })

  test('S8: once revoked, the next request of its session is refused by name, and the shift has ended', async ({
    assert,
  }) => {
    const { site, user, machine, admin, session, match } = await makeShop()
    const opened = await open(session, 20_000)
    assert.equal((await sellOn(session, match)).status, 201)
    const proof = await proofOf(site, machine)

    const path = `/v1/machines/${machine.id}/revoke`
    assert.equal((await admin.post(path, { reason: 'stolen at night' })).status, 200)
    const next = await session.get<Refusal>('/v1/desk/shift')
    assert.deepEqual([next.status, next.body.error.key], [401, 'machineRevoked'])
    const signIn = await signInAt(site, user, proof)
    assert.deepEqual([signIn.status, signIn.body.error.key], [403, 'machineRequired'])

    const { body: shift } = await admin.get<ShiftRow>(`/v1/shifts/${opened.body.id}`)
    assert.containsSubset(shift, {
      expectedMinor: 21_000,
      countedMinor: null,
      differenceMinor: null,
      endedBecause: 'machineRevoked',
    })
    assert.isNotNull(shift.closedAt)
    const { body: bills } = await admin.list<BillRow>('bills', { filter: { shiftId: shift.id } })
    assert.containsSubset(bills, [{ isLast: true, countedMinor: null, expectedMinor: 21_000 }])
    assert.equal(await holds(user, 'drawer'), 0)
    assert.equal(await houseHolds(site.id, 'variance'), -21_000)
    assert.containsSubset(await boardOf(admin, machine.id), { shiftId: null, isOnline: false })

    // the manager opens the drawer
    const count = { countedMinor: 20_990, reason: 'found in the drawer' }
    const found = await admin.post<ShiftRow>(`/v1/shifts/${opened.body.id}/count`, count)
    assert.containsSubset(found.body, { countedMinor: 20_990, differenceMinor: -10 })
    assert.equal(await houseHolds(site.id, 'variance'), -10)
    assert.equal(await houseHolds(site.id, 'floats'), 20_000 - 20_990)
    const recount = await admin.post<Refusal>(`/v1/shifts/${opened.body.id}/count`, count)
    assert.deepEqual([recount.status, recount.body.error.key], [409, 'updatedError'])

    const twice = await admin.post<Refusal>(path, { reason: 'stolen at night' })
    assert.deepEqual([twice.status, twice.body.error.key], [409, 'machineEnded'])
  })

  test('S8: the shift of a revoked machine ends after the acceptance delay of its last live coupon', async ({
    assert,
  }) => {
    const { machine, admin, session, user } = await makeShop()
    const match = await makeMatch({ startsAt: clock.now() - 60_000 })
    const feed = new TestFeed()
    feed.alive()
    const update = { status: '1p', state: { score: [0, 0], redCards: [0, 0] } } as const
    feed.send(match, { kind: 'status', update })
    feed.odds(match, {})
    const opened = await open(session, 5_000)
    const { body: coupon } = await sellOn(session, match)
    assert.equal(coupon.state, 'pendingAcceptance')
    await admin.post(`/v1/machines/${machine.id}/revoke`, { reason: 'stolen at night' })
    const shift = async () => (await admin.get<ShiftRow>(`/v1/shifts/${opened.body.id}`)).body
    assert.isNull((await shift()).closedAt)

    feed.send(match, { kind: 'status', update: { status: '1p', state: { score: [1, 0] } } })
    clock.set((coupon.acceptAt ?? 0) + 1)
    await acceptOrRejectDue()
    await endMarkedShifts()
    // the goal has given the stake back
    assert.containsSubset(await shift(), { expectedMinor: 5_000, endedBecause: 'machineRevoked' })
    assert.equal(await holds(user, 'drawer'), 0)
  })

  test('S8: once revoked by another process, its session is refused within five seconds', async ({
    assert,
  }) => {
    const { machine, session } = await makeShop()
    assert.equal((await session.get('/v1/me')).status, 200)
    // this process does not hear of it
    await db.from('machines').where('id', machine.id).update({ revoked_at: clock.now() })
    await setTimeout(5_000)
    const next = await session.get<Refusal>('/v1/me')
    assert.deepEqual([next.status, next.body.error.key], [401, 'machineRevoked'])
  })
})
