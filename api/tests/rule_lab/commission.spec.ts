import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { clock } from '#core/timing/clock'
import { ended, enter, placeTestCoupons } from '#tests/settlement/support'
import {
  asAdminOf,
  closeDay,
  dailySite,
  givePlan,
  percent,
  statementsOf,
} from '#tests/statements/statement_support'
import { makeMatch } from '#tests/support/board'
import type { ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { inCurrency, resultOf, stored } from '#tests/rule_lab/lab_support'

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const DAYS = 3

/** Three days of a dealer with a share of the gross win, below one with a share of the turnover; the first day loses. */
async function threeDays() {
  const brand = await dailySite()
  const { site } = brand
  const top = await makeUser({ site, type: 'dealer' })
  const shop = await makeUser({ site, type: 'dealer', parent: top })
  await givePlan(top, percent(3))
  const planId = await givePlan(shop, percent(20, { basis: 'grossWin' }))
  const player = await makeUser({ site, type: 'player', parent: shop, balanceMinor: 500_000 })
  const seller = await makeUser({ site, type: 'player', parent: top, balanceMinor: 500_000 })
  for (let day = 0; day < DAYS; day++) {
    const match = await makeMatch()
    const one = (stakePerLineMinor: number) => ({
      picks: [{ match, market: '1', key: '1' }],
      stakePerLineMinor,
    })
    await placeTestCoupons(player, [one(1_000 + day), one(5_003), one(777)])
    await placeTestCoupons(seller, [one(4_001)])
    // on the first day all coupons win, on the others none
    await enter(match, ended(day === 0 ? [1, 0] : [0, 1]))
    await closeDay(site)
  }
  return { ...brand, planId, session: await asAdminOf(brand) }
}

const payables = async (session: ApiSession) =>
  (await statementsOf(session)).map((one: StatementRow) => one.payableMinor)

test.group('A commission tried on past statements', (group) => {
  group.each.teardown(() => clock.reset())

  test('with unchanged terms equals what the statements pay, to the cent, and writes nothing', async ({
    assert,
  }) => {
    const { session } = await threeDays()
    const before = await stored()
    const result = await resultOf(session, { rule: 'commission', days: 30 })
    assert.deepEqual(await stored(), before)
    const paid = sum(await payables(session))
    assert.isAbove(paid, 0)
    assert.containSubset(result, { subject: 'statement', count: 2 * DAYS, touchedCount: 0 })
    assert.containSubset(inCurrency(result), {
      paidMinor: paid,
      triedPaidMinor: paid,
      costMinor: 0,
    })
  })

  test('with other terms equals statements that are drawn up with them, carried losses included', async ({
    assert,
  }) => {
    const { session, site, planId } = await threeDays()
    const result = await resultOf(session, {
      ...{ rule: 'commission', days: 30 },
      commission: { planId, terms: { ...TERMS, basis: 'grossWin', bands: BANDS } },
    })
    const before = sum(await payables(session))
    // the real thing: the same days drawn up again with the terms in force from the beginning
    await db
      .from('commission_versions')
      .where('plan_id', planId)
      .update({ bands: JSON.stringify(BANDS) })
    await forgetStatements(site.id)
    const { drawUpPeriods } = await import('#statements/actions/draw_up')
    await drawUpPeriods(site.id)
    const after = sum(await payables(session))
    assert.notEqual(after, before)
    const { paidMinor, triedPaidMinor, costMinor, biggest } = inCurrency(result)
    assert.deepEqual([paidMinor, triedPaidMinor, costMinor], [before, after, after - before])
    assert.isAbove(biggest.length, 0)
    assert.isNotEmpty(biggest[0]?.username)
  })

  test('of a plan that is not the brand’s is not found', async ({ assert }) => {
    const { planId } = await threeDays()
    clock.reset()
    const { session } = await threeDays()
    const { status } = await session.post('/v1/rule-lab/trials', {
      ...{ rule: 'commission', days: 30 },
      commission: { planId, terms: { ...TERMS, basis: 'grossWin', bands: BANDS } },
    })
    assert.equal(status, 404)
  })
})

const BANDS = [{ fromSelections: 1, rate: 3500 }]
const TERMS = { scope: 'branch', negative: 'carry' } as const

async function forgetStatements(siteId: number): Promise<void> {
  const periods = db.from('statement_periods').where('site_id', siteId).select('id')
  const statements = db.from('statements').whereIn('period_id', periods).select('id')
  await db.from('statement_coupons').whereIn('statement_id', statements).delete()
  await db.from('statements').whereIn('period_id', periods).delete()
  await db.from('statement_periods').where('site_id', siteId).delete()
}
