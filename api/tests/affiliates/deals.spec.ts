/** Deals as staff give and see them (rules 16.4). */
import { test } from '@japa/runner'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import type { Refusal } from '#tests/support/client'
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

  test('two deals of one day, which would both be in force, are refused', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { id } = await makeAffiliate(brand, null)
    const give = (feeRate: number, fromDay = '2030-01-01') =>
      brand.staff.post<Refusal>(`/v1/affiliates/${id}/deals`, {
        ...plainDeal({ feeRate }),
        fromDay,
      })
    assert.equal((await give(100)).status, 201)
    const { status, body } = await give(200)
    assert.deepEqual([status, body.error.key], [409, 'alreadyExists'])
    assert.equal((await give(200, '2030-01-02')).status, 201)
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
