/** Rows of a lobby by category, the thousand games below them, and the games on the home page. */
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '../../e2e/test.ts'
import type {
  GameCategoryRow,
  GameImport,
  GameProviderRow,
  GameRow,
} from '@grandstand/shared-types/wire/games/games'
import { faultsOf } from '../../e2e/axe.ts'
import {
  PROVIDER_SECRET,
  startGameProvider,
  type GameProviderServer,
} from '../../e2e/game_provider.ts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { misfitsOf } from './support/fit.ts'

const COUNT = 1_000
const OF_CATEGORY = 24
const GAMES = Array.from({ length: COUNT }, (_, at) => ({
  ...{ gameCode: `r${at}`, title: `Rail Game ${at}`, lobby: 'bingo', company: 'Rail House' },
  ...{ logo: null, isMobile: true, hasDemo: true, opensLobby: false, languages: [], limits: {} },
  ...{ extras: [], returnPpm: 960_000 },
}))

let provider: GameProviderServer
let admin: Actor
let row: GameProviderRow

test.beforeAll(async ({ baseURL }) => {
  provider = await startGameProvider(GAMES)
  admin = await signInAdmin(baseURL)
  row = await admin.post<GameProviderRow>('/v1/game-providers', {
    ...{ code: `rails-${randomUUID().slice(0, 8)}`, name: 'Rail House', dialect: 'grandstand' },
    ...{ apiUrl: provider.origin, allowedAddresses: [], allowedOrigins: [provider.origin] },
    ...{ publicKey: null, secrets: { hmacSecret: PROVIDER_SECRET }, listOrder: 1, isEnabled: true },
  })
  await admin.post<GameImport>(`/v1/game-providers/${row.id}/import`, { showNew: true })
  const filter = encodeURIComponent(JSON.stringify({ providerId: row.id }))
  const range = encodeURIComponent('[0,47]')
  const games = await admin.get<GameRow[]>(`/v1/provider-games?filter=${filter}&range=${range}`)
  for (const [at, name] of ['Classics', 'New arrivals'].entries()) {
    const { id } = await admin.post<GameCategoryRow>('/v1/game-categories', {
      ...{ lobby: 'bingo', names: { en: name, tr: name }, listOrder: at + 1, isShown: true },
    })
    for (const game of games.slice(at * OF_CATEGORY, (at + 1) * OF_CATEGORY)) {
      await admin.put(`/v1/provider-games/${game.id}`, { ...game, categoryId: id })
    }
  }
})

test.afterAll(async () => {
  const { secretNames: _secretNames, ...body } = row
  await admin.put(`/v1/game-providers/${row.id}`, { ...body, isEnabled: false })
  provider.close()
})

const rail = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Collects what keeps a page from answering, and what moves in it, from its first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { longTasks: [] as number[], shifts: 0, slowest: 0 }
    Object.assign(globalThis, { seen })
    const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        ...{ type, buffered: true, durationThreshold: 16 },
      })
    follow('longtask', ({ duration }) => seen.longTasks.push(Math.round(duration)))
    follow('event', ({ duration }) => (seen.slowest = Math.max(seen.slowest, duration)))
    follow('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') {
        if (!('hadRecentInput' in entry) || !entry.hadRecentInput) seen.shifts += entry.value
      }
    })
  })

interface Seen {
  longTasks: number[]
  shifts: number
  slowest: number
}
const seenBy = (page: Page): Promise<Seen> => page.evaluate('globalThis.seen')

test('each category has a row that leads to all of its games, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/en/bingo')
  const classics = rail(page, 'Classics')
  await expect(classics.locator('[data-game]')).toHaveCount(20)
  await expect(rail(page, 'New arrivals').locator('[data-game]').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const games = classics.getByRole('button', { name: /^Play Rail Game/ })
  await games.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(games.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(games.last()).toBeFocused()
  await expect(games.last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(games.first()).toBeInViewport()

  await classics.hover()
  await classics.getByRole('button', { name: 'Scroll on' }).click()
  await expect(games.first()).not.toBeInViewport()
  await classics.getByRole('link', { name: 'See all 24 Classics' }).click()
  await expect(page).toHaveURL(/category=\d+/)
  await expect(rail(page, 'Classics').locator('[data-game]')).toHaveCount(OF_CATEGORY)
  await expect(rail(page, 'New arrivals')).toHaveCount(0)
})

test('a lobby of a thousand games answers at once, and nothing in it jumps', async ({ page }) => {
  await watch(page)
  await page.goto('/en/bingo')
  const all = rail(page, 'All games').locator('[data-game]')
  await expect(all.first()).toBeVisible()
  const { shifts: opened } = await seenBy(page)
  const search = page.getByRole('searchbox', { name: 'Find a game' })
  await search.pressSequentially('rail game 99', { delay: 60 })
  await expect.poll(() => all.count()).toBeLessThan(30)
  await search.fill('')
  await expect(all).toHaveCount(COUNT)
  // games that a search finds late, on a busy machine, count as a jump, though the player asked for them
  const { shifts: searched } = await seenBy(page)
  await page.mouse.wheel(0, 6_000)
  await expect(all.nth(200)).toBeAttached()
  const { longTasks, shifts: scrolled, slowest } = await seenBy(page)
  const shifts = opened + scrolled - searched
  console.log(
    `long tasks ${longTasks.join(', ')} ms; slowest event ${slowest} ms; shifts ${shifts}`
  )
  expect(shifts).toBeLessThan(0.02)
})

test('on a phone, from right to left, the rows swipe and the page does not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...{ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  })
  const page = await context.newPage()
  await page.goto('/fa/bingo')
  const classics = rail(page, 'Classics')
  const list = classics.getByRole('list')
  await expect(classics.locator('[data-game]')).toHaveCount(20)
  await list.evaluate((element) => element.scrollBy({ left: -600, behavior: 'instant' }))
  await expect(classics.locator('[data-game]').nth(4)).toBeInViewport()
  expect(await misfitsOf(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})

test('the home page of blocks shows games that are played, and opens one', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'floodlight', url: baseURL ?? '' }])
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/en/')
  const block = page.getByRole('group', { name: 'Popular games' })
  await expect(block.locator('[data-game]')).not.toHaveCount(0)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 2400 })
    expect(await faultsOf(page)).toEqual([])
  }
  expect(await misfitsOf(page)).toEqual([])
  await expect(block.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/casino')
})
