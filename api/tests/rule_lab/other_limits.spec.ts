/** Limits of dealers, players, matches and markets, tried on a season (rules 17.4). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NewTrial } from '@grandstand/shared-types/wire/betting/rule_lab'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { SEED } from '#tests/support/random'
import { inCurrency, resultOf, stored, UNCHANGED } from '#tests/rule_lab/lab_support'
import { playSeason, type Season } from '#tests/rule_lab/season'
import { storedCoupons } from '#tests/rule_lab/slow_payouts'

const NONE = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 }

let season: Season
let session: ApiSession

const coupons = () => storedCoupons(season.players.map(({ id }) => id))
const totals = (list: readonly { total_stake: number; payout: number }[]) => ({
  stakeMinor: list.reduce((sum, one) => sum + one.total_stake, 0),
  paidMinor: list.reduce((sum, one) => sum + one.payout, 0),
})

/** The match with most coupons, and the numbers of these. */
async function busiest(column: 'match_id' | 'market_id') {
  const rows: { id: number; coupon: number }[] = await db
    .query<{ id: number; coupon: number }>()
    .from('coupon_selections')
    .whereIn(
      'coupon_id',
      (await coupons()).map(({ id }) => id)
    )
    .select({ id: column, coupon: 'coupon_id' })
  const [subject, own] = [...Map.groupBy(rows, ({ id }) => Number(id))].sort(
    ([, a], [, b]) => b.length - a.length
  )[0]!
  return { id: subject, couponIds: new Set(own.map(({ coupon }) => Number(coupon))) }
}

