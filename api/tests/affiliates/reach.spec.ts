/** From the click to the money: what an affiliate's links brought, as the affiliate and staff read it. */
import { test } from '@japa/runner'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { AffiliateDays, AffiliateReach } from '@grandstand/shared-types/wire/affiliates/own'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
} from '#tests/affiliates/affiliate_support'
import { enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const LOST: MatchFacts = {
  status: 'ended',
  fullTime: [0, 2],
  halfTime: [0, 1],
  periods: { 1: [0, 1], 2: [0, 1] },
}

/** An affiliate with a player who has 90.00 and a coupon of 10.00 on a match. */
async function scene() {
  const brand = await affiliateBrand()
  const affiliate = await makeAffiliate(brand)
  const player = await broughtBy(brand, affiliate, { campaign: 'spring' })
  await move(player, 'deposit', 9_000)
  const match = await makeMatch()
  await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
  const session = await signInAs(brand.site, affiliate.user)
  const own = async () => (await session.get<AffiliateDays>('/v1/me/affiliate/days')).body
  const reach = async () =>
    (await brand.staff.get<AffiliateReach>(`/v1/affiliates/${affiliate.id}/reach`)).body
  return { brand, affiliate, player, match, own, reach }
}

test.group('The reach of an affiliate', (group) => {
  group.each.teardown(() => clock.reset())

  test('counts a bet when it is decided, once, and what the house won by it', async ({
    assert,
  }) => {
    const { brand, affiliate, match, player, own, reach } = await scene()
    const steps = { clicks: 0, registrations: 1, firstDeposits: 1 }
    const link = { code: affiliate.code, campaign: 'spring', ...steps }
    assert.deepEqual((await own()).links, [{ ...link, firstStakes: 0 }])
    await enter(match, LOST)
    assert.deepEqual((await own()).links, [{ ...link, firstStakes: 1 }])
    const { revenueMinor, currency, links } = await reach()
    assert.deepEqual(links, [{ ...link, firstStakes: 1 }])
    assert.deepEqual([revenueMinor, currency], [1_000, player.currency])

    // written down with the day, and not counted again by another bet
    await closeAffiliateDay(brand)
    const second = await makeMatch()
    await placeTestCoupon(player, { picks: [{ match: second, market: '1', key: '1' }] })
    await enter(second, LOST)
    const { days } = await reach()
    assert.equal(
      days.reduce((sum, { firstStakes }) => sum + firstStakes, 0),
      1
    )
    assert.equal((await reach()).revenueMinor, 2_000)
  })

  test('is read by staff of the brand with the right alone', async ({ assert }) => {
    const { brand, affiliate } = await scene()
    const path = `/v1/affiliates/${affiliate.id}/reach`
    const elsewhere = await affiliateBrand()
    assert.equal((await elsewhere.staff.get(path)).status, 404)
    const operator = await makeUser({ site: brand.site, type: 'operator', permissions: [] })
    assert.equal((await (await signInAs(brand.site, operator)).get(path)).status, 403)
    assert.equal((await brand.staff.get(`${path}?from=2026-02-02&to=2026-02-01`)).status, 400)
  })
})
