import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import {
  askOffer,
  cancel,
  change,
  countAnswers,
  detailOf,
  placeOn,
  reprice,
  sell,
} from '#tests/coupons/after_support'
import { cashOf, makeBettor } from '#tests/coupons/support'
import { couponState, ended, enter, postingsOf } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** An offer; fails when there is none. */
async function offerFor(session: ApiSession, couponId: number) {
  const { status, body } = await askOffer(session, couponId)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

test.group('A player sells a coupon', (group) => {
  group.each.teardown(() => clock.reset())

  test('for its value less the margin, and the sold coupon shows the price', async ({ assert }) => {
    const { session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch(), await makeMatch()])
    assert.isTrue((await detailOf(session, couponId)).sellable)
    const offer = await offerFor(session, couponId)
    assert.equal(offer.amountMinor, 950)
    assert.closeTo(offer.expiresAt - clock.now(), 5000, 1000)

    const { status, body } = await sell(session, couponId, offer.offerId)
    assert.deepEqual([status, { ...body }], [200, { ...body, status: 2, amountMinor: 950 }])
    const after = await detailOf(session, couponId)
    assert.containSubset(after, { status: 2, state: 'sold', payoutMinor: 950, sellable: false })
    assert.deepEqual([after.story.at(-1)?.kind, after.story.at(-1)?.amountMinor], ['sold', 950])
    assert.deepEqual(await postingsOf(couponId), ['sell balance 950'])
    assert.equal(await cashOf(session), 99_950)
    assert.isNull(await firstBreak())
  })

  test('the offer follows prices and results; the site sets the margin', async ({ assert }) => {
    const { session } = await makeBettor({ settings: { sellMarginPercent: 10 } })
    const [won, open] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(session, [won, open])
    await reprice(open, 1600)
    assert.equal((await offerFor(session, couponId)).amountMinor, 1125)
    await enter(won, ended([1, 0]))
    assert.equal((await offerFor(session, couponId)).amountMinor, 2250)
    await reprice(open, 40_000)
    assert.equal((await offerFor(session, couponId)).amountMinor, 90)
  })

  test('a sold coupon no longer follows results', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    const { offerId } = await offerFor(session, couponId)
    await sell(session, couponId, offerId)
    const preview = await enter(match, ended([3, 0]))
    assert.equal(preview.couponsTouched, 0)
    assert.containSubset(await couponState(couponId), { state: 'sold', payout: 950 })
    assert.isNull(await firstBreak())
  })

  test('not while a price or a result is missing, and an older offer is refused then', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const other = await makeMatch()
    const refusals = async (
      table: 'matches' | 'markets' | 'outcomes',
      columns: Record<string, string | number | boolean>
    ) => {
      const match = await makeMatch()
      const couponId = await placeOn(session, [other, match])
      const { offerId } = await offerFor(session, couponId)
      await change(match, table, idIn(match, table), columns)
      assert.isFalse((await detailOf(session, couponId)).sellable)
      const asked = (await askOffer(session, couponId)).body.error.key
      assert.equal((await sell(session, couponId, offerId)).body.error.key, asked)
      return asked
    }
    const suspended = 'sellCouponWarningSuspended'
    assert.equal(await refusals('markets', { status: -1 }), suspended)
    assert.equal(await refusals('markets', { status: 0 }), suspended)
    assert.equal(await refusals('markets', { status: -3 }), suspended)
    assert.equal(await refusals('outcomes', { active: false }), suspended)
    assert.equal(await refusals('matches', { bet_status: 'stopped' }), suspended)
    assert.equal(await refusals('matches', { active: false }), suspended)
    assert.equal(await refusals('matches', { status: 'postponed' }), suspended)
    assert.equal(await refusals('matches', { status: '1p' }), 'sellCombineStartError')
    assert.equal(await refusals('matches', { starts_at: clock.now() - 1 }), 'sellCombineStartError')
    assert.equal(await refusals('outcomes', { result: 'won' }), 'sellCouponWarningPending')
    assert.isNull(await firstBreak())
  })

  test('not during the acceptance delay, not when settled, and not where selling is closed', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch()
    const refusal = async (couponId: number, by = session) => {
      const { status, body } = await askOffer(by, couponId)
      return [status, body.error.key]
    }
    const pending = await placeOn(session, [match])
    await db.query().from('coupons').where('id', pending).update({ state: 'pendingAcceptance' })
    assert.deepEqual(await refusal(pending), [422, 'sellCouponWarningPending'])
    await db.query().from('coupons').where('id', pending).update({ state: 'accepted' })

    const cancelled = await placeOn(session, [match])
    await cancel(session, cancelled)
    assert.deepEqual(await refusal(cancelled), [409, 'updatedError'])
    const lost = await makeMatch()
    const settled = await placeOn(session, [lost, match])
    await enter(lost, ended([0, 1]))
    assert.deepEqual(await refusal(settled), [409, 'updatedError'])

    const dealer = await makeUser({ site, type: 'dealer', limits: { actions: { sell: 0 } } })
    const below = await makeUser({
      site,
      type: 'player',
      parent: dealer,
      balanceMinor: 5000,
      limits: { actions: { sell: 1 } },
    })
    const belowSession = await signInAs(site, below)
    const closed = await placeOn(belowSession, [await makeMatch()])
    assert.deepEqual(await refusal(closed, belowSession), [422, 'sellCouponPermission'])
    assert.isFalse((await detailOf(belowSession, closed)).sellable)
    assert.deepEqual(await refusal(pending, belowSession), [404, 'notFound'])
    assert.isNull(await firstBreak())
  })

  test('staff close selling for a player by the limits of the user', async ({ assert }) => {
    const { site, session, player } = await makeBettor()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const couponId = await placeOn(session, [await makeMatch()])
    const { offerId } = await offerFor(session, couponId)
    const changed = await admin.put(`/v1/users/${player.id}`, { limits: { actions: { sell: 0 } } })
    assert.equal(changed.status, 200)
    assert.equal((await sell(session, couponId, offerId)).body.error.key, 'sellCouponPermission')
    const { body } = await session.get<Me>('/v1/me')
    assert.deepEqual(body.couponLimits.actions, { sell: 0 })
    assert.equal((await cancel(session, couponId)).status, 200)
  })

  test('not once no line can win, even before the coupon is settled', async ({ assert }) => {
    const { session } = await makeBettor()
    const [lost, open] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(session, [lost, open])
    await change(lost, 'outcomes', outcomeOf(lost, '1', '1'), { result: 'lost' })
    await db
      .query()
      .from('coupon_selections')
      .where({ coupon_id: couponId, position: 0 })
      .update({ result: 'lost' })
    const { body } = await askOffer(session, couponId)
    assert.equal(body.error.key, 'sellCouponWarningLost')
  })

  test('M11 an offer is valid for five seconds and only for its coupon, and cannot be forged', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const [one, two] = [await placeOn(session, [match]), await placeOn(session, [match])]
    const { offerId } = await offerFor(session, one)
    const refusal = async (couponId: number, id: string) =>
      (await sell(session, couponId, id)).body.error.key
    assert.equal(await refusal(two, offerId), 'sellOfferExpired')
    assert.equal(await refusal(one, `${offerId}x`), 'sellOfferExpired')
    assert.equal(await refusal(one, 'made-up'), 'sellOfferExpired')
    assert.equal(await refusal(one, ''), 'validationFailed')
    clock.set(clock.now() + 5001)
    assert.equal(await refusal(one, offerId), 'sellOfferExpired')
    assert.deepEqual(await postingsOf(one), [])
  })

  test('a price move against the house ends the offer; after any other move the offered price is paid', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    const { offerId, amountMinor } = await offerFor(session, couponId)
    await reprice(match, 2100)
    assert.equal((await sell(session, couponId, offerId)).body.error.key, 'sellOfferChanged')
    await reprice(match, 1900)
    const { status, body } = await sell(session, couponId, offerId)
    assert.deepEqual([status, body.amountMinor], [200, amountMinor])
    assert.isNull(await firstBreak())
  })
})

