/** What players do while their affiliate is closed (rules 16.1, 16.6). */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
} from '#tests/affiliates/affiliate_support'

test.group('Affiliates who are closed', (group) => {
  group.each.teardown(() => clock.reset())

  test('the state at the end of a period counts, not that of the minute in which it is drawn up', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    const step = (state: string) =>
      brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, { state, reason: 'Looked at it' })
    await step('closed')
    await move(player, 'stake', -1_000)
    clock.set(clock.now() + 24 * 3_600_000)
    await step('approved')
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ shareMinor, dealId }) => [shareMinor, dealId === null]),
      [[0, true]]
    )
  })

  test('stakes and returned deposits of the time before are known for CPA afterwards', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const cpa = { kind: 'cpa', cpaMinor: 500, leastStakesMinor: 1_000 } as const
    const affiliate = await makeAffiliate(brand, cpa)
    const [staker, returner] = [
      await broughtBy(brand, affiliate, { balanceMinor: 9_000 }),
      await broughtBy(brand, affiliate, { balanceMinor: 9_000 }),
    ]
    const step = (state: string) =>
      brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, { state, reason: 'Looked at it' })
    for (const player of [staker, returner]) await move(player, 'deposit', 5_000)
    await step('closed')
    for (const player of [staker, returner]) await move(player, 'stake', -1_000)
    await move(returner, 'depositReturned', -5_000)
    await closeAffiliateDay(brand)
    await step('approved')
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ cpaMinor, cpaCount }) => [cpaMinor, cpaCount]),
      [
        [0, 0],
        [500, 1],
      ]
    )
  })
})
