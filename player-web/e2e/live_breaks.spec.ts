/** Live pages when the connection breaks, when new rows arrive, and when the match is closed. */
import { randomUUID } from 'node:crypto'
import { expect, test, type Page, type WebSocketRoute } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { LiveFeed } from './support/feed.ts'
import { placeButton, slipOf } from './support/slip.ts'

const HOUR_MS = 3_600_000
/** Time for five retries, one each second. */
const GIVEN_UP = { timeout: 60_000 }
/** A search is repeated every ten seconds. */
const FOUND = { timeout: 60_000 }

/** The page's connection, which the test can break and restore. */
async function lineOf(page: Page) {
  const open: WebSocketRoute[] = []
  let isDead = false
  let attempts = 0
  await page.routeWebSocket(/\/live$/, (socket) => {
    attempts++
    if (isDead) return void socket.close({ code: 1011 })
    socket.connectToServer()
    open.push(socket)
  })
  return {
    attempts: () => attempts,
    die: async () => {
      isDead = true
      attempts = 0
      for (const socket of open.splice(0)) await socket.close({ code: 1011 })
    },
    revive: () => (isDead = false),
  }
}

const search = (page: Page, keyword: string) =>
  page.goto(`/en/livebets/${encodeURIComponent(keyword)}`)
const row = (page: Page, home: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: home })
const homePrice = (page: Page, home: string) =>
  row(page, home).getByRole('button', { name: new RegExp(`^${home}, ${home} – `) })

test.describe('a live page', () => {
  const feeds: LiveFeed[] = []
  test.afterEach(() => {
    for (const feed of feeds.splice(0)) feed.close()
  })

  test('asks for prices by requests when the connection broke five times, says so, and returns to the stream', async ({
    page,
    request,
  }) => {
    const line = await lineOf(page)
    const feed = new LiveFeed(request)
    feeds.push(feed)
    await feed.open([2000, 3200, 3800])
    await search(page, feed.home)
    const price = homePrice(page, feed.home)
    await expect(price).toContainText('2.00')

    await line.die()
    await expect(page.getByText('The live connection was lost')).toBeVisible()
    const bar = page.getByRole('status').filter({ hasText: 'Odds are refreshed every few seconds' })
    await expect(bar).toBeVisible(GIVEN_UP)
    expect(line.attempts()).toBe(5)
    await feed.odds([2600, 3200, 2900])
    await expect(price).toContainText('2.60')
    await expect(price).not.toHaveAttribute('aria-disabled', 'true')

    line.revive()
    await bar.getByRole('button').click()
    await expect(bar).toBeHidden()
    await feed.odds([2300, 3200, 3300])
    await expect(price).toContainText('2.30')
  })

  for (const width of [1280, 412]) {
    test(`shows new matches only after a tap, so that nothing moves under the finger, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const family = `Team ${randomUUID().slice(0, 6)}`
      const [first, second] = [new LiveFeed(request, family), new LiveFeed(request, family)]
      feeds.push(first, second)
      await first.open()
      await search(page, family)
      await expect(row(page, family)).toHaveCount(1)
      const before = await homePrice(page, first.home).boundingBox()

      // in the order of the list, the second match comes before the first
      await second.open([1800, 3300, 4200], 2 * HOUR_MS)
      const pill = page.getByRole('button', { name: '1 new match' })
      await expect(pill).toBeVisible(FOUND)
      await expect(row(page, family)).toHaveCount(1)
      expect(await homePrice(page, first.home).boundingBox()).toEqual(before)

      await pill.click()
      await expect(row(page, family)).toHaveCount(2)
      await expect(pill).toBeHidden()
    })
  }

  test('says that its match takes no more bets, and so does the slip with a selection on it', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const admin = await signInAdmin(baseURL)
    await newPlayer(admin, context)
    const feed = new LiveFeed(request)
    feeds.push(feed)
    const { id } = await feed.open([2000, 3200, 3800])
    await page.goto(`/en/live/${id}`)
    const price = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`${feed.home} – ${feed.away}, `) })
      .first()
    await price.click()
    const slip = slipOf(page)
    await slip.getByRole('textbox', { name: 'Stake' }).fill('20')
    await expect(placeButton(page)).toBeEnabled()

    await admin.put(`/v1/live-matches/${id}`, { active: false })
    await expect(page.getByText('This match is closed for betting')).toBeVisible(FOUND)
    await expect(price).toHaveCount(0)
    await expect(slip.getByText('The match takes no more bets.').first()).toBeVisible(FOUND)
    await expect(placeButton(page)).toBeDisabled()
  })
})
