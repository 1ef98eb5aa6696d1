/**
 * No page of the player app may lock a user out: axe finds no fault, in both themes and reading directions, wide and
 * narrow.
 */
import { expect, test, type Page } from '@playwright/test'
import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'
import { newCashier, newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'
import { pageAddresses } from './support/pages.ts'
import { pickHomeWin } from './support/slip.ts'

interface Shown {
  coupon: CouponView
  share: string
  match: BoardMatch
  live: LiveMatch
}

/** Every page as it describes itself, and some of their other states. */
const addressesOf = async ({ coupon, share, match, live }: Shown) => [
  ...(await pageAddresses('en', {
    matchId: match.id,
    liveMatchId: live.id,
    couponId: coupon.id,
    shareCode: share,
    ticketCode: coupon.code,
    keyWord: live.home,
  })),
  '/en/coupons?status=sold',
  '/en/couponShare/NOSUCHCODE22',
  '/en/404',
]

/** The other theme, read from right to left. */
const turnOver = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    root.dataset['theme'] = root.dataset['theme'] === 'light' ? 'dark' : 'light'
    root.dir = 'rtl'
  })

const softly = expect.configure({ soft: true })

/** The page has no fault in either theme and direction, and fits the window. */
async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  expect.soft(await faultsOf(page), path).toEqual([])
  await fits(page, path)
  await turnOver(page)
  const turned = await faultsOf(page, { rules: COLOURS })
  expect.soft(turned, `${path}, the other theme, right to left`).toEqual([])
  await fits(page, `${path} from right to left`)
}

/** The page does not scroll sideways. */
const fits = (page: Page, path: string) =>
  softly
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        ),
      `${path} is wider than the window`
    )
    .toBeLessThanOrEqual(0)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LOOKS = [
  { theme: 'dark', size: { width: 1280, height: 800 }, on: 'a desktop' },
  { theme: 'light', size: { width: 390, height: 844 }, on: 'a phone' },
]

for (const { theme, size, on } of LOOKS) {
  test(`every page is without faults in both themes and directions and fits ${on}`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    test.setTimeout(1_800_000)
    const feed = new LiveFeed(request)
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const matches = await openMatches(player, 3)
    const [match] = matches
    if (!match) throw new Error('the board is empty')
    const coupon = await placeOn(player, matches)
    const { code: share } = await player.post<{ code: string }>(`/v1/coupons/${coupon.id}/share`)
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), theme)
    await page.setViewportSize(size)

    for (const each of matches) await pickHomeWin(page, each)
    const live = await feed.open()
    for (const path of await addressesOf({ coupon, share, match, live })) await examine(page, path)
    feed.close()

    if (on === 'a desktop') {
      await page.getByRole('button', { name: 'System' }).click()
      expect.soft(await faultsOf(page), 'the slip of a system').toEqual([])
    }
  })
}

for (const { theme, size, on } of LOOKS) {
  test(`every page of a desk is without faults and fits ${on}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const cashier = await newCashier(await signInAdmin(baseURL), context)
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), theme)
    await page.setViewportSize(size)
    await examine(page, '/en/desk')
    await cashier.post('/v1/desk/shifts', { countedMinor: 10_000 })
    await cashier.post('/v1/desk/bills')
    for (const path of await pageAddresses('en', {}, 'terminal')) await examine(page, path)

    const popup = page.getByRole('dialog', { name: 'Status' })
    await page.goto('/en/desk/bills')
    await page.getByRole('button', { name: 'Cut a bill' }).click()
    await expect(popup).toContainText('Bill 2 was cut.')
    expect.soft(await faultsOf(page), 'the status popup').toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.keyboard.press('F7')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await faultsOf(page), 'the faults of the printer').toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('F10')
    await expect(popup).toContainText('The screen is locked')
    expect.soft(await faultsOf(page), 'the locked screen').toEqual([])
  })
}

test('the header has room for a rich player at every width', async ({ page, context, baseURL }) => {
  await newPlayer(await signInAdmin(baseURL), context, 123_456_789)
  for (const width of [900, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/tr/')
    const menu = page.getByRole('button', { name: /^Hesap menüsü/ })
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect.soft((box?.x ?? width) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width)
    expect.soft(box?.height, 'in one line').toBeLessThanOrEqual(44)
  }
})