test.group(`Other limits in the rule lab (SEED=${SEED})`, (group) => {
  group.setup(async () => {
    season = await playSeason()
    session = await signInAs(season.site, season.admin)
  })

  test('a highest stake of a dealer refuses the larger coupons of the branch alone, and writes nothing', async ({
    assert,
  }) => {
    const [dealer] = season.dealers
    const before = await stored()
    const result = await resultOf(session, {
      ...{ rule: 'userLimits', ...UNCHANGED },
      userLimits: { userId: dealer.id, limits: { maxStakeMinor: 3_000 } },
    })
    assert.deepEqual(await stored(), before)
    const own = await storedCoupons(
      season.players.filter(({ path }) => path.startsWith(dealer.path)).map(({ id }) => id)
    )
    const refused = own.filter((coupon) => coupon.total_stake > 3_000)
    assert.isAbove(refused.length, 5)
    assert.containSubset(result, { count: own.length, refusedCount: refused.length })
    const lost = totals(refused)
    const money = inCurrency(result)
    assert.equal(money.stakeMinor - money.triedStakeMinor, lost.stakeMinor)
    assert.equal(money.paidMinor - money.triedPaidMinor, lost.paidMinor)
    assert.equal(money.costMinor, lost.stakeMinor - lost.paidMinor)
    assert.isTrue(money.biggest.every(({ refusedBy }) => refusedBy === 'stakeAboveMax'))
  })

  test('a lowest stake of a player touches that player alone', async ({ assert }) => {
    const [player] = season.players
    const result = await resultOf(session, {
      ...{ rule: 'userLimits', ...UNCHANGED },
      userLimits: { userId: player!.id, limits: { minStakeMinor: 2_000 } },
    })
    const own = await storedCoupons([player!.id])
    const refused = own.filter((coupon) => coupon.total_stake < 2_000)
    assert.containSubset(result, {
      ...{ count: own.length, refusedCount: refused.length, touchedCount: refused.length },
      userCount: 1,
    })
  })

  for (const [scope, column] of [
    ['match', 'match_id'],
    ['market', 'market_id'],
  ] as const) {
    test(`a highest stake on a ${scope} refuses the coupons that bet on it`, async ({ assert }) => {
      const { id: scopeId, couponIds } = await busiest(column)
      const result = await resultOf(session, {
        ...{ rule: 'betLimits', ...UNCHANGED },
        betLimits: { scope, scopeId, limits: { ...NONE, maxStakeMinor: 2_500 } },
      })
      const all = await coupons()
      const refused = all.filter(({ id, total_stake: stake }) => couponIds.has(id) && stake > 2_500)
      assert.isAbove(refused.length, 3)
      assert.containSubset(result, { count: all.length, refusedCount: refused.length })
      const money = inCurrency(result)
      const lost = totals(refused)
      assert.equal(money.stakeMinor - money.triedStakeMinor, lost.stakeMinor)
      assert.equal(money.costMinor, lost.stakeMinor - lost.paidMinor)
    })
  }

  test('a highest payout on a match caps what it paid, for single coupons apart', async ({
    assert,
  }) => {
    const { id: scopeId, couponIds } = await busiest('match_id')
    const trial = (limits: NonNullable<NewTrial['betLimits']>['limits']) =>
      resultOf(session, {
        ...{ rule: 'betLimits', ...UNCHANGED },
        betLimits: { scope: 'match', scopeId, limits },
      })
    const cap = 9_000
    const result = await trial({ ...NONE, maxPayoutMinor: cap })
    const onIt = (await coupons()).filter(({ id }) => couponIds.has(id))
    const refused = onIt.filter((one) => one.total_stake >= cap)
    const cut = onIt.filter(
      (one) => one.state === 'settled' && one.total_stake < cap && one.payout > cap
    )
    assert.isAbove(cut.length, 0)
    const cost = cut.reduce((sum, { payout }) => sum + cap - payout, 0)
    if (refused.length === 0) assert.equal(inCurrency(result).costMinor, cost)
    assert.isAtLeast(result.touchedCount, cut.length)
    const singles = await trial({ ...NONE, single: { maxPayoutMinor: cap } })
    const single = onIt.filter(({ type }) => type === 'single').length
    assert.isAtMost(singles.touchedCount, single)
  })

  test('limits as they are today change nothing', async ({ assert }) => {
    const { id: scopeId } = await busiest('match_id')
    const [dealer] = season.dealers
    for (const order of [
      { rule: 'betLimits', betLimits: { scope: 'match', scopeId, limits: NONE } },
      { rule: 'userLimits', userLimits: { userId: dealer.id, limits: {} } },
    ] as const) {
      const result = await resultOf(session, { ...UNCHANGED, ...order })
      assert.equal(result.touchedCount, 0)
      assert.isAbove(result.count, 0)
    }
  })

  test('orders out of sight or in conflict are refused by name', async ({ assert }) => {
    const [dealer, other] = season.dealers
    const stranger = await makeUser({ site: await makeSite(), type: 'player' })
    const wrong: [object, number, string | null][] = [
      [{ rule: 'userLimits' }, 422, 'userLimits'],
      [{ rule: 'betLimits' }, 422, 'betLimits'],
      [{ rule: 'userLimits', userLimits: { userId: stranger.id, limits: {} } }, 404, null],
      [
        { rule: 'userLimits', userLimits: { userId: dealer.id, limits: {} }, dealerId: other.id },
        ...([422, 'dealerId'] as const),
      ],
      [
        {
          rule: 'userLimits',
          userLimits: { userId: dealer.id, limits: { minStakeMinor: 2, maxStakeMinor: 1 } },
        },
        ...([422, 'userLimits.limits.minStakeMinor'] as const),
      ],
      [
        {
          rule: 'betLimits',
          betLimits: {
            ...{ scope: 'match', scopeId: 1 },
            limits: { ...NONE, minStakeMinor: 2, maxStakeMinor: 1 },
          },
        },
        ...([422, 'limits.minStakeMinor'] as const),
      ],
    ]
    for (const [order, expected, field] of wrong) {
      const sent = { ...UNCHANGED, ...order }
      const { status, body } = await session.post<Refusal>('/v1/rule-lab/trials', sent)
      assert.equal(status, expected, JSON.stringify(order))
      const fields = body.error.fields?.map((one) => one.field) ?? []
      if (field) assert.include(fields, field, JSON.stringify(order))
    }
  })
})
