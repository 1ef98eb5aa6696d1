/** A jackpot that stakes of a game and tickets of draws move, and that falls: for the winner, and for whoever else is there. */
import { GATE, expect, test, type Locator, type Page } from '../../e2e/test.ts'
import { MOST_LEVELS } from '@grandstand/shared-types/games/jackpot/bounds'
import type { DrawTickets } from '@grandstand/shared-types/wire/draws'
import type { JackpotRow, JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { misfitsOf } from './support/fit.ts'
import { placeOf, SandboxGames } from './support/sandboxGames.ts'

const NAME = 'Falling Star'

let admin: Actor
let sandbox: SandboxGames
let jackpot: JackpotRow
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  sandbox = new SandboxGames(String(baseURL))
  await sandbox.start()
  await sandbox.register(admin)
  const level = (name: string, seedMinor: number, mustFallBeforeMinor: number) => ({
    ...{ id: null, names: { tr: name, en: name }, sharePpm: 100_000 },
    ...{ kind: 'mystery', meanStakesMinor: 0, reservePpm: 0 },
    ...{ seedMinor, mustFallBeforeMinor },
  })
  jackpot = await admin.post<JackpotRow>('/v1/brand-jackpots', {
    names: { tr: NAME, en: NAME },
    currency: 'TRY',
    isForAllBrands: false,
    joinedBrands: [],
    countsSport: false,
    countsDesks: true,
    countedLobbies: ['slots', 'lotto'],
    countedGames: [],
    listOrder: 0,
    isEnabled: true,
    levels: [level('Nova', 0, 100), level('Galaxy', 100_000, 90_000_000)],
  })
  expect(jackpot.levels.length).toBeLessThanOrEqual(MOST_LEVELS)
})
test.afterAll(async () => {
  await admin.put(`/v1/brand-jackpots/${jackpot.id}`, { ...jackpot, isEnabled: false })
  await sandbox.stop()
})

const tickerIn = (place: Page | Locator) => place.getByRole('region', { name: NAME })

async function minorOf(place: Page | Locator, level: string): Promise<number> {
  const row = tickerIn(place).locator('div').filter({ hasText: level })
  return Number((await row.locator('dd').first().innerText()).replace(/\D/g, ''))
}

test(
  'the jackpot moves as the slot is played, falls, is paid once, and is shown on every screen',
  GATE,
  async ({ page, context, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const player = await newPlayer(admin, context)
    const { title, path } = await placeOf(admin, 'slot')
    const other = await context.newPage()
    await other.goto('/en/coupons')
    const others = await browser.newContext()
    const somebody = await newPlayer(admin, others)
    const watcher = await others.newPage()
    await watcher.goto(`/en/${path}`)
    expect(await minorOf(watcher, 'Galaxy')).toBe(100_000)
    expect(await faultsOf(watcher)).toEqual([])

    // the line stays for seconds only: the watcher looks out for it from before the fall
    const announced = watcher
      .getByRole('status')
      .filter({ hasText: `${NAME} · Nova` })
      .waitFor({ timeout: 200_000 })

    await page.goto(`/en/${path}`)
    await page
      .getByRole('button', { name: `Play ${title}`, exact: true })
      .first()
      .click()
    const game = page.getByRole('dialog', { name: title })
    await expect(tickerIn(game)).toBeVisible()
    const won = page.getByRole('dialog', { name: 'You won the jackpot!' })
    await expect(async () => {
      await game.frameLocator('iframe').getByRole('button', { name: /^Play/ }).click()
      await expect(won).toBeVisible({ timeout: 2_000 })
    }).toPass()

    await expect(other.getByRole('dialog', { name: 'You won the jackpot!' })).toBeVisible()
    await announced
    await expect.poll(() => minorOf(watcher, 'Galaxy')).toBeGreaterThan(100_000)
    await expect.poll(() => minorOf(game, 'Galaxy')).toBeGreaterThan(100_000)

    const wins = (await admin.get<JackpotWinRow[]>('/v1/jackpot-wins')).filter(
      ({ jackpotId }) => jackpotId === jackpot.id
    )
    const paid = await player.get<{ type: string; amountMinor: number }[]>('/v1/transactions')
    const own = paid
      .filter(({ type }) => type === 'jackpotWin')
      .map(({ amountMinor }) => amountMinor)
    expect(own.sort()).toEqual(wins.map(({ amountMinor }) => amountMinor).sort())
    expect(await cashOf(somebody)).toBe(50_000)

    await won.getByRole('button', { name: 'Close' }).last().click()
    await page.goto('/en/jackpots')
    await page.getByText('See the proof').first().click()
    await expect(page.getByText('The hash matches')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await others.close()
  }
)

test('the jackpot stands over a game that is drawn, and moves as its tickets are sold', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const player = await newPlayer(admin, context)
  await page.goto('/en/lotto/keno')
  await expect(tickerIn(page)).toBeVisible()
  expect(await misfitsOf(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  const before = await minorOf(page, 'Galaxy')
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
  const { tickets } = await player.get<DrawTickets>('/v1/me/draw-tickets')
  const share = Math.floor((tickets[0]?.stakeMinor ?? 0) / 10)
  expect(share).toBeGreaterThan(0)
  await expect.poll(() => minorOf(page, 'Galaxy')).toBeGreaterThanOrEqual(before + share)
})
