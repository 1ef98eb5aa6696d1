/** Navigation: the highlighted tab, the way back to a list with its filters, addresses without a page. */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import { signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'

const PHONE = { width: 390, height: 844 }
/** The bar at the bottom of a phone. */
const BAR_PX = 56

const litTab = (page: Page) => page.getByRole('banner').locator('nav [aria-current]')
const firstPrice = (page: Page) => page.getByRole('main').locator('button[data-outcome]').first()

/** The first price of a match is visible without scrolling. */
async function expectPriceInSight(page: Page): Promise<void> {
  await expect(firstPrice(page)).toBeVisible()
  const box = await firstPrice(page).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan((PHONE.height - BAR_PX) / 2)
}

test('a match highlights the tab of its list, names its country and league, and leads back to the filters', async ({
  page,
  baseURL,
}) => {
  const [match] = await openMatches(await signInAdmin(baseURL), 1)
  if (!match) throw new Error('the board is empty')
  await page.goto('/en/sports?sport=1&day=all')
  await page.getByRole('navigation', { name: 'Sports and leagues' }).getByText('Türkiye').click()
  await expect(page).toHaveURL(/category=\d+/)
  const address = page.url()
  await page.getByRole('region', { name: 'Matches' }).locator('[data-row] a').first().click()
  await expect(page.getByRole('link', { name: 'Back to the matches' })).toBeVisible()

  await expect(litTab(page)).toHaveText('Sports')
  await expect(page.getByRole('main').getByText(/^Türkiye · /)).toBeVisible()
  const tree = page.getByRole('navigation', { name: 'Sports and leagues' })
  await expect(tree.getByRole('link', { name: /^Türkiye/ })).toHaveAttribute(
    'aria-expanded',
    'true'
  )
  await page.getByRole('link', { name: /^Totals/ }).click()
  await page.getByRole('link', { name: 'Back to the matches' }).click()
  await expect(page).toHaveURL(address)

  // the link leads back to the same filters even from another page
  await page.goto(`/en/match/${match.id}`)
  await page.getByRole('link', { name: 'Back to the matches' }).click()
  await expect(page).toHaveURL(address)
})

test('an unknown address opens the home page, an address of an unknown row says so, and neither asks the server', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  for (const path of [
    '/en/404',
    '/en/match/abc',
    '/en/live/1e3',
    '/en/coupons/-1',
    '/en/match/0',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
    await expect(page).toHaveTitle(/Page not found/)
  }
  for (const [path, home] of [
    ['/en/nowhere', '/en/'],
    ['/en/nowhere/at/all', '/en/'],
    ['/nowhere/at/all', '/tr/'],
    ['/xx/results', '/tr/results'],
    ['/results', '/tr/results'],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveURL(new RegExp(`${home}$`))
    await expect(page.getByRole('main')).toBeVisible()
  }
  expect(asked.filter((url) => /\/v1\/.*(NaN|abc|nowhere)/.test(url))).toEqual([])
})

test(
  'a match shows prices in the first screen of a phone, before it begins and in play',
  GATE,
  async ({ page, request, baseURL }) => {
    const [match] = await openMatches(await signInAdmin(baseURL), 1)
    const feed = new LiveFeed(request)
    const live = await feed.open()
    await page.setViewportSize(PHONE)
    await page.goto(`/en/match/${match?.id}`)
    await expectPriceInSight(page)
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]')
    ).toHaveText('Sports')
    await page.goto(`/en/live/${live.id}`)
    await expectPriceInSight(page)
    await expect(page.getByText('Tests · Browser League')).toBeVisible()
    await feed.incident('corner', 'home')
    // the right column is the score, whatever else has changed
    const line = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()
    await expect(line).toContainText('Corner')
    await expect(line).toContainText('1-0')
    feed.close()
  }
)

test('the live list separates matches that have not begun, and counts matches in play as the badge does', async ({
  page,
  request,
}) => {
  const feed = new LiveFeed(request)
  await feed.open()
  await page.goto('/en/livebets?sport=1')
  const list = page.getByRole('list', { name: 'Live matches' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const figure = async (text: Promise<string | null>) => Number(/\d+/.exec((await text) ?? '')?.[0])
  const tabs = page.getByRole('navigation', { name: 'Live sports' }).getByRole('link')
  await expect(async () => {
    const counts = await Promise.all(
      (await tabs.all()).slice(0, -1).map((tab) => figure(tab.textContent()))
    )
    const badge = await figure(litTab(page).locator('[aria-hidden]').textContent())
    expect(counts.reduce((sum, count) => sum + (count || 0))).toBe(badge)
    const shown = await figure(page.getByText(/matches in play/).textContent())
    expect(shown).toBe(counts[0])
    // the tree beside the list has the same sports and counts, not those of the matches to come
    const beside = page.getByRole('complementary').getByRole('link')
    expect(await figure(beside.first().textContent())).toBe(counts[0])
    await expect(beside).toHaveCount(counts.length)
  }).toPass({ timeout: 60_000 })

  // the list mounts only rows near the window
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('heading', { name: /^Coming up/ })).toBeVisible({ timeout: 300 })
  }).toPass()
  feed.close()
})
