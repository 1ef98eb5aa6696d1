/** What is asked at the moment money moves: country, person, exclusion, own limits (rules 11.6, must-hold A6, A7, A9). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { forgetProfiles } from '#accounts/queries/betting_profile'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { makeMethod, openFor, stepsOf, walk } from '#tests/payments/payment_support'
import { forgetSites } from '#sites/current_site'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'

const AMOUNT = 1_000

async function scene() {
  const site = await makeSite()
  const earlier = await makeUser({ site, type: 'player' })
  const player = await makeUser({ site, type: 'player', balanceMinor: AMOUNT })
  const methods = {
    deposits: await makeMethod(site.id),
    withdrawals: await makeMethod(site.id, 'withdrawal'),
  }
  return { site, earlier, player, methods, session: await signInAs(site, player) }
}

const order = async (session: ApiSession, path: 'deposits' | 'withdrawals', methodId: number) => {
  const { status, body } = await session.post<PaymentAnswer & Refusal>(
    `/v1/${path}`,
    { methodId, amountMinor: AMOUNT, values: [] },
    { 'idempotency-key': randomUUID() }
  )
  return [status, status === 201 ? body.payment.state : body.error.key]
}

async function bornIn(player: TestUser, year: number): Promise<void> {
  await db
    .from('users')
    .where('id', player.id)
    .update({ birth_date: `${year}-01-01` })
  forgetProfiles()
}

const thisYear = () => new Date(clock.now()).getUTCFullYear()

async function exclude(session: ApiSession): Promise<void> {
  await session.post('/v1/me/protection/exclusions', { kind: 'timeOut', days: 7 })
}

const setLimit = async (player: TestUser, value: number) => {
  const now = clock.now()
  await db.table('own_limits').insert({
    user_id: player.id,
    kind: 'deposit',
    period: 'day',
    value,
    asked_at: now,
    confirmable_at: now,
    confirmed_at: now,
  })
  bus.emit('protectionChanged', { userId: player.id })
}

/** Notes of a deposit that was ordered before, and is paid now. */
async function paidNow(player: TestUser, between: () => Promise<void>) {
  const payment = await openFor(player, { amountMinor: AMOUNT })
  await between()
  await walk(payment.id, 'paid')
  return (await stepsOf(payment.id)).map(({ note }) => note)
}

test.group('Orders', () => {
  test('A9 a player who is too young, or the second account of a person, moves no money', async ({
    assert,
  }) => {
    for (const [fault, columnsOf] of [
      ['minimumAge', () => ({ birth_date: `${thisYear() - 17}-01-01` })],
      ['identityNumberInUse', () => ({ identity_key: randomUUID().slice(0, 12) })],
    ] as const) {
      const { site, earlier, player, methods, session } = await scene()
      const users = fault === 'minimumAge' ? [player.id] : [earlier.id, player.id]
      await db.from('users').whereIn('id', users).update(columnsOf())
      forgetProfiles()
      assert.deepEqual(await order(session, 'deposits', methods.deposits), [422, fault])
      assert.deepEqual(await order(session, 'withdrawals', methods.withdrawals), [422, fault])
      assert.equal(await cashOf(player.id), AMOUNT)
      const refusals = await db
        .from('audit_log')
        .where({ site_id: site.id, action: 'user.personRefused' })
        .orderBy('id')
      const activities = refusals.map(({ detail }) => JSON.parse(detail).activity)
      assert.deepEqual(activities, ['deposit', 'withdrawal'])
    }
  })
})

test.group('Countries that a brand refuses', () => {
  test('A9 no money moves from a country that the brand refuses', async ({ assert }) => {
    const { site, player, methods, session } = await scene()
    const { settings } = await db
      .from('sites')
      .where('id', site.id)
      .select('settings')
      .firstOrFail()
    const countries = { mode: 'only', codes: ['DE'], allowUnknown: false, refuseVpn: false }
    const refusing = JSON.stringify({ ...JSON.parse(settings), countries })
    await db.from('sites').where('id', site.id).update({ settings: refusing })
    forgetSites()
    for (const [path, methodId] of Object.entries(methods)) {
      const door = path === 'deposits' ? 'deposits' : 'withdrawals'
      assert.deepEqual(await order(session, door, methodId), [403, 'countryNotAllowed'])
    }
    assert.equal(await cashOf(player.id), AMOUNT)
  })
})

test.group('Deposits that are credited', () => {
  test('A7 money that comes for an excluded player is credited, and staff see it', async ({
    assert,
  }) => {
    const { player, session } = await scene()
    assert.deepEqual(await paidNow(player, async () => {}), [null, null])
    const notes = await paidNow(player, () => exclude(session))
    assert.deepEqual(notes, [null, null, 'creditedExcluded'])
    assert.equal(await cashOf(player.id), 3 * AMOUNT)
  })

  test('A9 so it is for a player who is too young', async ({ assert }) => {
    const { player } = await scene()
    const notes = await paidNow(player, () => bornIn(player, thisYear() - 17))
    assert.equal(notes.at(-1), 'creditedUnfit')
  })

  test('A9 so it is for the second account of a person, and for one of an excluded person', async ({
    assert,
  }) => {
    const { site, earlier, player } = await scene()
    const named = () =>
      db
        .from('users')
        .whereIn('id', [earlier.id, player.id])
        .update({ identity_key: `key${player.id}` })
        .then(forgetProfiles)
    assert.equal((await paidNow(player, named)).at(-1), 'creditedUnfit')
    await exclude(await signInAs(site, earlier))
    assert.equal((await paidNow(player, async () => {})).at(-1), 'creditedExcluded')
  })

  test('A6 so it is above the own limit', async ({ assert }) => {
    const { player } = await scene()
    assert.equal((await paidNow(player, () => setLimit(player, 2 * AMOUNT))).at(-1), null)
    assert.equal((await paidNow(player, async () => {})).at(-1), 'creditedOverLimit')
  })
})
