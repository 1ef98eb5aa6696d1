/** What goes wrong outside the app: a part that fails, an API that does not answer, a file that an update has removed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { openMatches } from './support/coupons.ts'
import { signInAdmin } from './support/accounts.ts'
import { pickHomeWin, slipOf } from './support/slip.ts'
import { openInside } from './support/walk.ts'

const DOWN = 'The site cannot be reached.'

/** The address of a source file's own file in the build that is tested. */
function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8')
  )
  const built = manifest[source]
  if (!built) throw new Error(`the build has no ${source}`)
  return `/${built.file}`
}
const resultsFile = () => builtFile('src/features/results/ResultsPage.tsx')

/** The list of results; a young demo has none, and the page says so. */
const resultsOn = (page: Page) => page.getByRole('main').locator('table, [data-kind=empty]').first()

test('an error in one feature leaves the rest of the site alive', async ({ page, baseURL }) => {
  const [match] = await openMatches(await signInAdmin(baseURL), 1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  await page.route(`**${resultsFile()}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("of the feature")' })
  )
  await page.goto('/en/results')
  await expect(page.getByText('This part of the page could not be opened.')).toBeVisible()
  await expect(slipOf(page).getByText(match.home).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('banner').getByRole('link', { name: 'Sports' }).first().click()
  await expect(page.getByRole('main').locator('button[data-outcome]').first()).toBeVisible()
})

test('a block whose code does not arrive leaves the others on a home page of blocks', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'theme', value: 'floodlight', url: baseURL ?? '' }])
  const lost = builtFile('src/features/home/matches/SoonBlock.tsx')
  let askedCount = 0
  await page.route(`**${lost}`, async (route) => {
    askedCount++
    await route.abort()
  })
  await page.goto('/en/')
  // asked for three times, then the page loads itself anew, once
  await expect.poll(() => askedCount).toBeGreaterThan(3)
  await expect(page.locator('[data-slot=home]').getByText('Live now')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Starting soon' })).toHaveCount(0)
})

test('with the API down the site says so, and recovers by itself', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.getByRole('main').locator('button[data-outcome]').first()).toBeVisible()
  await page.route('**/v1/**', (route) => route.abort('connectionrefused'))
  await openInside(page, '/en/results')
  await expect(page.getByText(DOWN)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText(DOWN)).toBeHidden()
  await expect(resultsOn(page)).toBeVisible()
})

test('a file that did not come when the connection broke is asked for again, and the page stays', async ({
  page,
  baseURL,
}) => {
  const [match] = await openMatches(await signInAdmin(baseURL), 1)
  if (!match) throw new Error('the board is empty')
  let askedCount = 0
  await page.route(`**${builtFile('src/features/betslip/selections/Suggestions.tsx')}`, (route) =>
    ++askedCount === 1 ? route.abort('internetdisconnected') : route.continue()
  )
  await pickHomeWin(page, match)
  let loads = 0
  page.on('load', () => void (loads += 1))
  await expect.poll(() => askedCount).toBe(2)
  await expect(page.getByRole('region', { name: 'Goes with your slip' })).toBeVisible()
  await expect(slipOf(page).getByText(match.home).first()).toBeVisible()
  expect(loads).toBe(0)
})

test('a page whose file is gone opens after one reload, and a second failure does not reload again', async ({
  page,
}) => {
  await page.goto('/en/404')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  let loads = 0
  page.on('load', () => void (loads += 1))
  let isGone = true
  await page.route(`**${resultsFile()}`, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue()
  )
  await openInside(page, '/en/results')
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('This part of the page could not be opened.')).toBeVisible()
  isGone = false
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
  expect(loads).toBe(2)
})

for (const [name, source, lang, title, retry] of [
  ['texts', 'src/i18n/locales/de/index.ts', 'de', 'Keine Verbindung', 'Erneut versuchen'],
  ['own code', 'index.html', 'fa', 'اتصال برقرار نیست', 'تلاش دوباره'],
] as const) {
  test(`a page whose ${name} do not arrive says so in its language, and opens by itself later`, async ({
    page,
  }) => {
    await page.route(`**${builtFile(source)}`, (route) => route.abort('connectionrefused'))
    await page.route('**/manifest.webmanifest', (route) => route.abort('connectionrefused'))
    await page.goto(`/${lang}/results`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveText('Grandstand')
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.unrouteAll()
    await expect(resultsOn(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/${lang}/results`)
  })
}