test.group('Selling while something else happens', () => {
  test('M11 twenty requests at once have one effect and nineteen refusals by name', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch()])
    const { offerId } = await offerFor(session, couponId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sell(session, couponId, offerId))
    )
    assert.deepEqual(countAnswers(answers), { '200': 1, 'updatedError': 19 })
    assert.deepEqual(await postingsOf(couponId), ['sell balance 950'])
    assert.isNull(await firstBreak())
  })

  test('a coupon is sold or cancelled, never both', async ({ assert }) => {
    const { session } = await makeBettor()
    for (let i = 0; i < 6; i++) {
      const couponId = await placeOn(session, [await makeMatch()])
      const { offerId } = await offerFor(session, couponId)
      const answers = await Promise.all([
        sell(session, couponId, offerId),
        cancel(session, couponId),
        sell(session, couponId, offerId),
      ])
      assert.deepEqual(countAnswers(answers), { '200': 1, 'updatedError': 2 })
      assert.lengthOf(await postingsOf(couponId), 1)
    }
    assert.isNull(await firstBreak())
  })

  test('M11 a coupon is sold or settled by a result at the same time, and the other gets an error key', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const typed = [
      'updatedError',
      'sellCombineStartError',
      'sellCouponWarningPending',
      'sellCouponWarningSuspended',
    ]
    for (let i = 0; i < 10; i++) {
      const match = await makeMatch()
      const couponId = await placeOn(session, [match])
      const { offerId } = await offerFor(session, couponId)
      const settling = enter(match, ended([1, 0]))
      const answer = await sell(session, couponId, offerId)
      await settling
      const { state } = await couponState(couponId)
      if (answer.status === 200) {
        assert.equal(state, 'sold')
        assert.deepEqual(await postingsOf(couponId), ['sell balance 950'])
      } else {
        assert.include(typed, answer.body.error.key)
        assert.equal(state, 'settled')
        assert.deepEqual(await postingsOf(couponId), ['win balance 2000'])
      }
    }
    assert.isNull(await firstBreak())
  })
})

function idIn(match: TestMatch, table: 'matches' | 'markets' | 'outcomes'): number {
  if (table === 'matches') return match.id
  return table === 'markets' ? (match.markets['1']?.id ?? 0) : outcomeOf(match, '1', '1')
}
