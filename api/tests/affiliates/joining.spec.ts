/** The codes of a registration, and joining it late, because the process ended between the two (rules 16.3). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  makeAffiliate,
  move,
  onlinePlayer,
} from '#tests/affiliates/affiliate_support'
import { endDay } from '#tests/statements/statement_support'

test.group('Codes of a registration', () => {
  test('a code that is typed as promotion code brings its affiliate, after the links of a brand', async ({
    assert,
  }) => {
    for (const touch of ['last', 'first'] as const) {
      const brand = await affiliateBrand({ attribution: { touch, windowDays: 30 } })
      const [link, typed] = [await makeAffiliate(brand), await makeAffiliate(brand)]
      const affiliateOf = async (codes: { affiliateCode?: string; promotionCode?: string }) => {
        const { id } = await onlinePlayer(brand, codes)
        await joinReferrals(brand.site.id)
        const row: { affiliate_id: number } | null = await db
          .from('affiliate_referrals')
          .where('user_id', id)
          .first()
        return row && Number(row.affiliate_id)
      }
      const both = { affiliateCode: link.code, promotionCode: typed.code.toUpperCase() }
      assert.equal(await affiliateOf(both), touch === 'last' ? typed.id : link.id, touch)
      assert.equal(await affiliateOf({ promotionCode: `${typed.code}-spring` }), typed.id)
      assert.equal(await affiliateOf({ ...both, promotionCode: 'AUTUMN25' }), link.id)
      assert.equal(await affiliateOf({ ...both, affiliateCode: 'zzzzzzzz' }), typed.id)
      assert.isNull(await affiliateOf({ promotionCode: 'AUTUMN25' }))
    }
  })
})

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
