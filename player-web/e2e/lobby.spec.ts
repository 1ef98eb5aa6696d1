/** Lobbies of games: finding a game, keeping it, opening it, and what is shown when it does not open. */
import { randomUUID } from 'node:crypto'
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { GameImport, GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { misfitsOf } from './support/fit.ts'
import {
  PROVIDER_SECRET,
  startGameProvider,
  type GameProviderServer,
} from '../../e2e/game_provider.ts'

/** Fewer than a lobby shows at once: with the games of the demo it shows a thousand, until the provider is chosen. */
const COUNT = 999
const NAMED = ['Kılıç İmparatoru', 'Book of Dead', 'Golden Comet']
const limits = { TRY: { minStakeMinor: 100, maxStakeMinor: 50_000, maxPayMinor: 5_000_000 } }
const GAMES = Array.from({ length: COUNT }, (_, at) => ({
  gameCode: `g${at}`,
  title: NAMED[at] ?? `Lucky Reel ${at}`,
  lobby: 'slots',
  company: at % 2 === 0 ? 'Even House' : 'Odd House',
  logo: null,
  isMobile: true,
  hasDemo: at !== 1,
  opensLobby: false,
  languages: [],
  limits,
  extras: [],
  returnPpm: 960_000,
}))
const TABLE = {
  ...GAMES[0],
  gameCode: 'table',
  title: 'Roulette Azure',
  lobby: 'liveCasino',
  extras: [
    { id: '1', limitId: 'low', minStakeMinor: 100, maxStakeMinor: 5_000, state: 'open' },
    { id: '2', limitId: 'vip', minStakeMinor: 5_000, maxStakeMinor: 500_000, state: 'open' },
  ],
}

let provider: GameProviderServer
let admin: Actor
let row: GameProviderRow

test.beforeAll(async ({ baseURL }) => {
  provider = await startGameProvider([...GAMES, { ...TABLE, title: 'Roulette Azure' }])
  admin = await signInAdmin(baseURL)
  row = await admin.post<GameProviderRow>('/v1/game-providers', {
    code: `e2e-${randomUUID().slice(0, 8)}`,
    name: 'Comet Games',
    dialect: 'grandstand',
    apiUrl: provider.origin,
    allowedAddresses: [],
    allowedOrigins: [provider.origin],
    publicKey: null,
    secrets: { hmacSecret: PROVIDER_SECRET },
    listOrder: 1,
    isEnabled: true,
  })
  const { added } = await admin.post<GameImport>(`/v1/game-providers/${row.id}/import`, {
    showNew: true,
  })
  expect(added).toBe(COUNT + 1)
})

test.afterAll(async () => {
  const { secretNames: _secretNames, ...body } = row
  await admin.put(`/v1/game-providers/${row.id}`, { ...body, isEnabled: false })
  provider.close()
})

const tile = (page: Page, title: string) =>
  page.getByRole('button', { name: `Play ${title}`, exact: true }).first()
const game = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const choose = async (page: Page) => {
  const chip = page.getByRole('button', { name: 'Comet Games', exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
}

test(
  'a player finds a game among a thousand, keeps it and plays it',
  GATE,
  async ({ page, context, baseURL }) => {
    await newPlayer(await signInAdmin(baseURL), context)
    await page.goto('/en/casino')
    await choose(page)
    await expect(page.locator('[data-game]')).toHaveCount(COUNT)

    const search = page.getByRole('searchbox', { name: 'Find a game' })
    await search.fill('ımparatr')
    await expect(page.locator('[data-game]')).toHaveCount(1)
    // a thousand equal tiles would take ten seconds
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Mark Kılıç İmparatoru as a favourite' }).click()
    await search.fill('no such thing')
    await expect(page.getByText('No game like this')).toBeVisible()
    await page.getByRole('button', { name: 'Show all games' }).click()
    await page.reload()
    const favourites = page.getByRole('region', { name: 'Favourites' })
    await expect(favourites.locator('[data-game]')).toHaveCount(1)
    await page.goto('/en/favourites?of=slots')
    await expect(tile(page, 'Kılıç İmparatoru')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/en/favourites?of=casino')
    await expect(page.getByText('No favourites yet')).toBeVisible()
    await page.goto('/en/casino')

    await favourites.getByRole('button', { name: 'Play Kılıç İmparatoru' }).click()
    const popup = game(page, 'Kılıç İmparatoru')
    await expect(popup.frameLocator('iframe').getByRole('heading')).toHaveText('g0 real')
    await expect(popup).toContainText('500')
    expect(provider.launches.at(-1)).toMatchObject({
      gameCode: 'g0',
      currency: 'TRY',
      language: 'en',
    })
    // money over the game, which stays open
    await popup.getByRole('button', { name: 'Deposit' }).click()
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup.frameLocator('iframe').getByRole('heading')).toBeVisible()
    await popup.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
    await expect(popup).toHaveCount(0)
  }
)

test('a demo, a table with limits, and HTML in place of an address', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/en/casino')
  await choose(page)
  await expect(page.getByRole('button', { name: 'Demo Book of Dead' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Demo Golden Comet' }).click()
  await expect(game(page, 'Golden Comet').frameLocator('iframe').getByRole('heading')).toHaveText(
    'g2 demo'
  )
  await page.keyboard.press('Escape')

  await page.goto('/en/livecasino')
  await choose(page)
  await tile(page, 'Roulette Azure').click()
  await page.getByRole('radio', { name: /5,000/ }).check()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(game(page, 'Roulette Azure').locator('iframe')).toBeVisible()
  expect(provider.launches.at(-1)).toMatchObject({ gameCode: 'table', limitId: 'vip' })
  await page.keyboard.press('Escape')

  provider.answers({ status: 200, body: { html: '<h1>Closed until nine</h1>' } })
  await tile(page, 'Roulette Azure').click()
  await expect(page.getByRole('radio', { name: /5,000/ })).toBeChecked()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const closed = game(page, 'Roulette Azure').locator('iframe')
  await expect(closed.contentFrame().getByRole('heading')).toHaveText('Closed until nine')
  await expect(closed).not.toHaveAttribute('sandbox', /same-origin/)
  provider.answers(null)
})

test('a full table cannot be chosen, and a game whose tables are closed says so', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context)
  provider.tells({ low: 'full', vip: 'open' })
  // the server asks its provider again after a few seconds
  await expect(async () => {
    await page.goto('/en/livecasino')
    await choose(page)
    await tile(page, 'Roulette Azure').click()
    await expect(page.getByRole('radio', { name: /Full/ })).toBeDisabled({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('radio', { name: /5,000/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Tables checked \d+ s ago/)).toBeVisible()

  provider.tells({ low: 'closed', vip: 'closed' })
  const closed = page.getByRole('button', { name: 'Play Roulette Azure, Closed' })
  // the lobby asks again by itself
  await expect(closed).toBeVisible({ timeout: 20_000 })
  expect(await faultsOf(page)).toEqual([])
  const launches = provider.launches.length
  await closed.click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const status = page.getByRole('dialog', { name: 'Status' })
  await expect(status).toContainText('This table is closed right now')
  expect(provider.launches).toHaveLength(launches)
  provider.tells({})
})

test('a game that does not open says why, with a number for support', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/en/casino')
  await choose(page)
  provider.answers({ status: 200, body: { url: 'https://evil.example/' } })
  await tile(page, 'Golden Comet').click()
  const status = page.getByRole('dialog', { name: 'Status' })
  await expect(status).toContainText(/give support this number: [\dA-F]{12}/)
  await expect(game(page, 'Golden Comet')).toHaveCount(0)
  provider.answers(null)
  await page.keyboard.press('Escape')

  // the server of the lobby is away, and comes back
  await page.route('**/v1/games?**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The games could not be loaded')).toBeVisible()
  await page.unroute('**/v1/games?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await choose(page)
  await expect(tile(page, 'Golden Comet')).toBeVisible()
})

test('a visitor looks around, and signs in to play', async ({ page }) => {
  await page.goto('/en/casino')
  await choose(page)
  await tile(page, 'Golden Comet').click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('on a phone, from right to left', GATE, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/fa/casino')
  await choose(page)
  await expect(page.locator('[data-game]')).toHaveCount(COUNT)
  expect(await misfitsOf(page)).toEqual([])
  await page.getByRole('searchbox').fill('reel 99')
  const found = GAMES.filter(({ title }) => title.includes('99')).length
  await expect(page.locator('[data-game]')).toHaveCount(found)
  expect(await faultsOf(page)).toEqual([])
  await page.locator('[data-game] button').first().tap()
  await expect(page.locator('dialog iframe')).toBeVisible()
  expect(await misfitsOf(page)).toEqual([])
  expect(provider.launches.at(-1)).toMatchObject({ isMobile: true, language: 'fa' })
  await context.close()
})

test('no slip stands beside a lobby; a phone keeps its bar', async ({ page }) => {
  await page.goto('/en/casino')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
})
