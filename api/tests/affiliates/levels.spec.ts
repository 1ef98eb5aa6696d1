/** Affiliates two below (rules 16.7). */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'

const RATES = { subRate: 1000, secondSubRate: 500 }

/** Four affiliates, each brought by the one before; the last one earns 300 by an own player. */
async function chain(brand: AffiliateBrand, terms: Partial<DealTerms> = RATES) {
  const top = await makeAffiliate(brand, terms)
  const second = await makeAffiliate(brand, terms, await broughtBy(brand, top))
  const third = await makeAffiliate(brand, terms, await broughtBy(brand, second))
  const last = await makeAffiliate(brand, terms, await broughtBy(brand, third))
  await move(await broughtBy(brand, last, { balanceMinor: 9_000 }), 'stake', -1_000)
  return { top, second, third, last }
}

const subsOf = async (brand: AffiliateBrand) =>
  new Map((await affiliateStatements(brand)).map((row) => [row.affiliateId, row.subMinor]))

test.group('Two levels of affiliates', (group) => {
  group.each.teardown(() => clock.reset())

  test('the affiliate two above earns the second rate, and nobody farther up', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { top, second, third } = await chain(brand)
    await closeAffiliateDay(brand)
    const subs = await subsOf(brand)
    assert.deepEqual(
      [third, second, top].map(({ id }) => subs.get(id)),
      [30, 15, undefined]
    )
  })

  test('without a second rate two below bring nothing', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { second, third } = await chain(brand, { subRate: 1000 })
    await closeAffiliateDay(brand)
    const subs = await subsOf(brand)
    assert.deepEqual(
      [third, second].map(({ id }) => subs.get(id)),
      [30, undefined]
    )
  })

  test('a closed affiliate between earns nothing, and stands in nobody’s way', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { second, third } = await chain(brand)
    const closing = { state: 'closed', reason: 'Wrote to children' }
    await brand.staff.post(`/v1/affiliates/${third.id}/state`, closing)
    await closeAffiliateDay(brand)
    const subs = await subsOf(brand)
    assert.deepEqual(
      [third, second].map(({ id }) => subs.get(id)),
      [undefined, 15]
    )
  })
})
