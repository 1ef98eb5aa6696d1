/** No page of the player app may keep somebody out: axe finds nothing, dark and light, wide and narrow. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { BoardMatch, CouponView } from '@grandstand/shared-types/wire'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { pickHomeWin } from './support/slip.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

const pagesOf = (coupon: CouponView, share: string, match: BoardMatch) => [
  '/en/',
  `/en/match/${match.id}`,
  '/en/coupons',
  '/en/coupons?status=sold',
  `/en/coupons/${coupon.id}`,
  `/en/coupons/${coupon.id}/print`,
  `/en/couponShare/${share}`,
  '/en/couponShare/NOSUCHCODE22',
  `/en/ticket/${coupon.code}`,
  '/en/results',
  '/en/transactions',
]

const softly = expect.configure({ soft: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LOOKS = [
  { theme: 'dark', size: { width: 1280, height: 800 }, on: 'a desktop' },
  { theme: 'light', size: { width: 390, height: 844 }, on: 'a phone' },
]

for (const { theme, size, on } of LOOKS) {
  test(`every page is without faults in the ${theme} and fits ${on}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const matches = await openMatches(player, 3)
    const [match] = matches
    if (!match) throw new Error('the board is empty')
    const coupon = await placeOn(player, matches)
    const { code } = await player.post<{ code: string }>(`/v1/coupons/${coupon.id}/share`)
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), theme)
    await page.setViewportSize(size)

    await pickHomeWin(page, match)
    for (const path of pagesOf(coupon, code, match)) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect.soft(await faultsOf(page), path).toEqual([])
      await softly
        .poll(
          () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth
            ),
          `${path} is wider than the window`
        )
        .toBeLessThanOrEqual(0)
    }
  })
}
