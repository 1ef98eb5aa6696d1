import { test } from '@japa/runner'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import {
  couponState,
  ended,
  enter,
  placeTestCoupon,
  postingsOf,
  type CouponOptions,
} from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.25': { over: 1950, under: 1850 },
  '16:hcp=-0.75': { home: 1900, away: 1900 },
  '11': { home: 1500, away: 2500 },
  '29': { yes: 1700, no: 2100 },
}
const FUNDS = 1_000_000

/** Places one coupon, enters the results in order, and returns the player's payout. */
async function returned(
  player: TestUser,
  coupon: CouponOptions,
  results: [TestMatch, ReturnType<typeof ended>][]
): Promise<{ id: number; back: number }> {
  const id = await placeTestCoupon(player, coupon)
  const before = await cashOf(player.id)
  for (const [match, facts] of results) await enter(match, facts)
  return { id, back: (await cashOf(player.id)) - before }
}

test.group('Settlement pays each type of coupon to the cent', (group) => {
  let player: TestUser
  group.each.setup(async () => {
    player = await makeUser({ site: await makeSite(), type: 'player', balanceMinor: FUNDS })
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  for (const [name, pick, score, back, status] of [
    ['won', { market: '1', key: '1', oddsMilli: 2105 }, [2, 1], 2105, 'won'],
    ['lost', { market: '1', key: '2', oddsMilli: 3800 }, [2, 1], 0, 'lost'],
    ['void', { market: '11', key: 'home', oddsMilli: 1500 }, [1, 1], 1000, 'cancelled'],
    // over 2.25 with three goals wins whole, with two loses half; under 2.25 with two wins half
    ['half won', { market: '18:total=2.25', key: 'under', oddsMilli: 1855 }, [1, 1], 1427, 'won'],
    ['half lost', { market: '18:total=2.25', key: 'over', oddsMilli: 1950 }, [2, 0], 500, 'won'],
    [
      'won by one at -0.75',
      { market: '16:hcp=-0.75', key: 'home', oddsMilli: 1901 },
      [1, 0],
      1450,
      'won',
    ],
  ] as const) {
    test(`a single that is ${name} gives ${back} for 1000`, async ({ assert }) => {
      const match = await makeMatch({ prices: PRICES })
      const { id, back: got } = await returned(player, { picks: [{ match, ...pick }] }, [
        [match, ended(score)],
      ])
      const state = await couponState(id)
      assert.equal(got, back)
      assert.equal(state.payout, back)
      assert.equal(state.status, COUPON_STATUS[status])
      assert.equal(state.state, 'settled')
      assert.equal(state.open_count, 0)
      assert.equal(state.settlement_revision, 1)
      assert.isNotNull(state.settled_at)
    })
  }

  test('the payout of a void coupon is a refund, that of a won coupon a win', async ({
    assert,
  }) => {
    const match = await makeMatch({ prices: PRICES })
    const won = await placeTestCoupon(player, { picks: [{ match, market: '1', key: 'X' }] })
    const voided = await placeTestCoupon(player, { picks: [{ match, market: '11', key: 'away' }] })
    await enter(match, ended([0, 0]))
    assert.deepEqual(await postingsOf(won), ['win balance 2000'])
    assert.deepEqual(await postingsOf(voided), ['refund balance 1000'])
  })

  test('a half loss alone is shown as partially returned', async ({ assert }) => {
    const match = await makeMatch({ prices: PRICES })
    const { id } = await returned(
      player,
      { picks: [{ match, market: '18:total=2.25', key: 'over' }] },
      [[match, ended([1, 1])]]
    )
    assert.equal((await couponState(id)).is_partially_returned, 1)
  })

  test('a combined coupon multiplies its odds, counts a void selection as 1, and is cut to minor units once', async ({
    assert,
  }) => {
    const [a, b, c] = [
      await makeMatch({ prices: PRICES }),
      await makeMatch({ prices: PRICES }),
      await makeMatch({ prices: PRICES }),
    ]
    const { back } = await returned(
      player,
      {
        stakePerLineMinor: 333,
        picks: [
          { match: a, market: '1', key: '1', oddsMilli: 1855 },
          { match: b, market: '11', key: 'home', oddsMilli: 1500 },
          { match: c, market: '29', key: 'yes', oddsMilli: 1705 },
        ],
      },
      [
        [a, ended([1, 0])],
        [b, ended([2, 2])],
        [c, ended([1, 1])],
      ]
    )
    // 3.33 x 1.855 x 1.705 = 10.532041
    assert.equal(back, 1053)
  })

  test('a combined coupon is lost with its first lost selection, even while other selections are open', async ({
    assert,
  }) => {
    const [a, b] = [await makeMatch({ prices: PRICES }), await makeMatch({ prices: PRICES })]
    const picks = [a, b].map((match) => ({ match, market: '1', key: '1' }))
    const { id, back } = await returned(player, { picks }, [[a, ended([0, 1])]])
    assert.equal(back, 0)
    const early = await couponState(id)
    assert.include(early, {
      state: 'settled',
      status: COUPON_STATUS.lost,
      open_count: 1,
      payout: 0,
    })

    await enter(b, ended([1, 0]))
    assert.include(await couponState(id), {
      state: 'settled',
      status: COUPON_STATUS.lost,
      open_count: 0,
      settlement_revision: early.settlement_revision,
    })
  })

  test('a combined coupon with an open selection stays open', async ({ assert }) => {
    const [a, b] = [await makeMatch({ prices: PRICES }), await makeMatch({ prices: PRICES })]
    const picks = [a, b].map((match) => ({ match, market: '1', key: '1' }))
    const { id, back } = await returned(player, { picks }, [[a, ended([1, 0])]])
    assert.equal(back, 0)
    assert.include(await couponState(id), { state: 'accepted', status: 0, open_count: 1 })
    assert.isNull((await couponState(id)).payout)
  })

  test('two matches of one coupon may be settled in either order', async ({ assert }) => {
    for (const isReversed of [false, true]) {
      const [a, b] = [await makeMatch({ prices: PRICES }), await makeMatch({ prices: PRICES })]
      const picks = [a, b].map((match) => ({ match, market: '1', key: '1', oddsMilli: 1500 }))
      const results: [TestMatch, ReturnType<typeof ended>][] = [
        [a, ended([1, 0])],
        [b, ended([3, 1])],
      ]
      const { back } = await returned(player, { picks }, isReversed ? results.reverse() : results)
      assert.equal(back, 2250)
    }
  })

  test('a multiple pays each of its lines', async ({ assert }) => {
    const [a, b] = [await makeMatch({ prices: PRICES }), await makeMatch({ prices: PRICES })]
    // two selections on a, one on b: lines 1+over and yes+over; 2.00 x 1.95 and 1.70 x 1.95
    const { id, back } = await returned(
      player,
      {
        picks: [
          { match: a, market: '1', key: '1', oddsMilli: 2000 },
          { match: a, market: '29', key: 'yes', oddsMilli: 1700 },
          { match: b, market: '18:total=2.25', key: 'over', oddsMilli: 1950 },
        ],
      },
      [
        [a, ended([2, 1])],
        [b, ended([2, 1])],
      ]
    )
    assert.equal(back, 3900 + 3315)
    assert.equal((await couponState(id)).open_count, 0)
  })

  test('a system with a banker pays the worked example (rules 4.2)', async ({ assert }) => {
    // 1.80(B), 2.10, 1.55, 2.40, 3.00 as 3/5 at 2.00 a line; 1.55 lost, 2.40 void: 41.04
    const odds = [1800, 2100, 1550, 2400, 3000]
    const matches = await Promise.all(odds.map(() => makeMatch({ prices: PRICES })))
    const picks = odds.map((oddsMilli, i) => ({
      match: matches[i]!,
      market: i === 3 ? '11' : '1',
      key: i === 3 ? 'home' : '1',
      oddsMilli,
      isBanker: i === 0,
    }))
    const { id, back } = await returned(
      player,
      { picks, sizes: [3], stakePerLineMinor: 200 },
      matches.map((match, i) => [match, ended(i === 2 ? [0, 1] : i === 3 ? [1, 1] : [1, 0])])
    )
    assert.equal(back, 4104)
    assert.equal((await couponState(id)).status, COUPON_STATUS.won)
  })

  test('a system is lost as soon as no line can win', async ({ assert }) => {
    const matches = await Promise.all([1, 2, 3].map(() => makeMatch({ prices: PRICES })))
    const picks = matches.map((match, i) => ({ match, market: '1', key: '1', isBanker: i === 0 }))
    const { id } = await returned(player, { picks, sizes: [2] }, [[matches[0]!, ended([0, 0])]])
    assert.include(await couponState(id), { status: COUPON_STATUS.lost, open_count: 2 })
  })

  test('the bonus is a transfer of its own, counted over selections that won at full odds', async ({
    assert,
  }) => {
    // rules 4.11: five selections, one void, T=3, p=5: four count, 10 %
    const odds = [1500, 1600, 1700, 1800, 1900]
    const matches = await Promise.all(odds.map(() => makeMatch({ prices: PRICES })))
    const picks = odds.map((oddsMilli, i) => ({
      match: matches[i]!,
      market: i === 4 ? '11' : '1',
      key: i === 4 ? 'home' : '1',
      oddsMilli,
    }))
    const bonus = { minOddsMilli: 1500, minCount: 3, percentPerStep: 5 }
    const { id, back } = await returned(
      player,
      { picks, bonus },
      matches.map((match, i) => [match, ended(i === 4 ? [1, 1] : [1, 0])])
    )
    // 10.00 x 7.344 = 73.44 and 10 % of it
    assert.equal(back, 8078)
    assert.deepEqual(await postingsOf(id), ['win balance 7344', 'bonus balance 734'])
    assert.equal((await couponState(id)).bonus_paid, 734)
  })

  test('the highest payout caps the payout, and the uncapped figure is kept', async ({
    assert,
  }) => {
    const match = await makeMatch({ prices: PRICES })
    const { id, back } = await returned(
      player,
      { picks: [{ match, market: '1', key: '1', oddsMilli: 5000 }], payoutCapMinor: 3000 },
      [[match, ended([1, 0])]]
    )
    assert.equal(back, 3000)
    assert.include(await couponState(id), { payout: 3000, unclamped_payout: 5000 })
  })

  test('an awarded match is void unless the staff settle on its score', async ({ assert }) => {
    const [a, b] = [await makeMatch({ prices: PRICES }), await makeMatch({ prices: PRICES })]
    const awarded = { status: 'awarded', periods: {}, fullTime: [3, 0] } as const
    const onA = await returned(player, { picks: [{ match: a, market: '1', key: '2' }] }, [
      [a, awarded],
    ])
    assert.equal(onA.back, 1000)
    assert.equal((await couponState(onA.id)).status, COUPON_STATUS.cancelled)

    const onB = await returned(player, { picks: [{ match: b, market: '1', key: '1' }] }, [
      [b, { ...awarded, awardedPolicy: 'score' }],
    ])
    assert.equal(onB.back, 2000)
  })
})
