/** Every page that describes itself opens on a desktop and on a phone: without an error, without a text's key, as wide as the window. */
import { expect, test, type Page, type TestInfo } from '@playwright/test'
import { app } from '../src/i18n/locales/tr/app.ts'
import { newCashier, newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'
import { pageAddresses, textGroups } from './support/pages.ts'

/** What a text's key would look like on screen, such as `sports.title`. */
const TEXT_KEY = new RegExp(
  `(^|\\s)(${(await textGroups()).join('|')})(\\.[A-Za-z0-9]+)+(\\s|$)`,
  'm'
)

const softly = expect.configure({ soft: true })

/** Errors of the page's own code and of its requests, since the last call. */
function watchErrors(page: Page): () => string[] {
  let errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return () => {
    const seen = errors
    errors = []
    return seen
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const LOOKS = [
  { on: 'a desktop', size: { width: 1280, height: 800 } },
  { on: 'a phone', size: { width: 390, height: 844 } },
]

/** Opens the addresses one after another, and looks at each. */
async function openAll(page: Page, addresses: readonly string[], on: string, info: TestInfo) {
  const errorsSince = watchErrors(page)
  for (const path of addresses) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('status', { name: app.common.loading })).toHaveCount(0)
    await softly(page, `${path} stays where it is`).toHaveURL(new RegExp(`${path}$`))
    await softly(page, `${path} has a title`).toHaveTitle(/\S.*grandstand$/)
    await softly
      .poll(() => overflow(page), `${path} is wider than the window`)
      .toBeLessThanOrEqual(0)
    softly(await page.locator('body').innerText(), path).not.toMatch(TEXT_KEY)
    softly(errorsSince(), `errors of ${path}`).toEqual([])
    await info.attach(`${path} on ${on}`, {
      body: await page.screenshot(),
      contentType: 'image/png',
    })
  }
}

for (const { on, size } of LOOKS) {
  test(`every page opens on ${on}`, async ({ page, context, baseURL, request }, info) => {
    test.setTimeout(900_000)
    const feed = new LiveFeed(request)
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const matches = await openMatches(player, 2)
    const [match] = matches
    if (!match) throw new Error('the board is empty')
    const coupon = await placeOn(player, matches)
    const { code } = await player.post<{ code: string }>(`/v1/coupons/${coupon.id}/share`)
    const live = await feed.open()
    const addresses = await pageAddresses('tr', {
      matchId: match.id,
      liveMatchId: live.id,
      couponId: coupon.id,
      shareCode: code,
      ticketCode: coupon.code,
      keyWord: live.home,
    })
    await page.setViewportSize(size)
    await openAll(page, addresses, on, info)
    feed.close()
  })

  test(`every page of a desk opens on ${on}`, async ({ page, context, baseURL }, info) => {
    await newCashier(await signInAdmin(baseURL), context)
    const addresses = await pageAddresses('tr', {}, 'terminal')
    expect(addresses).toContain('/tr/desk')
    await page.setViewportSize(size)
    await openAll(page, addresses, on, info)
  })
}
