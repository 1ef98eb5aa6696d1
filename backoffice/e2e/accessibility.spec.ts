/**
 * No screen of the back office may lock a user out: axe finds no fault of accessibility, in the dark or the light
 * theme.
 */
import { expect, GATE, test, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { examine } from './examine.ts'
import { makeRace } from './meeting.ts'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

const LOOK_MS = 50
const CALM_LOOKS = 3

/** Id of the first row of a resource. */
async function firstId(page: Page, resource: string, filter: object = {}): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })
  const rows: { id: number }[] = await (await page.request.get(`/v1/${resource}?${query}`)).json()
  expect(rows, resource).not.toEqual([])
  return rows[0]?.id ?? 0
}

/** Paths of every kind of screen; lists are opened with few rows, because all rows are alike. */
async function screens(page: Page, couponId: number, raceId: number): Promise<string[]> {
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
    '/races/create',
    `/matches/${raceId}/show`,
    `/matches/${raceId}/show?tab=result`,
    '/live-matches?perPage=5',
    `/live-matches/${live}/show`,
    '/feed/errors?perPage=5',
    '/tournaments?perPage=5',
    '/market-types?perPage=5',
    `/market-types/${type}/show`,
    '/offer-layers?perPage=5',
    `/matches/${match}/show?tab=offer`,
    '/bet-limits?perPage=5',
    '/bet-limits/create',
    `/matches/${match}/show?tab=risk`,
    '/exposure-limits?perPage=5',
    '/exposure-limits/create',
    '/coupon-approvals',
    '/daily-heads',
    '/servers',
    '/approval-rules?perPage=5',
    '/approval-rules/create',
    '/coupons?perPage=5',
    `/coupons/${couponId}/show`,
    '/ticket-check',
    '/card-batches?perPage=5',
    '/card-batches/create',
    '/cards?perPage=5',
    '/second-factor',
    '/ledger-accounts?perPage=5',
    '/ledger-transfers?perPage=5',
    '/payments?perPage=5',
    '/payment-report',
    '/payment-comparison',
    '/payment-categories?perPage=5',
    '/payment-categories/1',
    '/payment-methods?perPage=5',
    '/payment-methods/3?tab=fields',
    '/payment-methods/3?tab=gateway',
    '/payment-banks?perPage=5',
    '/payment-banks/1',
    '/bonuses?perPage=5',
    '/bonuses/create',
    '/bonus-requests?perPage=5',
    '/bonus-grants?perPage=5',
    '/promo-batches?perPage=5',
    '/bonus-report',
    '/promo-batches/create',
    '/provider-games?perPage=5',
    '/game-providers?perPage=5',
    '/game-categories?perPage=5',
    '/game-rounds?perPage=5',
    '/game-report',
    '/game-findings?perPage=5',
    '/virtual-games',
    '/brand-jackpots?perPage=5',
    '/jackpot-wins?perPage=5',
    '/draws?perPage=5',
    '/draw-report',
    '/draw-tickets?perPage=5',
    '/draw-game-settings?perPage=5',
    '/audit-log?perPage=5',
    '/decisions?perPage=5',
    '/own-orders?perPage=5',
    '/self-checks',
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

/** The requests that are not answered yet. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const inFlight = new Set<unknown>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  return inFlight
}

/**
 * Opens a page as a link does, so that the app stays loaded, and waits for the page itself: another heading than that of the page
 * that was left, which stands until the new one is loaded, and no list or form that waits for its rows. That no request is under
 * way says nothing of it, since the code of a page comes before the page asks for its rows.
 */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    const isOther = new URL(url, location.href).pathname !== location.pathname
    const heading = document.querySelector('h1')
    if (isOther && heading) heading.dataset['left'] = ''
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/backoffice${path}`)
  await expect(page.locator('h1:not([data-left])')).toHaveText(/[^…]/)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveTitle(/.+ · Grandstand/)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'every entry of the menu opens, and the first record of its list',
  GATE,
  async ({ page, playwright, baseURL }) => {
    test.setTimeout(600_000)
    const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(player, PLAYER)
    await placeCoupon(player, { matches: 1, totalStakeMinor: 320 })
    await player.dispose()
    await signIn(page, ADMIN)
    const errors: string[] = []
    const note = (text: string) => errors.push(`${page.url()}: ${text}`)
    page.on('pageerror', ({ message }) => note(message))
    // what a part of the page throws is caught by the frame around it, and is a line of the console
    page.on('console', (line) => line.type() === 'error' && note(line.text()))
    const menu = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link')
    const entries = await menu.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href'))
    )
    expect(entries.length).toBeGreaterThan(50)
    let records = 0
    for (const entry of entries) {
      if (entry === null) continue
      await follow(page, entry.replace('/backoffice', ''))
      const record = page.locator(`td a[href^="${entry}/"]`)
      if ((await record.count()) === 0) continue
      records++
      const href = (await record.first().getAttribute('href')) ?? ''
      await follow(page, href.replace('/backoffice', ''))
    }
    expect(records).toBeGreaterThan(20)
    expect(errors).toEqual([])
  }
)

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
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(staff, ADMIN)
  const race = await makeRace(staff, 'Walthamstow')
  await staff.dispose()

  await page.goto('/backoffice/')
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  expect(await faultsOf(page), 'sign-in').toEqual([])

  await signIn(page, ADMIN)
  expect(await faultsOf(page), 'dashboard').toEqual([])
  const inFlight = requestsOf(page)
  for (const screen of await screens(page, coupon.id, race)) {
    await follow(page, screen)
    await quiet(page, inFlight)
    await examine(page, screen, 'main')
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
