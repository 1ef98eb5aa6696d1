/** Cash that players put into a machine (M14). */
import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { readOrigins } from '#origins/origins'
import { close, holds, now, open } from '#tests/desk/desk_support'
import {
  cashMessage,
  deposit,
  makeMachine,
  makeShop,
  pass,
  refusalsOf,
} from '#tests/machines/machine_support'
import { makeUser, sendCash, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const setStatus = (user: TestUser, status: 0 | 1) =>
  db.from('users').where('id', user.id).update({ status })

/** The details of the refusals of a player in the audit log, oldest first. */
async function verdictsOn({ id }: TestUser, action: string): Promise<object[]> {
  const rows: { detail: string }[] = await db
    .query<{ detail: string }>()
    .from('audit_log')
    .where({ action, subject_id: id })
    .orderBy('id')
    .select('detail')
  return rows.map(({ detail }) => JSON.parse(detail))
}

test.group('Cash put into a machine', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('M14: five copies at once, out of order and later again credit it once', async ({
    assert,
  }) => {
    const { site, machine, session, user, player } = await makeShop()
    await open(session, 10_000)
    const earlier = cashMessage(machine, { username: player.username, creditMinor: 700 })
    pass(1_000)
    const message = cashMessage(machine, { username: player.username, creditMinor: 5_000 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => deposit(site, message)))
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.deepEqual(body, answers[0]?.body)
    }
    // sent before, and arrived after
    assert.equal((await deposit(site, earlier)).status, 200)
    assert.deepEqual((await deposit(site, message)).body, answers[0]?.body)
    // the machine did not hear the answer, and reports the same cash anew
    const { uuid } = message
    const anew = cashMessage(machine, { username: player.username, creditMinor: 5_000, uuid })
    assert.deepEqual((await deposit(site, anew)).body, answers[0]?.body)

    assert.equal(await holds(player, 'balance'), 5_700)
    assert.equal(await holds(user, 'drawer'), -15_700)
    assert.containsSubset(await now(session), {
      deposited: { count: 2, amountMinor: 5_700 },
      expectedMinor: 15_700,
    })
    assert.equal((await close(session, 15_700)).body.differenceMinor, 0)
    assert.deepEqual(await refusalsOf(machine.machineId), [])
  })

  test('A9: cash of a player in a country that the brand refuses is not credited', async ({
    assert,
  }) => {
    const { site, machine, admin, session, player } = await makeShop()
    await open(session, 10_000)
    // this machine's address is in no country
    const countries = { mode: 'only', codes: ['TR'], allowUnknown: false }
    const changed = await admin.put(`/v1/sites/${site.id}`, { settings: { countries } })
    assert.equal(changed.status, 200)
    const refused = await deposit(site, cashMessage(machine, { username: player.username }))
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'countryNotAllowed'])
    assert.equal(await holds(player, 'balance'), 0)
    assert.deepEqual(await verdictsOn(player, 'user.countryRefused'), [
      { activity: 'deposit', country: null, isVpn: false },
    ])
  })

  test('A9: cash of a player behind a VPN is not credited where the brand refuses VPNs', async ({
    assert,
  }) => {
    const { site, machine, admin, session, player } = await makeShop()
    await open(session, 10_000)
    const list = join(await mkdtemp(join(tmpdir(), 'vpns-')), 'vpns.txt')
    await writeFile(list, '127.0.0.0/8\n')
    await readOrigins({ vpns: list })
    try {
      const countries = { mode: 'any', codes: [], allowUnknown: true, refuseVpn: true }
      await admin.put(`/v1/sites/${site.id}`, { settings: { countries } })
      const refused = await deposit(site, cashMessage(machine, { username: player.username }))
      assert.deepEqual([refused.status, refused.body.error.key], [403, 'countryNotAllowed'])
    } finally {
      await readOrigins({})
    }
    assert.equal(await holds(player, 'balance'), 0)
    assert.containsSubset(await verdictsOn(player, 'user.countryRefused'), [
      { activity: 'deposit', isVpn: true },
    ])
  })

  test('A9: cash of a player under 18, and of the second account of a person, is not credited', async ({
    assert,
  }) => {
    const { site, machine, session, dealer, player } = await makeShop()
    await open(session, 10_000)
    const twin = await makeUser({ site, type: 'player', parent: dealer })
    const year = new Date(clock.now()).getUTCFullYear() - 17
    // what no form lets pass, as an import might bring it
    await db
      .from('users')
      .where('id', player.id)
      .update({ birth_date: `${year}-01-01` })
    await db.from('users').where('id', twin.id).update({ identity_key: '12345678901A' })
    const second = await makeUser({ site, type: 'player', parent: dealer })
    await db.from('users').where('id', second.id).update({ identity_key: '12345678901A' })
    for (const [user, status, key] of [
      [player, 422, 'minimumAge'],
      [second, 422, 'identityNumberInUse'],
    ] as const) {
      const refused = await deposit(site, cashMessage(machine, { username: user.username }))
      assert.deepEqual([refused.status, refused.body.error.key], [status, key])
      assert.equal(await holds(user, 'balance'), 0)
      assert.deepEqual(await verdictsOn(user, 'user.personRefused'), [
        { activity: 'deposit', personFault: key },
      ])
    }
    assert.equal(
      (await deposit(site, cashMessage(machine, { username: twin.username }))).status,
      200
    )
  })

  test('M14: a forged message, one after ten minutes and a uuid with another content are refused and recorded', async ({
    assert,
  }) => {
    const { site, machine, admin, session, second, player } = await makeShop()
    await open(session, 10_000)
    const { username } = player
    const good = cashMessage(machine, { username })
    assert.equal((await deposit(site, good)).status, 200)
    const other = await makeMachine(site, admin, second.user)
    const old = cashMessage(machine, { username })

    const refused: [object, number, string][] = [
      [{ ...good, creditMinor: 500_000 }, 403, 'machineForged'],
      [{ ...good, uuid: randomUUID() }, 403, 'machineForged'],
      [{ ...good, username: second.user.username }, 403, 'machineForged'],
      [{ ...good, sentAt: good.sentAt + 1 }, 403, 'machineForged'],
      [{ ...good, signature: 'AAAA' }, 403, 'machineForged'],
      [cashMessage({ ...other, machineId: machine.machineId }, { username }), 403, 'machineForged'],
      [{ ...good, machineId: 'no-such-machine' }, 403, 'machineForged'],
      [
        cashMessage(machine, { username, uuid: good.uuid, creditMinor: 6_000 }),
        409,
        'idempotencyConflict',
      ],
      [cashMessage(machine, { username, sentAt: clock.now() + 601_000 }), 422, 'machineMessageOld'],
    ]
    for (const [message, status, key] of refused) {
      const answer = await deposit(site, message)
      assert.deepEqual([answer.status, answer.body.error.key], [status, key])
    }
    pass(601_000)
    for (const message of [good, old]) {
      const answer = await deposit(site, message)
      assert.deepEqual([answer.status, answer.body.error.key], [422, 'machineMessageOld'])
    }
    assert.equal(await holds(player, 'balance'), 5_000)
    assert.deepEqual(await refusalsOf(machine.machineId), [
      ...Array.from({ length: 6 }, () => 'signature'),
      'conflict',
      'tooOld',
      'tooOld',
      'tooOld',
    ])
    assert.deepEqual(await refusalsOf('no-such-machine'), ['unknown'])
  })

  test('M14: a locked machine and a revoked one credit nothing', async ({ assert }) => {
    const { site, machine, admin, session, player } = await makeShop()
    await open(session, 10_000)
    const { username } = player
    const path = `/v1/machines/${machine.id}`
    await admin.post(`${path}/lock`, { reason: 'a strange noise' })
    const locked = await deposit(site, cashMessage(machine, { username }))
    assert.deepEqual([locked.status, locked.body.error.key], [403, 'machineLocked'])
    await admin.post(`${path}/unlock`, { reason: 'it was the fan' })
    await admin.post(`${path}/revoke`, { reason: 'stolen at night' })
    const revoked = await deposit(site, cashMessage(machine, { username }))
    assert.deepEqual([revoked.status, revoked.body.error.key], [401, 'machineRevoked'])
    assert.equal(await holds(player, 'balance'), 0)
    assert.deepEqual(await refusalsOf(machine.machineId), ['locked', 'revoked'])
  })

  test('M14: a copy gets the first answer even when the player or the shift has changed since', async ({
    assert,
  }) => {
    const { site, machine, session, player } = await makeShop()
    await open(session, 10_000)
    const { username } = player
    const message = cashMessage(machine, { username })
    const first = await deposit(site, message)
    await close(session, 15_000)
    await setStatus(player, 0)
    assert.deepEqual((await deposit(site, message)).body, first.body)
    // the same uuid for somebody else is not the same cash
    const { uuid } = message
    const other = await deposit(site, cashMessage(machine, { username: 'somebody', uuid }))
    assert.deepEqual([other.status, other.body.error.key], [409, 'idempotencyConflict'])
    assert.equal(await holds(player, 'balance'), 5_000)
  })

  test('is for a player of the same shop and currency, while a shift is open', async ({
    assert,
  }) => {
    const { site, machine, session, dealer, user, player } = await makeShop()
    const sent = (username: string) => deposit(site, cashMessage(machine, { username }))
    const closed = await sent(player.username)
    assert.deepEqual([closed.status, closed.body.error.key], [409, 'shiftNotOpen'])
    await open(session, 0)
    const elsewhere = await makeUser({ site, type: 'player' })
    const foreign = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    const passive = await makeUser({ site, type: 'player', parent: dealer, status: 0 })
    for (const [username, status, key] of [
      [elsewhere.username, 404, 'notFound'],
      [user.username, 404, 'notFound'],
      [foreign.username, 422, 'currencyDiffers'],
      [passive.username, 403, 'accountPassive'],
    ] as const) {
      const answer = await sent(username)
      assert.deepEqual([answer.status, answer.body.error.key], [status, key])
    }
    await setStatus(dealer, 0)
    const stopped = await sent(player.username)
    assert.deepEqual([stopped.status, stopped.body.error.key], [403, 'dealerPassive'])
    await setStatus(dealer, 1)
    await sendCash(player, 100)
    assert.equal((await sent(player.username.toUpperCase())).status, 200)
    assert.equal(await holds(player, 'balance'), 5_100)
  })

  test('cash above the bounds of the brand is refused: at once, of a player on a day, in a shift', async ({
    assert,
  }) => {
    const { site, machine, session, player, dealer, admin } = await makeShop()
    const other = await makeUser({ site, type: 'player', parent: dealer })
    const cash = { maxDepositMinor: 5_000, maxDayMinor: 9_000, maxShiftMinor: 12_000 }
    assert.equal((await admin.put(`/v1/sites/${site.id}`, { settings: { cash } })).status, 200)
    await open(session, 10_000)
    const put = async ({ username }: TestUser, creditMinor: number) => {
      const { status, body } = await deposit(site, cashMessage(machine, { username, creditMinor }))
      return status === 200 ? status : [status, body.error.key, ...body.error.params]
    }
    assert.deepEqual(await put(player, 1_000_000_000_000), [422, 'cashAboveMax', 5_000])
    assert.deepEqual(await put(player, 5_001), [422, 'cashAboveMax', 5_000])
    assert.equal(await put(player, 5_000), 200)
    assert.deepEqual(await put(player, 4_001), [422, 'cashAboveMax', 4_000])
    assert.equal(await put(player, 4_000), 200)
    assert.deepEqual(await put(player, 1), [422, 'cashAboveMax', 0])
    assert.deepEqual(await put(other, 3_001), [422, 'cashAboveMax', 3_000])
    assert.equal(await put(other, 3_000), 200)
    // a new shift has room again, the player's day has not
    await close(session, 22_000)
    await open(session, 0)
    assert.equal(await put(other, 5_000), 200)
    assert.deepEqual(await put(player, 1), [422, 'cashAboveMax', 0])
    pass(24 * 3_600_000)
    assert.equal(await put(player, 1), 200)
  })
})
