/** Deals as staff give and see them (rules 16.4). */
import { test } from '@japa/runner'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import { affiliateBrand, makeAffiliate, plainDeal } from '#tests/affiliates/affiliate_support'

test.group('Deals with affiliates', (group) => {
  group.each.teardown(() => clock.reset())

  test('staff see which deal is in force, and every deal with all its terms', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { id } = await makeAffiliate(brand, { kind: 'cpa', cpaMinor: 500 })
    const rowOf = async () => (await brand.staff.get<AffiliateRow>(`/v1/affiliates/${id}`)).body
    const [present] = (await rowOf()).deals
    const later = { fromDay: '2030-01-01', ...plainDeal({ feeRate: 700 }) }
    await brand.staff.post(`/v1/affiliates/${id}/deals`, later)
    const row = await rowOf()
    assert.deepEqual(row.dealId, present?.id)
    assert.deepEqual(
      row.deals.map(({ kind, feeRate }) => [kind, feeRate]),
      [
        ['revenueShare', 700],
        ['cpa', 0],
      ]
    )
    const without = await makeAffiliate(brand, null)
    const { body } = await brand.staff.get<AffiliateRow>(`/v1/affiliates/${without.id}`)
    assert.isNull(body.dealId)
  })

  test('terms that do not fit each other, and unknown fields, are refused', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { id } = await makeAffiliate(brand, null)
    const give = async (changes: object) => {
      const deal = { fromDay: '2030-01-01', ...plainDeal(), ...changes }
      return (await brand.staff.post(`/v1/affiliates/${id}/deals`, deal)).status
    }
    assert.equal(await give({ tiers: [] }), 422)
    assert.equal(await give({ tiers: [{ fromMinor: 0, rate: 10_001 }] }), 422)
    assert.equal(await give({ negative: 'cap' }), 422)
    assert.equal(await give({ kind: 'cpa' }), 422)
    assert.equal(await give({ cpaMinor: 1.5 }), 422)
    assert.equal(await give({ amount: 1 }), 422)
    assert.equal(await give({ fromDay: '2026-02-31' }), 422)
    assert.equal(await give({}), 201)
    const nothing = { amountMinor: 0, reason: 'Nothing at all' }
    assert.equal((await brand.staff.post(`/v1/affiliates/${id}/adjustments`, nothing)).status, 422)
  })
})
