/** Machines of terminals: registered by staff, locked, watched. */
import { test } from '@japa/runner'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { HeartbeatView, MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import {
  cancelAt,
  close,
  DESK_RIGHTS,
  makeTerminal,
  open,
  pay,
  sellOn,
  sold,
} from '#tests/desk/desk_support'
import {
  boardOf,
  enrol,
  machineRights,
  makeShop,
  pass,
  proofOf,
  register,
  signInAt,
} from '#tests/machines/machine_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

test.group('A registered machine', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(() => clock.reset())

  test('gets its key by a code that is shown once, and is valid once within an hour', async ({
    assert,
  }) => {
    const { site, admin, second } = await makeShop()
    const first = await register(admin, second.user)
    assert.equal(first.status, 201)
    assert.match(first.body.code, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const wrong = await enrol(site, first.machineId, 'ABCD-ABCD-ABCD')
    assert.deepEqual([wrong.status, wrong.body.error.key], [422, 'machineCodeWrong'])
    const right = await enrol(site, first.machineId.toUpperCase(), first.body.code.toLowerCase())
    assert.deepEqual(
      [right.status, right.body],
      [
        201,
        {
          machineId: first.machineId,
          name: 'Desk 1',
          username: second.user.username,
          mode: 'terminal',
        },
      ]
    )
    assert.equal((await enrol(site, first.machineId, first.body.code)).status, 422)

    const late = await register(admin, second.user)
    pass(3_600_000)
    assert.equal((await enrol(site, late.machineId, late.body.code)).status, 422)
  })

  test('refuses an invalid key', async ({ assert }) => {
    const { site, admin, second } = await makeShop()
    const { machineId, body } = await register(admin, second.user)
    const { privateKey: _own, ...answer } = await enrol(site, machineId, body.code)
    assert.equal(answer.status, 201)
    const other = await register(admin, second.user)
    const session = await signInAs(site, second.user)
    const sent = { machineId: other.machineId, code: other.body.code, publicKey: 'AAAA' }
    const refused = await session.post<Refusal>('/v1/machines/enrolments', sent)
    assert.equal(refused.body.error.fields?.[0]?.field, 'publicKey')
  })

  test('is registered for a terminal user of the branch, each id once', async ({ assert }) => {
    const { site, admin, machine, second, player, dealer } = await makeShop()
    const taken = await register(admin, second.user, machine.machineId)
    assert.deepEqual([taken.status, taken.body.error.key], [409, 'alreadyExists'])
    assert.equal((await register(admin, player)).status, 422)
    const parent = await makeUser({ site, type: 'dealer', permissions: machineRights })
    const asOther = await signInAs(site, parent)
    assert.equal((await register(asOther, second.user)).status, 422)
    assert.equal((await asOther.get(`/v1/machines/${machine.id}`)).status, 404)
    const lock = await asOther.post(`/v1/machines/${machine.id}/lock`, { reason: 'mine now' })
    assert.equal(lock.status, 404)
    // without the permission
    const asDealer = await signInAs(site, dealer)
    assert.equal((await register(asDealer, second.user)).status, 403)
    // a revoked machine may be registered anew
    await admin.post(`/v1/machines/${machine.id}/revoke`, { reason: 'moved' })
    assert.equal((await register(admin, second.user, machine.machineId)).status, 201)
  })

  test('is needed to sell, pay and cancel where the user requires one', async ({ assert }) => {
    const { admin, second, match } = await makeShop()
    await open(second.session, 10_000)
    const ticket = await sold(second.session, match)
    await admin.put(`/v1/users/${second.user.id}`, { requiresMachine: true })
    for (const act of [
      sellOn(second.session, match),
      pay(second.session, ticket.paper),
      cancelAt(second.session, ticket.paper),
    ]) {
      const { status, body } = await act
      assert.deepEqual([status, body.error.key], [403, 'machineRequired'])
    }
    assert.equal((await close(second.session, 11_000)).status, 200)
  })

  test('when locked, keeps its user signed in, who can neither sell, pay nor cancel', async ({
    assert,
  }) => {
    const { session, machine, admin, match } = await makeShop()
    await open(session, 10_000)
    const ticket = await sold(session, match)
    const locked = await admin.post<MachineRow>(`/v1/machines/${machine.id}/lock`, {
      reason: 'a strange sale',
    })
    assert.isNotNull(locked.body.lockedAt)
    for (const act of [
      sellOn(session, match),
      pay(session, ticket.paper),
      cancelAt(session, ticket.paper),
    ]) {
      const { status, body } = await act
      assert.deepEqual([status, body.error.key], [403, 'machineLocked'])
    }
    assert.equal((await session.get('/v1/desk/shift')).status, 200)
    await admin.post(`/v1/machines/${machine.id}/unlock`, { reason: 'all is well' })
    assert.equal((await cancelAt(session, ticket.paper)).status, 200)
    assert.equal((await sellOn(session, match)).status, 201)
  })

  test('reports that it is online and the state of its printer', async ({ assert }) => {
    const { site, user, session, machine, admin, match, second } = await makeShop()
    await open(session, 10_000)
    await sellOn(session, match)
    const beat = await session.post<HeartbeatView>('/v1/machines/heartbeats', {
      printer: 'noPaper',
    })
    assert.deepEqual(beat.body, {
      machine: { name: 'Desk 1', mode: 'terminal', isLocked: false },
    })
    const row = await boardOf(admin, machine.id)
    assert.containsSubset(row, { isOnline: true, printer: 'noPaper', username: user.username })
    assert.isNotNull(row.lastSaleAt)
    assert.isNotNull(row.shiftId)
    pass(60_000)
    assert.isFalse((await boardOf(admin, machine.id)).isOnline)

    const elsewhere = await second.session.post<HeartbeatView>('/v1/machines/heartbeats', {
      printer: 'ok',
    })
    assert.deepEqual(elsewhere.body, { machine: null })
    assert.equal((await signInAt(site, user, await proofOf(site, machine))).status, 201)
  })

  test('is required of a user, or no longer, by staff who manage machines', async ({ assert }) => {
    const { site } = await makeShop()
    const rights: Permission[] = [...DESK_RIGHTS, 'users.edit']
    for (const [permissions, expected] of [
      [rights, 403],
      [[...rights, ...machineRights], 200],
    ] as const) {
      const dealer = await makeUser({ site, type: 'dealer', permissions: [...permissions] })
      const { user } = await makeTerminal(site, dealer)
      const session = await signInAs(site, dealer)
      const { status } = await session.put(`/v1/users/${user.id}`, { requiresMachine: true })
      assert.equal(status, expected)
    }
  })
})
