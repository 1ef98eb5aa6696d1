import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import { clock } from '#core/timing/clock'
import {
  acceptOrRejectDue,
  startAcceptance,
  stopAcceptance,
} from '#coupons/acceptance/acceptance_loop'
import { boostBody, makeBoost } from '#tests/boosts/boost_support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { enter, makeRace, withdraw, type TestRace } from '#tests/racing/support'

/** Five runners: two places at a quarter. */
const FIELD = { '1': 6000, '2': 5000, '3': 11_000, '4': 4000, '5': 9000 }
const TERMS = { places: 2, divisor: 4 }

test.group('Each way with the house', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  group.setup(startAcceptance)
  group.teardown(stopAcceptance)
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
  })
  group.each.teardown(() => clock.reset())

  const eachWay = (runner: number, oddsMilli: number, totalStakeMinor = 2000) => ({
    kind: 'single',
    selections: [{ outcomeId: race.outcomes[runner] ?? 0, oddsMilli, eachWay: TERMS }],
    totalStakeMinor,
    oddsChange: 'ask',
  })
  const seen = async (id: number) =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body

  test('a bet that waited for a trader keeps the terms it was asked at (rules 18.3)', async ({
    assert,
  }) => {
    await staff.post('/v1/approval-rules', {
      userId: 0,
      currency: bettor.site.currency,
      stakeAboveMinor: 1000,
      payoutAboveMinor: 0,
      waitSeconds: 60,
    })
    const { body } = await place(bettor.session, eachWay(3, 11_000))
    assert.equal(body.state, 'pendingAcceptance')
    await staff.post(`/v1/coupon-approvals/${body.id}/accept`, {})
    await acceptOrRejectDue()
    const accepted = await seen(body.id)
    assert.equal(accepted.state, 'accepted')
    assert.deepEqual(accepted.selections[0]?.eachWay, { ...TERMS, result: null })
    await enter(staff, race, '1 3')
    // 1 + 10 / 4
    assert.equal((await seen(body.id)).payoutMinor, 3500)
  })

  test('and is rejected when a withdrawal has changed the terms meanwhile', async ({ assert }) => {
    await staff.post('/v1/approval-rules', {
      userId: 0,
      currency: bettor.site.currency,
      stakeAboveMinor: 1000,
      payoutAboveMinor: 0,
      waitSeconds: 60,
    })
    const { body } = await place(bettor.session, eachWay(3, 11_000))
    await withdraw(staff, race, 4, 4000)
    await staff.post(`/v1/coupon-approvals/${body.id}/accept`, {})
    await acceptOrRejectDue()
    const { state, rejection } = await seen(body.id)
    assert.equal(state, 'rejected')
    assert.isNotEmpty(rejection)
  })

  test('no boost pays more for it (rules 19.11)', async ({ assert }) => {
    const match = await makeMatch()
    const boost = await makeBoost(staff, boostBody([match]))
    const { kind: _single, ...sent } = eachWay(1, 6000)
    const { status, body } = await place(bettor.session, {
      ...sent,
      kind: 'combined',
      selections: [...sent.selections, { outcomeId: outcomeOf(match, '1', '1'), oddsMilli: 2000 }],
      boostId: boost.body.id,
    })
    assert.deepEqual([status, body.error.key], [422, 'boostNotForCoupon'])
  })

  test('the market costs what its winner and the one placed behind it are paid (rules 18.1)', async ({
    assert,
  }) => {
    for (const [runner, odds] of [
      [1, 6000],
      [2, 5000],
      [3, 11_000],
    ] as const) {
      await place(bettor.session, eachWay(runner, odds))
    }
    const { body } = await staff.get<MatchRiskView>(`/v1/matches/${race.id}/risk`)
    // 11 + 3.5 of the third; 1 + 5 / 4 of the first
    assert.equal(body.markets[0]?.worstPayoutMinor, 1000 * 14.5 + 2250)
  })

  test('staff who settle by hand say the place part, too', async ({ assert }) => {
    const toWin = (await place(bettor.session, slip([[race.outcomes['2'] ?? 0, 5000]]))).body
    const placed = (await place(bettor.session, eachWay(3, 11_000))).body
    await withdraw(staff, race, 4, 4000)
    const settle = (id: number, given: object) =>
      staff.post<Refusal>(
        `/v1/coupons/${id}/manual`,
        {
          action: 'settle',
          selections: [{ position: 0, ...given }],
          reason: 'the order never came',
        },
        { 'idempotency-key': randomUUID() }
      )
    const without = await settle(placed.id, { result: 'lost' })
    assert.equal(without.status, 422)
    assert.deepEqual(
      without.body.error.fields?.map(({ field }) => field),
      ['selections.0.placeResult']
    )
    assert.equal((await settle(toWin.id, { result: 'lost', placeResult: 'won' })).status, 422)
    assert.equal((await settle(placed.id, { result: 'lost', placeResult: 'won' })).status, 200)
    // 1 + 10 x 0.75 / 4
    assert.equal((await seen(placed.id)).payoutMinor, 2875)
    assert.equal((await settle(placed.id, { result: 'won', placeResult: 'won' })).status, 200)
    assert.equal((await seen(placed.id)).payoutMinor, 8500 + 2875)
  })

  test('the house does not buy it back, and a share tells that it is each way', async ({
    assert,
  }) => {
    const { id } = (await place(bettor.session, eachWay(1, 6000))).body
    assert.isFalse((await seen(id)).sellable)
    const offer = await bettor.session.get<Refusal>(`/v1/coupons/${id}/sell-offer`)
    assert.deepEqual([offer.status, offer.body.error.key], [422, 'sellCouponPermission'])
    const { body: share } = await bettor.session.post<{ code: string }>(`/v1/coupons/${id}/share`)
    const { body: shared } = await bettor.session.get<{ selections: object[] }>(
      `/v1/coupon-shares/${share.code}`
    )
    assert.deepInclude(shared.selections[0], { isEachWay: true, placeTerms: TERMS })
  })
})
