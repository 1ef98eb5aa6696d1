/** The periods of affiliates' statements (rules 16.7). */
import { test } from '@japa/runner'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
} from '#tests/affiliates/affiliate_support'

const DAY_MS = 86_400_000

test.group('Periods of affiliates', (group) => {
  group.each.teardown(() => clock.reset())

  test('a period ends as it began, whatever the brand sets meanwhile', async ({ assert }) => {
    const brand = await affiliateBrand({ statementPeriod: 'week' })
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 90_000 })
    clock.set(clock.now() + 7 * DAY_MS)
    await drawUpPeriods(brand.site.id)
    await move(player, 'stake', -1_000)
    const daily = { settings: { statementPeriod: 'day' } }
    assert.equal((await brand.staff.put(`/v1/sites/${brand.site.id}`, daily)).status, 200)
    for (let day = 0; day < 7; day++) {
      clock.set(clock.now() + DAY_MS)
      await drawUpPeriods(brand.site.id)
    }
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const kinds = (await affiliateStatements(brand)).map(({ kind, shareMinor }) => [
      kind,
      shareMinor,
    ])
    assert.deepEqual(kinds, [
      ['week', 300],
      ['day', 300],
    ])
  })
})
