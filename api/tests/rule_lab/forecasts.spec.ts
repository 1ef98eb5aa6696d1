import { test } from '@japa/runner'
import type { TriedRule } from '@grandstand/shared-types/wire/betting/rule_lab'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { SEED } from '#tests/support/random'
import { firstBreak } from '#tests/support/books'
import { inCurrency, resultOf, stored, tried, UNCHANGED } from '#tests/rule_lab/lab_support'
import { BONUS, playSeason, type Season } from '#tests/rule_lab/season'
import { slowPayout, storedCoupons } from '#tests/rule_lab/slow_payouts'

const COUPON_RULES: TriedRule[] = ['bonus', 'limits', 'liveMargins', 'sellMargin']
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

let season: Season
let session: ApiSession

test.group(`Forecasts of the rule lab (SEED=${SEED})`, (group) => {
  group.setup(async () => {
    season = await playSeason()
    session = await signInAs(season.site, season.admin)
  })

  test('the season has coupons of every type, wins, sales and corrections', async ({ assert }) => {
    const coupons = await storedCoupons(season.players.map(({ id }) => id))
    const types = new Set(coupons.map(({ type }) => type))
    assert.sameMembers([...types], ['single', 'combined', 'multiple', 'system'])
    assert.isAbove(coupons.filter(({ payout }) => payout > 0).length, 40)
    assert.equal(coupons.filter(({ state }) => state === 'sold').length, 12)
    assert.isNull(await firstBreak())
  })

  for (const rule of COUPON_RULES) {
    test(`an unchanged rule (${rule}) forecasts what was really paid, to the cent, and writes nothing`, async ({
      assert,
    }) => {
      const coupons = await storedCoupons(season.players.map(({ id }) => id))
      const before = await stored()
      const result = await resultOf(session, { rule, ...UNCHANGED })
      assert.deepEqual(await stored(), before)
      const money = inCurrency(result)
      const paid = sum(coupons.map(({ payout }) => payout))
      const stakes = sum(coupons.map((coupon) => coupon.total_stake))
      assert.containSubset(result, { count: coupons.length, touchedCount: 0, userCount: 0 })
      assert.containSubset(money, {
        ...{ stakeMinor: stakes, triedStakeMinor: stakes, paidMinor: paid, triedPaidMinor: paid },
        ...{ costMinor: 0, biggest: [] },
      })
    })
  }

  test('another bonus costs what a computation coupon by coupon says, with the same biggest differences', async ({
    assert,
  }) => {
    const bonus = { minOddsMilli: 1200, minCount: 1, percentPerStep: 7 }
    const before = await stored()
    const result = await resultOf(session, { rule: 'bonus', ...UNCHANGED, bonus })
    assert.deepEqual(await stored(), before)
    const costs: { id: number; userId: number; cost: number }[] = []
    for (const coupon of await storedCoupons(season.players.map(({ id }) => id))) {
      const cost = (await slowPayout(coupon, bonus)) - coupon.payout
      if (cost !== 0) costs.push({ id: coupon.id, userId: coupon.user_id, cost })
    }
    assert.isAbove(costs.length, 10)
    const { costMinor, biggest, days } = inCurrency(result)
    assert.equal(costMinor, sum(costs.map(({ cost }) => cost)))
    assert.equal(result.touchedCount, costs.length)
    assert.equal(result.userCount, new Set(costs.map(({ userId }) => userId)).size)
    costs.sort((a, b) => Math.abs(b.cost) - Math.abs(a.cost) || a.id - b.id)
    assert.deepEqual(
      biggest.map((one) => ({ id: one.id, userId: one.userId, cost: one.costMinor })),
      costs.slice(0, 10)
    )
    assert.equal(sum(days.map((day) => day.costMinor)), costMinor)
    assert.equal(days.length, UNCHANGED.days)
  })

  test('the bonus with which the coupons were placed, named in full, changes nothing', async ({
    assert,
  }) => {
    const result = await resultOf(session, { rule: 'bonus', ...UNCHANGED, bonus: BONUS })
    assert.equal(result.touchedCount, 0)
  })

  test('a lower highest stake refuses the coupons above it', async ({ assert }) => {
    const maxStakeMinor = 5_000
    const result = await resultOf(session, {
      ...{ rule: 'limits', ...UNCHANGED, limits: { maxStakeMinor } },
    })
    const coupons = await storedCoupons(season.players.map(({ id }) => id))
    const above = coupons.filter((coupon) => coupon.total_stake > maxStakeMinor)
    assert.isAbove(above.length, 5)
    assert.equal(result.refusedCount, above.length)
    const { costMinor, biggest } = inCurrency(result)
    assert.equal(costMinor, sum(above.map((coupon) => coupon.total_stake - coupon.payout)))
    assert.equal(biggest[0]?.refusedBy, 'stakeAboveMax')
  })

  test('a lower highest payout cuts payouts and refuses coupons that could not win', async ({
    assert,
  }) => {
    const maxPayoutMinor = 20_000
    const result = await resultOf(session, {
      ...{ rule: 'limits', ...UNCHANGED, limits: { maxPayoutMinor } },
    })
    const coupons = await storedCoupons(season.players.map(({ id }) => id))
    const hopeless = coupons.filter((coupon) => coupon.total_stake >= maxPayoutMinor)
    assert.equal(result.refusedCount, hopeless.length)
    const cut = coupons.filter(
      (coupon) =>
        coupon.state === 'settled' &&
        coupon.payout > maxPayoutMinor &&
        coupon.total_stake < maxPayoutMinor
    )
    assert.isAbove(cut.length, 0)
    assert.equal(
      inCurrency(result).costMinor,
      sum(cut.map(({ payout }) => maxPayoutMinor - payout)) +
        sum(hopeless.map((coupon) => coupon.total_stake - coupon.payout))
    )
  })

  test('more selections at least refuse the shorter coupons', async ({ assert }) => {
    const result = await resultOf(session, {
      ...{ rule: 'limits', ...UNCHANGED, limits: { minSelections: 2 } },
    })
    const coupons = await storedCoupons(season.players.map(({ id }) => id))
    const singles = coupons.filter(({ type }) => type === 'single')
    assert.isAtLeast(result.refusedCount, singles.length)
    assert.isBelow(result.refusedCount, coupons.length)
  })

  test('another margin of sales moves each price by its difference', async ({ assert }) => {
    const result = await resultOf(session, {
      ...{ rule: 'sellMargin', ...UNCHANGED, sellMargin: { percent: 10 } },
    })
    assert.equal(result.touchedCount, 12)
    const { costMinor, triedPaidMinor, paidMinor } = inCurrency(result)
    assert.isBelow(costMinor, 0)
    assert.equal(triedPaidMinor - paidMinor, costMinor)
  })

  test('a dealer tries it on coupons of the own branch, and staff of the house on any', async ({
    assert,
  }) => {
    const [first, second] = season.dealers
    const mine = season.players.filter(({ path }) => path.startsWith(first.path))
    const own = await storedCoupons(mine.map(({ id }) => id))
    const order = { rule: 'bonus', ...UNCHANGED } as const
    const dealer = await signInAs(season.site, first)
    assert.equal((await resultOf(dealer, order)).count, own.length)
    assert.equal((await resultOf(session, { ...order, dealerId: first.id })).count, own.length)
    const refused = await dealer.post('/v1/rule-lab/trials', { ...order, dealerId: second.id })
    assert.equal(refused.status, 404)
  })

  test('days without coupons, and another brand, have none', async ({ assert }) => {
    const other = await playerlessBrand()
    const { result, dealerName } = await tried(other, { rule: 'bonus', days: 1 })
    assert.containSubset(result, { count: 0, currencies: [] })
    assert.isNull(dealerName)
  })
})

async function playerlessBrand(): Promise<ApiSession> {
  const { makeSite } = await import('#tests/support/factories')
  const site = await makeSite()
  return signInAs(site, await makeUser({ site, type: 'admin' }))
}
