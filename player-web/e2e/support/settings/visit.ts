/** The players' site after a change, as visitors, a player and a cashier see it. */
import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import type { WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { newCashier, newPlayer, type Actor } from '../accounts.ts'
import { endWithHomeWin, openMatches, placeOn } from '../coupons.ts'
import { LiveFeed } from '../feed.ts'
import { pickHomeWin } from '../slip.ts'

export class SiteVisit {
  readonly #pages = new Map<string, Promise<Page>>()

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    readonly admin: Actor
  ) {}

  /** Has a player win a coupon, so that the site has a winner to show. */
  async win(): Promise<void> {
    // far from matches that others bet on
    const match = (await openMatches(this.admin, 12)).at(-1)
    if (!match) throw new Error('no open match')
    const context = (await this.#page()).context()
    const player = await newPlayer(this.admin, context)
    await placeOn(player, [match], { kind: 'single' })
    await endWithHomeWin(this.admin, match)
    await expect
      .poll(async () => (await this.admin.get<WinnerView[]>('/v1/top-winners')).length)
      .toBeGreaterThan(0)
    await context.close()
  }

  /** The site as a visitor sees it first. */
  home = () => this.#opened('home', () => this.#page('/en/'))

  /** The slip of a visitor who chose a price. */
  slip = () => this.#opened('slip', async () => this.withPick(await this.#page()))

  /** The slip of a player of another currency. */
  slipInEuro = () =>
    this.#opened('euro', async () => {
      const page = await this.#page()
      await newPlayer(this.admin, page.context(), 50_000, { currency: 'EUR' })
      return this.withPick(page)
    })

  /** The affiliate page, asked for by an online player with 500.00. */
  affiliate = () =>
    this.#opened('affiliate', async () => {
      const page = await this.#page()
      await newPlayer(this.admin, page.context(), 50_000, { isOnline: true })
      await page.goto('/en/affiliate')
      return page
    })

  /** The preferences of a desk. */
  desk = () =>
    this.#opened('desk', async () => {
      const page = await this.#page()
      const cashier = await newCashier(this.admin, page.context())
      await cashier.post('/v1/desk/shifts', { countedMinor: 0 })
      await page.goto('/en/desk/preferences')
      await expect(page.getByText('Kept in this browser, for this machine.')).toBeVisible()
      return page
    })

  /** The site after a registration without phone and identity number. */
  registered = () => this.#opened('registered', async () => register(await this.#page()))

  /** A live match in a half time that began so long ago, as a visitor sees it. */
  halfTime = (beganAgoMs = 0) =>
    this.#opened(`halfTime ${beganAgoMs}`, async () => {
      const page = await this.#page()
      const feed = new LiveFeed(page.request)
      page.once('close', () => feed.close())
      const { id } = await feed.open()
      await feed.status('paused', [1, 0], Date.now() - beganAgoMs)
      await page.goto(`/en/live/${id}`)
      return page
    })

  /** A new window, which keeps nothing of other visits; it may have chosen the theme whose home page has all blocks. */
  async fresh(path: string, { isLobby = false } = {}): Promise<Page> {
    const page = await this.#page()
    const theme = { name: 'theme', value: 'floodlight', url: this.baseURL }
    if (isLobby) await page.context().addCookies([theme])
    await page.goto(path)
    return page
  }

  async forget(): Promise<void> {
    const opened = await Promise.allSettled(this.#pages.values())
    this.#pages.clear()
    for (const one of opened) if (one.status === 'fulfilled') await one.value.context().close()
  }

  async withPick(page: Page): Promise<Page> {
    const [match] = await openMatches(this.admin, 1)
    if (!match) throw new Error('the board is empty')
    await pickHomeWin(page, match)
    return page
  }

  #opened(name: string, open: () => Promise<Page>): Promise<Page> {
    const page = this.#pages.get(name) ?? open()
    this.#pages.set(name, page)
    return page
  }

  async #page(path?: string): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.baseURL })
    const page = await context.newPage()
    if (path !== undefined) await page.goto(path)
    return page
  }
}

/** Registers a person, with no more than a brand demands that asks for neither phone nor identity number. */
export async function register(page: Page): Promise<Page> {
  const username = `set${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/en/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-9')
  await page.getByLabel('Repeat password').fill('quiet-river-9')
  await page.getByLabel('Email').fill(`${username}@mail.test`)
  await next.click()
  await page.getByLabel('First name').fill('Zeynep')
  await page.getByLabel('Last name').fill('Kaya')
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption({ label: 'May' })
  await page.getByLabel('Year').fill('1990')
  await page.getByText('Female').click()
  await next.click()
  await page.getByLabel('Address').fill('Lindenallee 12')
  await page.getByLabel('Postcode').fill('10115')
  await page.getByRole('button', { name: 'Register' }).last().click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeHidden()
  return page
}
