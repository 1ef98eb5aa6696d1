/** The site on a phone's screen: it is kept, opens without a connection with an honest page, and offers a new version. */
import { devices, expect, test, type BrowserContext, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use({ ...phone, serviceWorkers: 'allow' })

/** Opens the page and resolves once the worker answers for it. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Paths of everything that the phone keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return paths
  })

/** The server answers with this version of the app from now on. */
async function release(context: BrowserContext, version: string): Promise<void> {
  await context.route('**/v1/settings/get*', async (route) => {
    const answer = await route.fetch()
    const body: object = await answer.json()
    await route.fulfill({ json: { ...body, version } })
  })
}

test('the page names the manifest of its brand, by which a browser can install it', async ({
  page,
}) => {
  await page.goto('/en/')
  const session = await page.context().newCDPSession(page)
  const { data = '', errors, url } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({ name: 'Grandstand', display: 'standalone', lang: 'tr' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // a private window installs nothing, which the shell of Chromium does not say
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(faults).toEqual([])
})

test('a page without a connection says so in its language and comes back by itself', async ({
  page,
  context,
}) => {
  await openKept(page, '/en/results')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText('Grandstand', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/tr/coupons')
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Tekrar dene' }).click(),
  ])
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible()
  await page.goto('/en/results')
  // a network without the site reloads nothing
  const isLeft = page.waitForEvent('load', { timeout: 2_000 }).then(
    () => true,
    () => false
  )
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(await isLeft).toBe(false)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
})

test('the phone keeps files of the app alone: no answer of the API and no page of the brand', async ({
  page,
}) => {
  await openKept(page, '/en/')
  // files of the second visit pass the worker
  await page.goto('/en/results')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain('/offline')
  const others = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'))
  expect(others.sort()).toEqual(['/offline', '/offline.js'])
})

test('a new build is offered once, in one bar, and loads when the person says so', async ({
  page,
  context,
}) => {
  await openKept(page, '/en/')
  await expect(page.getByText('A new version of the site is ready.')).toHaveCount(0)
  await release(context, 'next')
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
  await expect(page.getByText('A new version of the site is ready.')).toHaveCount(1)
  await context.unrouteAll()
  const loads = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload now' }).click()
  await loads
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('A new version of the site is ready.')).toHaveCount(0)
})
