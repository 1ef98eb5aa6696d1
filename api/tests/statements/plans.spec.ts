import { test } from '@japa/runner'
import type {
  CommissionPlanBody,
  CommissionPlanRow,
  DealerCommission,
} from '@grandstand/shared-types/wire/statements'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import {
  asAdminOf,
  closeDay,
  dailySite,
  statementsOf,
  ZONE,
} from '#tests/statements/statement_support'
import { makeMatch } from '#tests/support/board'
import type { ApiSession, Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { signInAs } from '#tests/support/client'

const DAY_MS = 86_400_000
const dayAfter = (days: number) => dayIn(ZONE, clock.now() + days * DAY_MS)

const planOf = (fromDay: string, rate: number): CommissionPlanBody => ({
  name: 'Turnover',
  fromDay,
  basis: 'turnover',
  scope: 'branch',
  negative: 'carry',
  bands: [{ fromSelections: 1, rate }],
})

const add = (session: ApiSession, body: object) =>
  session.post<CommissionPlanRow & Refusal>('/v1/commission-plans', body)

/** A coupon of 10.00 that loses. */
async function loseCoupon(player: TestUser): Promise<void> {
  const match = await makeMatch()
  await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
  await enter(match, ended([0, 1]))
}

test.group('Commission plans', (group) => {
  group.each.teardown(() => clock.reset())

  test('a version counts for periods that begin on its day or later, and so does the plan of a dealer', async ({
    assert,
  }) => {
    const { site, admin } = await dailySite()
    const dealer = await makeUser({ site, type: 'dealer' })
    const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 50_000 })
    const session = await asAdminOf({ site, admin })
    const plan = (await add(session, planOf(dayAfter(0), 1_000))).body
    const { name: _, ...version } = planOf(dayAfter(2), 2_500)
    const path = `/v1/commission-plans/${plan.id}/versions`
    const changed = await session.post<CommissionPlanRow>(path, version)
    assert.deepEqual([changed.status, changed.body.versions.length], [201, 2])
    const twice = await session.post<Refusal>(path, version)
    assert.deepEqual([twice.status, twice.body.error.key], [409, 'alreadyExists'])
    const give = (planId: number | null, fromDay: string) =>
      session.post<DealerCommission[]>('/v1/dealer-commissions', {
        dealerId: dealer.id,
        planId,
        fromDay,
      })
    await give(plan.id, dayAfter(1))
    const given = await give(null, dayAfter(3))
    assert.deepEqual(given.body, [
      { fromDay: dayAfter(3), planId: null, planName: null },
      { fromDay: dayAfter(1), planId: plan.id, planName: 'Turnover' },
    ])
    for (let day = 0; day < 4; day++) {
      await loseCoupon(player)
      await closeDay(site)
    }
    const rows = await statementsOf(await asAdminOf({ site, admin }))
    assert.deepEqual(
      rows.map(({ payableMinor, planName }) => [payableMinor, planName]),
      [
        [0, null],
        [100, 'Turnover'],
        [250, 'Turnover'],
        [0, null],
      ]
    )
  })

  test('bands, rates and days must be sound, and names are given once', async ({ assert }) => {
    const { site, admin } = await dailySite()
    const session = await asAdminOf({ site, admin })
    const plan = planOf(dayAfter(0), 1_000)
    const bands = (...list: [number, number][]) => ({
      ...plan,
      bands: list.map(([fromSelections, rate]) => ({ fromSelections, rate })),
    })
    for (const wrong of [
      bands(),
      bands([0, 100]),
      bands([1, -1]),
      bands([1, 10_001]),
      bands([1, 2.5]),
      bands([2, 100], [2, 200]),
      { ...plan, fromDay: '2026-13-01' },
      { ...plan, basis: 'luck' },
      { ...plan, name: '' },
      { ...plan, siteId: 1 },
    ]) {
      assert.equal((await add(session, wrong)).status, 422, JSON.stringify(wrong))
    }
    assert.equal((await add(session, plan)).status, 201)
    const again = await add(session, plan)
    assert.deepEqual([again.status, again.body.error.key], [409, 'alreadyExists'])
  })

  test('plans of another brand do not exist, and only dealers and partners are given one', async ({
    assert,
  }) => {
    const { site, admin } = await dailySite()
    const session = await asAdminOf({ site, admin })
    const plan = (await add(session, planOf(dayAfter(0), 1_000))).body
    const otherSite = await makeSite()
    const other = await signInAs(otherSite, await makeUser({ site: otherSite, type: 'admin' }))
    assert.equal((await other.get(`/v1/commission-plans/${plan.id}`)).status, 404)
    assert.lengthOf((await other.list('commission-plans')).body, 0)
    const theirs = await makeUser({ site: otherSite, type: 'dealer' })
    const player = await makeUser({ site, type: 'player' })
    const body = { planId: plan.id, fromDay: dayAfter(0) }
    for (const [who, user] of [
      [other, theirs],
      [session, theirs],
      [session, player],
    ] as const) {
      assert.equal(
        (await who.post('/v1/dealer-commissions', { ...body, dealerId: user.id })).status,
        404
      )
    }
  })
})
