/** An odds boost as a player has it: both prices, the extra in the slip, and its money after the win (rules 15.10). */
import type { OddsBoostBody, OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { expect, test, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { couponOf, endWithHomeWin, homeWin, onlyCoupon, openMatches } from './support/coupons.ts'
import { misfitsOf } from './support/fit.ts'
import { pickHomeWin } from './support/slip.ts'

const HOUR_MS = 3_600_000
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const makeBoost = (admin: Actor, matchId: number): Promise<OddsBoostRow> => {
  const body: OddsBoostBody = {
    name: `Derby ${Date.now()}`,
    startsAt: Date.now() - HOUR_MS,
    endsAt: Date.now() + HOUR_MS,
    terms: {
      matchIds: [matchId],
      marketTypeId: 1,
      specifier: '',
      outcomeKey: '1',
      percentMilli: 50_000,
      priceMilli: null,
      isLive: false,
      isSinglesOnly: true,
      leastSelections: 1,
      usesPerPlayer: 1,
      amounts: [{ currency: 'TRY', highestStakeMinor: 5_000, highestExtraMinor: 1_000_000 }],
      countries: [],
      branches: [],
    },
  }
  return admin.post<OddsBoostRow>('/v1/odds-boosts', body)
}

async function lookAt(page: Page): Promise<void> {
  expect(await faultsOf(page, { part: 'main' })).toEqual([])
  expect(await misfitsOf(page)).toEqual([])
}

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`on ${device} a boost is seen, bet on and won`, async ({ page, context, baseURL }) => {
    await page.setViewportSize(viewport)
    const admin = await signInAdmin(baseURL)
    const player = await newPlayer(admin, context, 10_000)
    const [match] = await openMatches(player, 1)
    if (!match) throw new Error('the board has no match')
    const { id } = await makeBoost(admin, match.id)
    await pickHomeWin(page, match)
    const price = page.locator(`[data-outcome="${homeWin(match).id}"]`).first()
    await expect(price).toHaveAttribute('data-boosted', 'true')
    await expect(price).toHaveAccessibleName(/Odds boost \d/)
    await expect(price.locator('s')).toBeVisible()
    await lookAt(page)

    if (viewport === PHONE) await page.getByRole('button', { name: /Up to / }).click()
    const slip = page.getByRole(viewport === PHONE ? 'dialog' : 'region', { name: 'Bet slip' })
    await slip.getByRole('textbox', { name: 'Stake' }).fill('60')
    await expect(slip).toContainText('Odds boost: The highest stake is ₺50.00.')
    await slip.getByRole('textbox', { name: 'Stake' }).fill('20')
    await expect(slip).toContainText(/Odds boost\s*\+₺/)
    await slip.getByRole('button', { name: /^Place bet · / }).click()
    await expect.poll(async () => (await player.get<unknown[]>('/v1/coupons')).length).toBe(1)

    const coupon = await couponOf(player, await onlyCoupon(player))
    const extra = coupon.boost?.extraMinor ?? 0
    expect(extra).toBeGreaterThan(0)
    await endWithHomeWin(admin, match)
    await expect
      .poll(() => cashOf(player), { intervals: [200] })
      .toBe(8_000 + coupon.maxPayoutMinor)
    const [cost] = (await admin.get<OddsBoostRow>(`/v1/odds-boosts/${id}`)).costs
    expect(cost).toEqual({
      currency: 'TRY',
      couponCount: 1,
      stakesMinor: 2_000,
      paidMinor: extra,
    })
    await page.goto(`/en/coupons/${coupon.id}`)
    const main = page.getByRole('main')
    await expect(main.locator('dt', { hasText: 'Odds boost' })).toBeVisible()
    await expect(main.locator('s').first()).toBeVisible()
    await lookAt(page)
  })
}
