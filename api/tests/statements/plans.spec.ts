import { test } from '@japa/runner'
import { PLAIN_TERMS } from '@grandstand/shared-types/statements/commission'
import type {
  CommissionPlanBody,
  CommissionPlanRow,
  DealerCommission,
} from '@grandstand/shared-types/wire/money/statements'
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

  test('bands, rates and days must be valid, and names are unique', async ({ assert }) => {
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
      { ...plan, fromDay: '2026-02-31' },
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

  test('missing terms have defaults, and terms that contradict each other are refused', async ({
    assert,
  }) => {
    const { site, admin } = await dailySite()
    const session = await asAdminOf({ site, admin })
    const plan = planOf(dayAfter(0), 1_000)
    assert.containsSubset((await add(session, plan)).body.versions, [PLAIN_TERMS])
    const win = { ...plan, name: 'Win', basis: 'grossWin' }
    const turnoverBands = [{ fromSelections: 1, rate: 100 }]
    for (const [wrong, field] of [
      [{ ...plan, turnover: 'with', turnoverBands }, 'turnover'],
      [{ ...win, turnover: 'with' }, 'turnoverBands'],
      [{ ...win, turnover: 'with', turnoverBands: [] }, 'turnoverBands'],
      [{ ...win, negative: 'cap' }, 'carryCapMinor'],
      [{ ...win, negative: 'cap', carryCapMinor: -1 }, 'carryCapMinor'],
      [{ ...win, carryCapMinor: 100 }, 'carryCapMinor'],
      [{ ...win, costs: ['luck'] }, 'costs.0'],
      [{ ...win, costs: ['bonuses', 'bonuses'] }, 'costs'],
      [{ ...win, costs: ['tax'] }, 'costs.0'],
    ] as const) {
      const { status, body } = await add(session, wrong)
      const title = JSON.stringify(wrong)
      assert.deepEqual([status, body.error.fields?.[0]?.field], [422, field], title)
    }
    const terms = {
      turnover: 'without',
      turnoverBands,
      costs: ['bonuses'],
      negative: 'cap',
      carryCapMinor: 5_000,
    }
    const { status, body } = await add(session, { ...win, ...terms })
    assert.equal(status, 201)
    assert.containsSubset(body.versions, [terms])
  })

  test('a win pays beside turnover, and a cap bounds what is carried in the brand’s currency', async ({
    assert,
  }) => {
    const { site, admin } = await dailySite()
    const dealer = await makeUser({ site, type: 'dealer' })
    const euros = await makeUser({ site, type: 'dealer', currency: 'EUR' })
    const session = await asAdminOf({ site, admin })
    const { body: plan } = await add(session, {
      ...planOf(dayAfter(0), 2_000),
      basis: 'grossWin',
      turnover: 'with',
      turnoverBands: [{ fromSelections: 1, rate: 200 }],
      negative: 'cap',
      carryCapMinor: 50,
    })
    const players: TestUser[] = []
    for (const [parent, currency] of [
      [dealer, 'TRY'],
      [euros, 'EUR'],
    ] as const) {
      const give = { dealerId: parent.id, planId: plan.id, fromDay: dayAfter(0) }
      await session.post('/v1/dealer-commissions', give)
      players.push(await makeUser({ site, type: 'player', parent, currency, balanceMinor: 50_000 }))
    }
    for (const won of [false, true]) {
      for (const player of players) {
        const match = await makeMatch()
        await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
        await enter(match, ended(won ? [1, 0] : [0, 1]))
      }
      await closeDay(site)
    }
    const rows = await statementsOf(await asAdminOf({ site, admin }))
    // 2 % of 10.00, and 20 % of a win of 10.00, then of a loss of 10.00
    assert.deepEqual(
      rows.map(({ currency, earnedMinor, payableMinor, carryMinor }) => [
        currency,
        earnedMinor,
        payableMinor,
        carryMinor,
      ]),
      [
        ['TRY', 220, 220, 0],
        ['EUR', 220, 220, 0],
        ['TRY', -180, 0, -50],
        ['EUR', -180, 0, -180],
      ]
    )
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
