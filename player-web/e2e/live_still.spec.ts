/** Content that the user looks at or aims at stays in place while a page loads and while a match changes. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { LiveFeed } from './support/feed.ts'

/** Cumulative layout shift (rules 9.6; target 0.02). */
const MOST_SHIFT = 0.05
const SIZES = [
  { width: 1440, height: 900 },
  { width: 412, height: 915 },
  { width: 320, height: 640 },
]

/** Sums the layout shifts that no tap caused, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<number>('window.shifts.sum')
}

test.describe('nothing moves', () => {
  let feed: LiveFeed
  test.beforeEach(({ request }) => {
    feed = new LiveFeed(request)
  })
  test.afterEach(() => feed.close())

  for (const size of SIZES) {
    test(`while home, live list and a live match load, at ${size.width} px`, async ({ page }) => {
      const { id } = await feed.open()
      await page.setViewportSize(size)
      const shifted = await watchShifts(page)
      for (const path of ['/en/', '/en/livebets', `/en/live/${id}`]) {
        await page.goto(path)
        await expect(page.getByRole('main').locator('button[data-outcome]').first()).toBeVisible()
        await page.waitForTimeout(1500)
        expect.soft(await shifted(), path).toBeLessThanOrEqual(MOST_SHIFT)
      }
    })

    test(`above the prices of a match while its notices change, at ${size.width} px`, async ({
      page,
    }) => {
      const { id } = await feed.open()
      await page.setViewportSize(size)
      await page.goto(`/en/live/${id}`)
      const price = page.getByRole('main').locator('button[data-outcome]').first()
      await expect(price).toContainText('2.00')
      const before = await price.boundingBox()
      const lines = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
      for (const [index, kind] of (
        ['corner', 'yellow_card', 'corner', 'corner'] as const
      ).entries()) {
        await feed.incident(kind, 'away')
        // a phone shows only the latest line
        await expect(lines).toHaveCount(size.width < 900 ? 1 : index + 1)
        await expect(lines.first()).toContainText(kind === 'corner' ? 'Corner' : 'Yellow card')
        expect(await price.boundingBox(), kind).toEqual(before)
      }
      // no message about the match: the notice takes its space from the timeline
      await feed.stop()
      await expect(page.getByRole('main').getByText('Suspended')).toBeVisible()
      expect(await price.boundingBox()).toEqual(before)
    })
  }
})
