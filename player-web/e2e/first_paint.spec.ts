/**
 * How soon a phone shows the board, and how much the first view then moves: LCP and CLS on a simulated mobile network. As the
 * machine may be busy, the best of several tries counts, less the time that the machine itself adds to a page of one file.
 */
import { devices, expect, test, type Browser } from '../../e2e/test.ts'
import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import { signInAdmin } from './support/accounts.ts'

const MOST_LCP_MS = 1_800
const MOST_CLS = 0.05
/** The first ones that pass end the test; a busy machine gets more. */
const MOST_TRIES = 6
const FEWEST_TRIES = 2
/** Nothing moves for this long when the view is at rest. */
const REST_MS = 500
/** Chromium's own figures of Fast 4G: ms, bytes a second. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
}
/** A page of one file, whose paint takes one round trip. */
const BARE = '/offline'

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']

interface Figures {
  lcpMs: number
  cls: number
}

async function measure(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  { theme, seen }: { theme?: string; seen?: string } = {}
): Promise<Figures> {
  const context = await browser.newContext({
    ...phone,
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
  })
  try {
    if (theme) await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', FAST_4G)
    await page.addInitScript(() => {
      const figures = { lcpMs: 0, cls: 0 }
      Object.assign(window, { figures })
      new PerformanceObserver((list) => {
        figures.lcpMs = list.getEntries().at(-1)?.startTime ?? 0
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          figures.cls += 'value' in entry ? Number(entry.value) : 0
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    if (seen) await expect(page.getByText(seen)).toBeVisible()
    await page.waitForTimeout(REST_MS)
    return await page.evaluate<Figures>('figures')
  } finally {
    await context.close()
  }
}

test('a phone shows the board within 1.8 s, and the view stays still', async ({
  browser,
  baseURL,
}) => {
  const [boards, bares]: [Figures[], Figures[]] = [[], []]
  const best = (all: readonly Figures[]) => Math.min(...all.map(({ lcpMs }) => lcpMs))
  const machine = () => Math.max(0, best(bares) - FAST_4G.latency)
  const isGood = () => best(boards) - machine() < MOST_LCP_MS
  for (let tried = 0; tried < FEWEST_TRIES || (tried < MOST_TRIES && !isGood()); tried++) {
    bares.push(await measure(browser, baseURL, BARE))
    boards.push(await measure(browser, baseURL, '/en/sports'))
  }
  const machineMs = machine()
  const lcpMs = best(boards) - machineMs
  const cls = Math.max(...boards.map((figures) => figures.cls))
  console.log(
    `» first view on a phone: LCP ${Math.round(lcpMs)} ms (machine ${Math.round(machineMs)} ms), CLS ${cls.toFixed(3)}`
  )
  expect(best(bares)).toBeGreaterThan(0)
  expect(lcpMs).toBeGreaterThan(FAST_4G.latency)
  expect(lcpMs).toBeLessThan(MOST_LCP_MS)
  expect(cls).toBeLessThan(MOST_CLS)
})

test('a home page of blocks stays still while its promotions and matches arrive', async ({
  browser,
  baseURL,
}) => {
  const title = 'Still standing'
  const admin = await signInAdmin(baseURL)
  const { id } = await admin.post<PromotionRow>('/v1/promotions', {
    texts: { tr: { title, body: '' } },
    picture: null,
    startsAt: null,
    endsAt: null,
    listOrder: 0,
    isShown: true,
  })
  const lobby = () => measure(browser, baseURL, '/en/', { theme: 'floodlight', seen: title })
  const { cls } = await lobby().finally(() => admin.remove(`/v1/promotions/${id}`))
  console.log(`» home page of blocks on a phone: CLS ${cls.toFixed(3)}`)
  expect(cls).toBeLessThan(MOST_CLS)
})
