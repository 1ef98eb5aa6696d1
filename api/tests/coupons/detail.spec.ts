import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bonusToShow } from '@grandstand/shared-types/coupons/payout/settled_figures'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { askOffer, detailOf, placeOn, sell } from '#tests/coupons/after_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const tellStory = ({ story }: CouponDetail) =>
  story.map(({ kind, revision, amountMinor }) => [kind, revision, amountMinor])

test.group('The detail of a coupon', () => {
  test('a selection names the rule, facts and revision behind its result', async ({ assert }) => {
    const { session } = await makeBettor()
    const [decided, open] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(session, [decided, open])
    await enter(decided, ended([2, 0]))
    await enter(decided, ended([2, 1]))
    const { selections } = await detailOf(session, couponId)
    assert.containSubset(selections[0], {
      result: 'won',
      resultRevision: 2,
      score: { final: [2, 1], regulation: null },
      isManual: false,
      explain: {
        revision: 2,
        status: 'ended',
        settledBy: 'rule',
        facts: { fullTime: [2, 1] },
        outcomes: [{ key: '1', result: 'won' }],
      },
    })
    assert.containSubset(selections[1], { result: null, explain: null, isManual: false })
  })

  test('a system that is all lines of some sizes has its name, in the list too, and none with a banker', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const matches = await Promise.all([makeMatch(), makeMatch(), makeMatch(), makeMatch()])
    const picks = matches.map((match): [number, number] => [outcomeOf(match, '1', '1'), 2000])
    const system = async (sizes: number[], totalStakeMinor: number, banker?: number) => {
      const body = slip(picks, { kind: 'system', sizes, totalStakeMinor })
      body.selections.forEach((selection, at) => at === banker && (selection.isBanker = true))
      const { body: placed } = await place(session, body)
      return (await detailOf(session, placed.id)).systemName
    }
    assert.equal(await system([4, 2, 1, 3], 1500), 'lucky15')
    assert.equal(await system([2, 3, 4], 1100), 'yankee')
    assert.isNull(await system([2, 3, 4], 700, 0))
    const { body: list } = await session.list<CouponView>('coupons')
    assert.deepEqual(
      list.map(({ systemName }) => systemName),
      [null, 'yankee', 'lucky15']
    )
  })

  test('the history lists every revision with the money that it moved', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    await enter(match, ended([0, 1]))
    const beginning = [
      ['placed', null, -1000],
      ['accepted', null, 0],
    ]
    assert.deepEqual(tellStory(await detailOf(session, couponId)), [
      ...beginning,
      ['settled', 1, 0],
    ])
    await enter(match, ended([1, 0]))
    await enter(match, ended([1, 1]))
    assert.deepEqual(tellStory(await detailOf(session, couponId)), [
      ...beginning,
      ['settled', 2, 2000],
      ['settled', 3, -2000],
    ])
  })

  test('a settled coupon shows the bonus that was paid, not the possible bonus', async ({
    assert,
  }) => {
    const { session, player } = await makeBettor()
    const [won, other, called] = [await makeMatch(), await makeMatch(), await makeMatch()]
    const pick = (match: TestMatch) => ({ match, market: '1', key: '1' })
    const couponId = await placeTestCoupon(player, {
      picks: [pick(won), pick(other), pick(called)],
      bonus: { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 },
    })
    await db
      .query<unknown>()
      .from('coupons')
      .where('id', couponId)
      .update({ total_odds_milli: 8000, bonus_percent: 10, bonus_amount: 800 })
    const promised = { bonusPercent: 10, bonusMinor: 800 }
    const before = await detailOf(session, couponId)
    assert.include(before, { ...promised, bonusPaidMinor: 0, settledOddsMilli: null })
    assert.deepEqual(bonusToShow(before), { percent: 10, amountMinor: 800 })

    for (const match of [won, other]) await enter(match, ended([1, 0]))
    await enter(called, { status: 'cancelled', periods: {} })
    const after = await detailOf(session, couponId)
    assert.include(after, {
      ...promised,
      payoutMinor: 4200,
      bonusPaidMinor: 200,
      bonusPaidPercent: 5,
      totalOddsMilli: 8000,
      settledOddsMilli: 4000,
    })
    assert.deepEqual(bonusToShow(after), { percent: 5, amountMinor: 200 })
    assert.deepEqual(tellStory(after).slice(2), [
      ['settled', 1, 4000],
      ['bonus', 1, 200],
    ])
    await enter(won, ended([0, 1]))
    const lost = await detailOf(session, couponId)
    assert.isNull(bonusToShow(lost))
    assert.deepEqual(tellStory(lost).slice(4), [
      ['settled', 2, -4000],
      ['bonus', 2, -200],
    ])
  })

  test('staff see the actions open to the player, and who acted on the coupon', async ({
    assert,
  }) => {
    const { site, session, player } = await makeBettor()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const couponId = await placeOn(session, [await makeMatch()])
    const before = await detailOf(admin, couponId)
    assert.isTrue(before.sellable)
    assert.isNumber(before.cancellableUntil)
    const { offerId } = (await askOffer(session, couponId)).body
    await sell(session, couponId, offerId)
    const after = await detailOf(admin, couponId)
    assert.equal(after.story.at(-1)?.actorName, player.username)
    assert.isFalse(after.sellable)
  })
})
