/** Requests for bonuses and what they give (rules 15.1, 15.2). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BonusMeta, BonusView } from '@grandstand/shared-types/wire/bonuses/offers'
import { clock } from '#core/timing/clock'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { confirmWaiting } from '#bonuses/requests/confirm_waiting'
import { ask, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { makeBettor } from '#tests/coupons/support'
import { openFor, walk } from '#tests/payments/payment_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { firstBreak } from '#tests/support/books'

const DAY_MS = 86_400_000
const CASH = { user: { balanceMinor: 0 } }

test.group('Requests for bonuses', (group) => {
  group.each.teardown(() => clock.reset())

  test('a registration bonus is given at once, and cannot be had twice', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration', { isOneUse: true, periodDays: 3 })
    const { body: shown } = await session.get<BonusView[]>('/v1/bonus-offers')
    assert.containsSubset(shown, [{ id, requestedExists: 0, status: null, refusal: null }])

    const { status, body } = await ask(session, id)
    assert.equal(status, 201)
    assert.containsSubset(body, { bonusId: id, status: 1, statusName: 'confirmed' })
    assert.deepEqual(await pocketsOf(player.id), { bonus: 1_000 })
    assert.containsSubset(await grantsOf(session), [
      {
        id: body.grantId,
        state: 'running',
        grantedMinor: 1_000,
        dueMinor: 1_000,
        leftMinor: 1_000,
      },
    ])
    const again = await ask(session, id)
    assert.deepEqual([again.status, again.body.error.key], [409, 'bonusRequested'])
    const { body: meta } = await session.get<BonusMeta>('/v1/me/bonus-meta')
    assert.containsSubset(meta, { status: 1, data: [{ id, status: 1, requestedExists: 1 }] })
  })

  /** A player who was given the bonus and gave it up. */
  async function gaveUp(isOneUse: boolean) {
    const { site, player, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration', { isOneUse })
    const { grantId } = (await ask(session, id)).body
    await session.post(`/v1/me/bonus-grants/${grantId}/forfeit`, {})
    const [grant] = await grantsOf(session)
    const [shown] = (await session.get<BonusView[]>('/v1/bonus-offers')).body
    return { id, player, session, grant, shown }
  }

  test('a bonus for one use is not had again when its player gave it up', async ({ assert }) => {
    const { id, player, session, grant, shown } = await gaveUp(true)
    assert.equal(grant?.state, 'forfeited')
    assert.containsSubset(shown, { id, requestedExists: 1, refusal: 'bonusRequested' })
    const { status, body } = await ask(session, id)
    assert.deepEqual([status, body.error.key], [409, 'bonusRequested'])
    assert.lengthOf(await grantsOf(session), 1)
    assert.deepEqual(await pocketsOf(player.id), {})
  })

  test('a bonus for any use is had again when its player gave it up', async ({ assert }) => {
    const { id, player, session, grant, shown } = await gaveUp(false)
    assert.equal(grant?.state, 'forfeited')
    assert.containsSubset(shown, { id, requestedExists: 0, refusal: null })
    const { status, body } = await ask(session, id)
    assert.deepEqual([status, body.statusName], [201, 'confirmed'])
    assert.lengthOf(await grantsOf(session), 2)
    assert.deepEqual(await pocketsOf(player.id), { bonus: 1_000 })
  })

  test('an offer has a title in the language asked for', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration')
    const titleIn = async (language: string) => {
      const { body } = await session.get<BonusView[]>(`/v1/bonus-offers?language=${language}`)
      return body.find((row) => row.id === id)?.title
    }
    assert.equal(await titleIn('tr'), 'Ad')
    assert.equal(await titleIn('en'), 'Name')
  })

  test('of two requests at once one is refused', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration')
    const other = await signInAs(site, player)
    const answers = await Promise.all([ask(session, id), ask(other, id), ask(session, id)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409])
    assert.deepEqual(await pocketsOf(player.id), { bonus: 1_000 })
  })

  test('a request that waits can be taken back by its player, once', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'deposit', { percentMilli: 100_000 })
    const asked = await ask(session, id)
    const shown = async () => (await session.get<BonusView[]>('/v1/bonus-offers')).body[0]
    const { requestId } = asked.body
    assert.containsSubset(await shown(), { requestId, status: 0, requestedExists: 1 })
    const takeBack = (by: ApiSession) =>
      by.post<Partial<Refusal>>(`/v1/me/bonus-requests/${requestId}/cancel`, {})
    const stranger = await signInAs(site, await makeUser({ site, type: 'player' }))
    assert.equal((await takeBack(stranger)).body.error?.key, 'notFound')
    const cancelled = { requestId, status: 2, statusName: 'cancelled' }
    assert.containsSubset((await takeBack(session)).body, cancelled)
    assert.equal((await takeBack(session)).body.error?.key, 'bonusOver')
    assert.containsSubset(await shown(), { ...cancelled, requestedExists: 0 })
    assert.equal((await ask(session, id)).body.status, 0)
  })

  test('a deposit bonus waits for the first deposit, which is its base once', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor(CASH)
    const terms = { percentMilli: 50_000, amountMinor: 0, highestMinor: 400 }
    const id = await offer(site.id, 'deposit', { ...terms, leastBaseMinor: 500 })
    const asked = await ask(session, id)
    assert.containsSubset(asked.body, { status: 0, statusName: 'waiting', requestedExists: 1 })
    assert.deepEqual(await pocketsOf(player.id), {})

    const deposit = await openFor(player)
    await walk(deposit.id, 'paid')
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_000, bonus: 400 })
    const [grant] = await grantsOf(session)
    await session.post(`/v1/me/bonus-grants/${grant?.id}/forfeit`, {})
    const again = await ask(session, id)
    assert.equal(again.body.status, 0, 'the deposit was the base of a grant already')
  })

  test('a reload bonus is for a later deposit', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const terms = { percentMilli: 100_000, amountMinor: 0, pocket: 'reloadBonus' } as const
    const id = await offer(site.id, 'reload', terms)
    await walk((await openFor(player)).id, 'paid')
    assert.equal((await ask(session, id)).body.status, 0)
    await walk((await openFor(player, { amountMinor: 700 })).id, 'paid')
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_700, reloadBonus: 700 })
  })

  test('one without wagering is cash at once', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration', { multiplierMilli: 0 })
    await ask(session, id)
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_000 })
    assert.containsSubset(await grantsOf(session), [{ state: 'met', convertedMinor: 1_000 }])
  })

  test('a second one in the pocket waits or is refused, as its terms say', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const [running, refused, waits] = [
      await offer(site.id, 'registration'),
      await offer(site.id, 'registration'),
      await offer(site.id, 'registration', { stacking: 'wait', amountMinor: 300 }),
    ]
    await ask(session, running)
    const second = await ask(session, refused)
    assert.deepEqual([second.status, second.body.error.key], [409, 'bonusPocketTaken'])
    assert.equal((await ask(session, waits)).body.status, 0)
    clock.set(clock.now() + 31 * DAY_MS)
    assert.isAtLeast(await expireGrants(), 1)
    assert.equal(await confirmWaiting(player.id), 1)
    assert.deepEqual(await pocketsOf(player.id), { bonus: 300 })
  })

  test('forged ids, other currencies, other brands and other branches get nothing', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor(CASH)
    const keyOf = async (id: number) => (await ask(session, id)).body.error.key
    const elsewhere = await makeSite()
    assert.equal(await keyOf(987_654_321), 'notFound')
    assert.equal(await keyOf(await offer(elsewhere.id, 'registration')), 'notFound')
    assert.equal(
      await keyOf(await offer(site.id, 'registration', { currency: 'EUR' })),
      'currencyDiffers'
    )
    assert.equal(
      await keyOf(await offer(site.id, 'registration', { branches: ['x'] })),
      'bonusNotOpen'
    )
    assert.equal(await keyOf(await offer(site.id, 'manual')), 'bonusNotOpen')
    assert.deepEqual(await pocketsOf(player.id), {})
  })

  test('A7: an excluded player gets none, by request, by code, by staff or by rule', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor(CASH)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const waiting = await offer(site.id, 'deposit', { percentMilli: 100_000 })
    const { body } = await ask(session, waiting)
    await session.post('/v1/me/protection/exclusions', {
      kind: 'timeOut',
      days: 1,
    })
    const excluded = await db.from('player_exclusions').where('user_id', player.id).first()
    assert.isNotNull(excluded)
    const refusals = [
      await admin.post<Refusal>(`/v1/bonus-requests/${body.requestId}/confirm`, { baseMinor: 500 }),
      await admin.post<Refusal>(
        '/v1/bonus-grants',
        {
          bonusId: await offer(site.id, 'manual'),
          username: player.username,
          baseMinor: 0,
          reason: 'test',
        },
        { 'idempotency-key': `bonus${player.id}` }
      ),
    ]
    assert.deepEqual(
      refusals.map((answer) => [answer.status, answer.body.error.key]),
      refusals.map(() => [403, 'selfExcluded'])
    )
    await walk((await openFor(player)).id, 'paid')
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_000 })
  })

  test('staff confirm, refuse, give and cancel; the books stay whole', async ({ assert }) => {
    const { site, player, session } = await makeBettor(CASH)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const id = await offer(site.id, 'cashback', {
      confirmedBy: 'staff',
      percentMilli: 10_000,
      amountMinor: 0,
    })
    const first = await ask(session, id)
    const refused = await admin.post(`/v1/bonus-requests/${first.body.requestId}/refuse`, {
      reason: 'no play',
    })
    assert.containsSubset(refused.body, { status: 2, reason: 'no play' })
    const { body: offers } = await session.get<BonusView[]>('/v1/bonus-offers')
    assert.containsSubset(offers, [{ id, status: 2, reason: 'no play', requestedExists: 0 }])
    const second = await ask(session, id)
    const path = `/v1/bonus-requests/${second.body.requestId}/confirm`
    const confirmed = await admin.post(path, { baseMinor: 10_000 })
    assert.containsSubset(confirmed.body, { status: 1, baseMinor: 10_000 })
    assert.equal((await admin.post(path, { baseMinor: 10_000 })).status, 409)
    assert.deepEqual(await pocketsOf(player.id), { bonus: 1_000 })
    const [grant] = await grantsOf(session)
    const cancelled = await admin.post(`/v1/bonus-grants/${grant?.id}/cancel`, {
      reason: 'a mistake',
    })
    assert.containsSubset(cancelled.body, { state: 'cancelled' })
    assert.deepEqual(await pocketsOf(player.id), {})
    const { body: log } = await admin.get<{ kind: string }[]>(`/v1/bonus-grants/${grant?.id}/log`)
    assert.deepEqual(
      log.map(({ kind }) => kind),
      ['cancelled', 'granted']
    )
    assert.isNull(await firstBreak())
  })
})
