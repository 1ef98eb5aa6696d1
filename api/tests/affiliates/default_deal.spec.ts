/** The deal that affiliates get by being approved (rules 16.4). */
import { test } from '@japa/runner'
import type { AffiliateRow, DefaultDeal } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import {
  affiliateBrand,
  makeAffiliate,
  onlinePlayer,
  plainDeal,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { ZONE } from '#tests/statements/statement_support'
import type { Refusal } from '#tests/support/client'

const PATH = '/v1/affiliate-default-deal'
const TERMS = plainDeal({ tiers: [{ fromMinor: 0, rate: 2500 }], subRate: 100 })

const rowOf = async ({ staff }: AffiliateBrand, id: number) =>
  (await staff.get<AffiliateRow>(`/v1/affiliates/${id}`)).body
const dealsOf = async (brand: AffiliateBrand, id: number) =>
  (await rowOf(brand, id)).deals.map(({ fromDay, tiers }) => [fromDay, tiers[0]?.rate])

test.group('The default deal of a brand', (group) => {
  group.each.teardown(() => clock.reset())

  test('is given with the approval, from the present day on; another default later changes nothing', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { body } = await brand.staff.put<DefaultDeal>(PATH, TERMS)
    assert.deepEqual(body, { terms: TERMS, currency: 'TRY' })
    const today = dayIn(ZONE, clock.now())
    const { id } = await makeAffiliate(brand, null)
    assert.deepEqual(await dealsOf(brand, id), [[today, 2500]])
    await brand.staff.put(PATH, { ...TERMS, tiers: [{ fromMinor: 0, rate: 1000 }] })
    assert.deepEqual(await dealsOf(brand, id), [[today, 2500]])
  })

  test('counts for the whole month in which somebody is approved', async ({ assert }) => {
    const brand = await affiliateBrand()
    const settings = { statementPeriod: 'month' }
    await brand.staff.put(`/v1/sites/${brand.site.id}`, { settings })
    await brand.staff.put(PATH, TERMS)
    const { id } = await makeAffiliate(brand, null)
    const first = `${dayIn(ZONE, clock.now()).slice(0, -2)}01`
    assert.deepEqual(await dealsOf(brand, id), [[first, 2500]])
  })

  test('is not given to who has a deal, by approving again', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { id } = await makeAffiliate(brand)
    await brand.staff.put(PATH, TERMS)
    for (const state of ['closed', 'approved']) {
      await brand.staff.post(`/v1/affiliates/${id}/state`, { state, reason: 'Looked at it' })
    }
    assert.lengthOf((await rowOf(brand, id)).deals, 1)
    assert.deepEqual((await dealsOf(brand, id))[0]?.[1], 3000)
  })

  test('is not given to an affiliate of another currency, of another brand, or once it is removed', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    await brand.staff.put(PATH, TERMS)
    const stranger = await makeAffiliate(
      brand,
      null,
      await onlinePlayer(brand, { currency: 'EUR' })
    )
    assert.lengthOf((await rowOf(brand, stranger.id)).deals, 0)
    const other = await affiliateBrand()
    assert.isNull((await other.staff.get<DefaultDeal>(PATH)).body.terms)
    const { id } = await makeAffiliate(other, null)
    assert.lengthOf((await rowOf(other, id)).deals, 0)
    assert.isNull((await brand.staff.delete<DefaultDeal>(PATH)).body.terms)
    assert.lengthOf((await rowOf(brand, (await makeAffiliate(brand, null)).id)).deals, 0)
  })

  test('has terms that fit each other, and no day', async ({ assert }) => {
    const { staff } = await affiliateBrand()
    const refused = async (body: object) => (await staff.put<Refusal>(PATH, body)).body.errors
    assert.deepEqual(await refused({ ...TERMS, tiers: [] }), { tiers: 'dealUnsound' })
    assert.deepEqual(await refused({ ...TERMS, fromDay: '2026-01-01' }), {
      fromDay: 'unknownField',
    })
    assert.isNull((await staff.get<DefaultDeal>(PATH)).body.terms)
  })
})
