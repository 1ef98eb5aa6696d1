/** No screen of the back office may lock a user out: axe finds no fault, in the dark and in the light theme. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

/** The light theme differs by its colours alone: all other rules were checked in the dark. */
const COLOURS = ['color-contrast']

const LOOK_MS = 50
const CALM_LOOKS = 3

/** Faults of the whole page, or of its `main` part alone, since the frame around it is the same on every screen. */
async function faultsOf(page: Page, part?: 'main', rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  })
  if (part) axe.include(part)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Id of the first row of a resource. */
async function firstId(page: Page, resource: string, filter: object = {}): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })
  const rows: { id: number }[] = await (await page.request.get(`/v1/${resource}?${query}`)).json()
  expect(rows, resource).not.toEqual([])
  return rows[0]?.id ?? 0
}

/** Every kind of screen; lists with few rows, since all rows are alike. */
async function screens(page: Page, couponId: number): Promise<string[]> {
  const user = await firstId(page, 'users', { username: PLAYER.username })
  const match = await firstId(page, 'matches', { phase: 'upcoming' })
  const live = await firstId(page, 'live-matches', { phase: 'running' })
  const type = await firstId(page, 'market-types')
  return [
    '/account',
    '/users?perPage=5',
    '/users/create',
    `/users/${user}/show`,
    `/users/${user}/show?tab=entries`,
    `/users/${user}/show?tab=limits`,
    '/dealers?perPage=5',
    '/dealer-tree',
    '/themes?perPage=5',
    '/themes/1/show',
    '/roles?perPage=5',
    '/roles/create',
    '/matches?perPage=5',
    `/matches/${match}/show`,
    `/matches/${match}/show?tab=result`,
    `/matches/${match}/show?tab=limits`,
    '/live-matches?perPage=5',
    `/live-matches/${live}/show`,
    '/feed/errors?perPage=5',
    '/tournaments?perPage=5',
    '/market-types?perPage=5',
    `/market-types/${type}/show`,
    '/bet-limits?perPage=5',
    '/bet-limits/create',
    '/coupons?perPage=5',
    `/coupons/${couponId}/show`,
    '/ticket-check',
    '/card-batches?perPage=5',
    '/card-batches/create',
    '/cards?perPage=5',
    '/second-factor',
    '/ledger-accounts?perPage=5',
    '/ledger-transfers?perPage=5',
    '/audit-log?perPage=5',
    '/decisions?perPage=5',
    '/sites',
  ]
}

/** Resolves when no request was sent for a moment. */
async function quiet(page: Page, inFlight: ReadonlySet<unknown>): Promise<void> {
  let calm = 0
  while (calm < CALM_LOOKS) {
    await page.waitForTimeout(LOOK_MS)
    calm = inFlight.size === 0 ? calm + 1 : 0
  }
}

/** The requests without an answer yet. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const inFlight = new Set<unknown>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  return inFlight
}

/** Opens a page as a link does: the app stays loaded. */
async function follow(page: Page, path: string, inFlight: ReadonlySet<unknown>): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/backoffice${path}`)
  await quiet(page, inFlight)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('…')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveTitle(/.+ · Grandstand/)
}

/** Presses a button and moves the pointer away, so that its tooltip closes. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

const softly = expect.configure({ soft: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no screen has faults, in the dark or in the light, and each fits a phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 300 })
  await player.dispose()

  await page.goto('/backoffice/')
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  expect(await faultsOf(page), 'sign-in').toEqual([])

  await signIn(page, ADMIN)
  expect(await faultsOf(page), 'dashboard').toEqual([])
  const inFlight = requestsOf(page)
  for (const screen of await screens(page, coupon.id)) {
    await follow(page, screen, inFlight)
    expect.soft(await faultsOf(page, 'main'), screen).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    // the layout follows the window a moment later
    await softly
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${screen} at 390 px`
      )
      .toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })

    await press(page, 'Açık görünüme geç')
    expect.soft(await faultsOf(page, 'main', COLOURS), `${screen} in the light`).toEqual([])
    await press(page, 'Koyu görünüme geç')
  }
})

test('the dialog for resolving a coupon by hand has no faults', async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 310 })
  await player.dispose()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons/${coupon.id}/show`)
  await page.getByRole('button', { name: 'Elle sonuçlandır' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Seçimleri sonuçlandır' }).check()
  await dialog.getByRole('checkbox').first().check()
  expect(await faultsOf(page)).toEqual([])
})
