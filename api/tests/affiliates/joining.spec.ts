/** Players whose registration is joined to its affiliate late, because the process ended between the two (rules 16.3). */
import { test } from '@japa/runner'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  makeAffiliate,
  move,
  onlinePlayer,
} from '#tests/affiliates/affiliate_support'
import { endDay } from '#tests/statements/statement_support'

test.group('Referrals joined late', (group) => {
  group.each.teardown(() => clock.reset())

  test('who was registered while links brought anybody is joined later, and counts from the first day on', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    // the process ended between the registration and the joining
    const late = await onlinePlayer(brand, {
      ...{ affiliateCode: affiliate.code, balanceMinor: 9_000 },
    })
    clock.set(clock.now() + 1_000)
    for (const state of ['paused', 'approved']) {
      await brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, { state, reason: 'A doubt' })
    }
    await move(late, 'stake', -1_000)
    endDay()
    await brand.staff.post('/v1/affiliate-periods')
    const [row] = await affiliateStatements(brand)
    assert.equal(row?.shareMinor, 300)
  })

  test('who asks before the own registration is joined stands below who brought them', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const above = await makeAffiliate(brand)
    const below = await onlinePlayer(brand, { affiliateCode: above.code })
    const { id } = await makeAffiliate(brand, {}, below)
    const { body: rows } = await brand.staff.list<AffiliateRow>('affiliates', { filter: { id } })
    assert.equal(rows[0]?.parentId, above.id)
  })
})
