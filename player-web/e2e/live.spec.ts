/**
 * Live betting in the browser: moving prices, a coupon that is accepted or rejected after its delay, matches that end.
 */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { couponOf, onlyCoupon } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'
import { placeButton, slipOf } from './support/slip.ts'

const STAKE_MINOR = 2000
const CREDIT_MINOR = 50_000
/** The acceptance delay takes some seconds, on a slow machine more. */
const DECIDED = { timeout: 60_000 }

const homePrice = (page: Page, { home, away }: LiveMatch) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${home} – ${away}, `) })
    .first()

test.describe('live betting', () => {
  let feed: LiveFeed
  let match: LiveMatch
  let player: Actor

  test.beforeEach(async ({ page, context, request, baseURL }) => {
    player = await newPlayer(await signInAdmin(baseURL), context, CREDIT_MINOR)
    feed = new LiveFeed(request)
    match = await feed.open([2000, 3200, 3800])
    await page.goto(`/en/livebets/${encodeURIComponent(match.home)}`)
    await expect(homePrice(page, match)).toContainText('2.00')
  })
  test.afterEach(() => feed.close())

  /** Places a single on the home win, and resolves once it was sent. */
  async function placeSingle(page: Page) {
    await homePrice(page, match).click()
    const slip = slipOf(page)
    await slip.getByRole('button', { name: 'Single' }).click()
    await slip.getByRole('textbox', { name: 'Stake' }).fill(String(STAKE_MINOR / 100))
    await expect(slip.getByText('may be refused')).toBeVisible()
    await placeButton(page).click()
    await expect(slip.getByText('Your bet is being checked')).toBeVisible()
  }

  test('prices and score change without a reload', GATE, async ({ page }) => {
    const price = homePrice(page, match)
    await feed.odds([2400, 3200, 3000])
    await expect(price).toContainText('2.40')
    await expect(price.locator('[data-direction="up"]').first()).toBeAttached()
    await feed.status('2p', [2, 0])
    await expect(page.getByRole('listitem').filter({ hasText: match.home })).toContainText('2')
    await feed.stop()
    await expect(price).toHaveAttribute('aria-disabled', 'true')
    await expect(price).toHaveAccessibleName(/suspended$/)
    await expect(page.getByText('may be a few seconds behind the match')).toBeVisible()
  })

  test(
    'a coupon is accepted after the delay, and balance and coupons update without a reload',
    GATE,
    async ({ page }) => {
      await placeSingle(page)
      // the stake is in escrow at once
      expect(await cashOf(player)).toBe(CREDIT_MINOR - STAKE_MINOR)
      await expect(slipOf(page).getByText('Your bet is placed')).toBeVisible(DECIDED)
      const coupon = await couponOf(player, await onlyCoupon(player))
      expect([coupon.state, coupon.isLive]).toEqual(['accepted', true])
      await expect(slipOf(page).getByText(coupon.code)).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('480')
    }
  )

  test('a coupon whose market is suspended meanwhile is rejected with the reason, and placed again at the new price', async ({
    page,
  }) => {
    await placeSingle(page)
    await feed.stop()
    const slip = slipOf(page)
    await expect(slip.getByText('Your bet was refused')).toBeVisible(DECIDED)
    await expect(slip.getByRole('alert')).toContainText('suspended')
    expect(await cashOf(player)).toBe(CREDIT_MINOR)

    await feed.odds([2100, 3200, 3600])
    await slip.getByRole('button', { name: 'Bet again at 2.10' }).click()
    await expect(slip.getByText('Your bet is being checked')).toBeVisible()
    await expect(slip.getByText('Your bet is placed')).toBeVisible(DECIDED)
    const coupons = await player.get<{ state: string; totalOddsMilli: number }[]>('/v1/coupons')
    const states = coupons.map(({ state }) => state).sort()
    expect(states).toEqual(['accepted', 'rejected'])
    expect(coupons.find(({ state }) => state === 'accepted')?.totalOddsMilli).toBe(2100)
  })

  test('a match that ends leaves list and slip, with a notice', async ({ page }) => {
    await homePrice(page, match).click()
    // suggested matches beside the slip are live, too
    const selection = slipOf(page).getByRole('paragraph').filter({ hasText: match.home })
    await expect(selection).toContainText('Live')
    await feed.status('ended', [1, 0])
    await expect(
      slipOf(page).getByText('is over or closed for betting; your selection was removed')
    ).toBeVisible()
    await expect(slipOf(page).getByText('Your slip is empty')).toBeVisible()
    await expect(homePrice(page, match)).toHaveCount(0)
  })

  test('the page of a match shows score, timeline and every market', async ({ page }) => {
    await page.goto(`/en/live/${match.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home)
    await expect(homePrice(page, match)).toContainText('2.00')
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    await feed.status('ended', [1, 0])
    await expect(page.getByText('This match is closed for betting')).toBeVisible()
  })

  for (const theme of ['dark', 'light']) {
    test(`has no faults of accessibility, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), theme)
      if (theme === 'light') await page.setViewportSize({ width: 390, height: 844 })
      const search = `/en/livebets/${encodeURIComponent(match.home)}`
      for (const path of [search, '/en/livebets', `/en/live/${match.id}`]) {
        await page.goto(path)
        await expect(page.getByRole('main').locator('button[data-outcome]').first()).toBeVisible()
        expect.soft(await faultsOf(page), path).toEqual([])
      }
    })
  }
})
