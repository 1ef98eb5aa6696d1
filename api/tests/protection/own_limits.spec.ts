/** Limits that players set for themselves, on every door (must-hold A6, A7). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { OwnLimitOrder, ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { clock } from '#core/timing/clock'
import { DEFAULT_LIMITS } from '#sites/settings'
import { slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const later = (ms: number) => clock.set(clock.now() + ms)
const keyOf = ({ body }: ApiAnswer<unknown>) => (body as Partial<Refusal> | null)?.error?.key
const errorOf = ({ body }: ApiAnswer<unknown>) => {
  const error = (body as Partial<Refusal> | null)?.error
  return error ? [error.key, ...error.params] : null
}
const once = () => ({ 'idempotency-key': randomUUID() })

async function world(balanceMinor = 50_000) {
  // one slip is enough for these tests
  const site = await makeSite({ settings: { limits: { ...DEFAULT_LIMITS, sameCouponMax: 0 } } })
  const admin = await makeUser({ site, type: 'admin' })
  const player = await makeUser({ site, type: 'player', parent: admin, balanceMinor })
  const match = await makeMatch()
  const asAdmin = await signInAs(site, admin)
  const own = await signInAs(site, player)
  const outcome = outcomeOf(match, '1', '1')
  return {
    player,
    asAdmin,
    own,
    send: (amountMinor: number) =>
      asAdmin.post(`/v1/users/${player.id}/credits`, { direction: 'send', amountMinor }, once()),
    take: (amountMinor: number) =>
      asAdmin.post(`/v1/users/${player.id}/credits`, { direction: 'take', amountMinor }, once()),
    bet: (stakeMinor: number, who: ApiSession = own) =>
      who.post('/v1/coupons', { ...slip([[outcome, 2000]]), totalStakeMinor: stakeMinor }, once()),
  }
}

const set = async (own: ApiSession, order: OwnLimitOrder) =>
  own.put<ProtectionView>('/v1/me/protection/limits', order)

const limitIn = ({ limits }: ProtectionView, { kind, period }: Omit<OwnLimitOrder, 'value'>) =>
  limits.find((limit) => limit.kind === kind && limit.period === period)

test.group('Own limits', (group) => {
  group.each.teardown(() => clock.reset())

  test('A6: a lower deposit limit binds at once; a higher one after 24 hours and a confirmation', async ({
    assert,
  }) => {
    const { own, send } = await world(0)
    const daily = { kind: 'deposit', period: 'day' } as const
    assert.equal((await set(own, { ...daily, value: 10_000 })).status, 200)
    assert.equal((await send(6_000)).status, 201)
    assert.deepEqual(errorOf(await send(4_001)), ['ownDepositLimit', 4_000])
    assert.equal((await send(4_000)).status, 201)

    assert.equal((await set(own, { ...daily, value: 5_000 })).status, 200)
    assert.deepEqual(errorOf(await send(1)), ['ownDepositLimit', 0])

    const raised = await set(own, { ...daily, value: 90_000 })
    const waiting = limitIn(raised.body, daily)?.waiting
    assert.equal(limitIn(raised.body, daily)?.value, 5_000)
    assert.deepEqual(errorOf(await send(1)), ['ownDepositLimit', 0])
    const confirm = () =>
      own.post<ProtectionView>(`/v1/me/protection/limits/${waiting?.id}/confirmation`)
    assert.equal(keyOf(await confirm()), 'limitStillWaits')

    later(23 * HOUR_MS)
    assert.equal(keyOf(await confirm()), 'limitStillWaits')
    later(2 * HOUR_MS)
    // time alone raises nothing: another day has begun, and the old limit still stands
    assert.deepEqual(errorOf(await send(5_001)), ['ownDepositLimit', 5_000])
    const confirmed = await confirm()
    assert.equal(limitIn(confirmed.body, daily)?.value, 90_000)
    assert.equal((await send(80_000)).status, 201)
    assert.equal(keyOf(await confirm()), 'notFound')
  })

  test('A6: of a daily, a weekly and a monthly limit the lowest applies, for every amount that is typed', async ({
    assert,
  }) => {
    const { own, send, take } = await world(0)
    await set(own, { kind: 'deposit', period: 'month', value: 1_000 })
    await set(own, { kind: 'deposit', period: 'week', value: 700 })
    await set(own, { kind: 'deposit', period: 'day', value: 333 })
    assert.deepEqual(errorOf(await send(334)), ['ownDepositLimit', 333])
    assert.equal((await send(333)).status, 201)
    // money that leaves the account gives no room back
    assert.equal((await take(333)).status, 201)
    assert.deepEqual(errorOf(await send(1)), ['ownDepositLimit', 0])
    later(24 * HOUR_MS)
    const next = await send(334)
    assert.includeMembers(['ownDepositLimit'], [keyOf(next) ?? 'ownDepositLimit'])
    for (const value of [-1, 1.5, '100', 1e300]) {
      const refused = await own.put('/v1/me/protection/limits', {
        kind: 'deposit',
        period: 'day',
        value,
      })
      assert.equal(keyOf(refused), 'validationFailed', String(value))
    }
  })

  test('A6: of two deposits at once that fit one by one, one is refused', async ({ assert }) => {
    const { own, player, send } = await world(0)
    await set(own, { kind: 'deposit', period: 'week', value: 1_000 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(600)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(await cashOf(player.id), 600)
  })

  test('A7: own stake and loss limits refuse the bet that would break them, also many at once', async ({
    assert,
  }) => {
    const { own, bet } = await world()
    await set(own, { kind: 'stake', period: 'day', value: 1_000 })
    assert.deepEqual(errorOf(await bet(1_001)), ['ownStakeLimit', 1_000])
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => bet(290 + i)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 3)
    const view = (await own.get<ProtectionView>('/v1/me/protection')).body
    assert.isAtMost(limitIn(view, { kind: 'stake', period: 'day' })?.used ?? Infinity, 1_000)

    await set(own, { kind: 'loss', period: 'week', value: 500 })
    assert.equal(keyOf(await bet(100)), 'ownLossLimit')
  })

  test('A7: a limit of minutes signed in ends the bets of the day', async ({ assert }) => {
    // the middle of the next day: no midnight of the site passes meanwhile
    clock.set(Math.ceil(clock.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS)
    const { own, bet } = await world()
    await set(own, { kind: 'session', period: 'day', value: 30 })
    assert.equal((await bet(100)).status, 201)
    later(31 * 60_000)
    await own.get('/v1/me')
    assert.deepEqual(errorOf(await bet(100)), ['ownSessionLimit', 30])
  })

  test('A7: a requested limit can be dropped, and a newer request replaces it', async ({
    assert,
  }) => {
    const { own } = await world()
    const daily = { kind: 'stake', period: 'day' } as const
    await set(own, { ...daily, value: 100 })
    const first = await set(own, { ...daily, value: null })
    assert.isNull(limitIn(first.body, daily)?.waiting?.value)
    const second = await set(own, { ...daily, value: 900 })
    const waiting = limitIn(second.body, daily)?.waiting
    assert.equal(waiting?.value, 900)
    const dropped = await own.delete<ProtectionView>(`/v1/me/protection/limits/${waiting?.id}`)
    assert.isNull(limitIn(dropped.body, daily)?.waiting)
    assert.equal(limitIn(dropped.body, daily)?.value, 100)
  })

  test('A7: nobody changes the requested limit of another player', async ({ assert }) => {
    const { own } = await world()
    const daily = { kind: 'stake', period: 'day' } as const
    await set(own, { ...daily, value: 100 })
    const raised = await set(own, { ...daily, value: 900 })
    const id = limitIn(raised.body, daily)?.waiting?.id
    later(25 * HOUR_MS)
    const stranger = (await world()).own
    assert.equal(
      keyOf(await stranger.post(`/v1/me/protection/limits/${id}/confirmation`)),
      'notFound'
    )
    assert.equal(keyOf(await stranger.delete(`/v1/me/protection/limits/${id}`)), 'notFound')
  })
})
