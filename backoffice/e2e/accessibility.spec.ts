/** No screen of the back office may keep somebody out: axe finds nothing, in the dark and in the light. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

/** The light differs by its colours alone: the rest was looked at in the dark. */
const COLOURS = ['color-contrast']

async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Id of the first row of a resource. */
async function firstId(page: Page, resource: string, filter: object = {}): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })
  const rows: { id: number }[] = await (await page.request.get(`/v1/${resource}?${query}`)).json()
  expect(rows, resource).not.toEqual([])
  return rows[0]?.id ?? 0
}

async function screens(page: Page, couponId: number): Promise<string[]> {
  const user = await firstId(page, 'users', { username: PLAYER.username })
  const match = await firstId(page, 'matches', { phase: 'upcoming' })
  const type = await firstId(page, 'market-types')
  return [
    '/users',
    '/users/create',
    `/users/${user}/show`,
    `/users/${user}/show?tab=entries`,
    `/users/${user}/show?tab=limits`,
    '/dealers',
    '/matches',
    `/matches/${match}/show`,
    `/matches/${match}/show?tab=result`,
    `/matches/${match}/show?tab=limits`,
    '/tournaments',
    '/market-types',
    `/market-types/${type}/show`,
    '/bet-limits',
    '/bet-limits/create',
    '/coupons',
    `/coupons/${couponId}/show`,
    `/coupons/${couponId}/print`,
    '/ledger-accounts',
    '/ledger-transfers',
    '/audit-log',
    '/sites',
    '/',
  ]
}

/** Goes there as a link does: the app stays loaded. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/backoffice${path}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('…')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveTitle(/.+ · Grandstand/)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no screen has faults, in the dark or in the light, and each fits a phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 300 })
  await player.dispose()

  await page.goto('/backoffice/')
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  expect(await faultsOf(page), 'sign-in').toEqual([])

  await signIn(page, ADMIN)
  for (const screen of await screens(page, coupon.id)) {
    await follow(page, screen)
    expect.soft(await faultsOf(page), screen).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
    expect.soft(overflow, `${screen} at 390 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })

    const toLight = page.getByRole('button', { name: 'Açık görünüme geç' })
    // paper has one look
    if (!(await toLight.isVisible())) continue
    await toLight.click()
    expect.soft(await faultsOf(page, COLOURS), `${screen} in the light`).toEqual([])
    await page.getByRole('button', { name: 'Koyu görünüme geç' }).click()
  }
})

test('deciding a coupon by hand has no faults either', async ({ page, playwright, baseURL }) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 310 })
  await player.dispose()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons/${coupon.id}/show`)
  await page.getByRole('button', { name: 'Elle karar ver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Seçimleri sonuçlandır' }).check()
  await dialog.getByRole('checkbox').first().check()
  expect(await faultsOf(page)).toEqual([])
})
