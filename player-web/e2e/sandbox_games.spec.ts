/** The games of the sandbox, played for money by a browser against the real wallet. */
import { GATE, expect, test, type Frame, type Page } from '../../e2e/test.ts'
import {
  GAME_CODES,
  kindOf,
  type GameCode,
  type GameKind,
} from '@grandstand/shared-types/games/game_codes'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { launchGame, placeOf, SandboxGames } from './support/sandboxGames.ts'

let admin: Actor
let sandbox: SandboxGames
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  sandbox = new SandboxGames(String(baseURL))
  await sandbox.start()
  await sandbox.register(admin)
})
test.afterAll(() => sandbox.stop())

/** What the player lays before the button can be pressed; games that are not here need nothing. */
const BETS: Partial<Record<GameKind, string>> = {
  roulette: 'button.is-red',
  keno: '.line button',
  lotto6of49: '.line button',
  lotto5of36: '.line button',
  greyhounds: '.price',
  horses: '.price',
  football: '.price',
  tennis: '.price',
  baccarat: '.spot',
}

const playButton = (page: Frame | Page) => page.getByRole('button', { name: /^Play\b/ })
const news = (page: Frame | Page) => page.getByRole('status').filter({ hasText: /win/i })

/** Lays a bet, plays, and ends what is still open; resolves when the result is told. */
async function playRound(page: Frame, code: GameCode): Promise<void> {
  const bet = BETS[kindOf(code)]
  if (bet !== undefined) await page.locator(bet).first().click()
  await playButton(page).click()
  if (kindOf(code) === 'crash') await page.getByRole('button', { name: 'Cash out' }).click()
  if (kindOf(code) === 'blackjack') await stand(page)
  if (code === 'videoPoker') await page.getByRole('button', { name: 'Draw' }).click()
  if (code === 'mines') await openCells(page)
  await expect(news(page)).toBeVisible()
}

/** Opens a cell, and takes the win where it hid no mine. */
async function openCells(page: Frame | Page): Promise<void> {
  await page.getByRole('button', { name: 'Cell 13', exact: true }).click()
  await expect(async () => {
    const isOver = await news(page).isVisible()
    if (!isOver) await page.getByRole('button', { name: 'Cash out' }).click({ timeout: 1_000 })
    await expect(news(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Stands on every hand; a blackjack is over at once. */
async function stand(page: Frame | Page): Promise<void> {
  await expect(async () => {
    const isOver = await news(page).isVisible()
    if (!isOver) await page.getByRole('button', { name: 'Stand' }).click({ timeout: 1_000 })
    await expect(news(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

const shownBalance = async (page: Frame | Page): Promise<number> =>
  Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))

/** Plays the game in a frame of its own. */
async function openFrame(page: Page, player: Actor, code: GameCode): Promise<Frame> {
  await page.goto(await launchGame(player, code, 'real'))
  return page.mainFrame()
}

/** Finds the game in its lobby, and opens it over the page. */
async function openFromLobby(page: Page, code: GameCode): Promise<Frame> {
  const { title, path } = await placeOf(admin, code)
  await page.goto(`/en/${path}`)
  await page
    .getByRole('button', { name: `Play ${title}`, exact: true })
    .first()
    .click()
  // the tables of roulette have limits of their own
  if (kindOf(code) === 'roulette') {
    await page.getByRole('button', { name: 'Play', exact: true }).click()
  }
  const frame = await page.getByRole('dialog', { name: title }).locator('iframe').elementHandle()
  const content = await frame?.contentFrame()
  if (!content) throw new Error(`no frame of ${code}`)
  return content
}

const BY_KIND = [...Map.groupBy(GAME_CODES, kindOf).values()]
const ONE_OF_EACH_KIND = BY_KIND.flatMap(([code]) => code ?? [])

test('a game of every kind is found in its lobby and played for one paid round, and its balance is the ledger’s', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const player = await newPlayer(admin, context)
  for (const code of ONE_OF_EACH_KIND) {
    await test.step(code, async () => {
      const frame = await openFromLobby(page, code)
      await playRound(frame, code)
      await expect.poll(() => shownBalance(frame)).toBe(await cashOf(player))
    })
  }
})

test('every game is played for one paid round on a phone, and its balance is the ledger’s', async ({
  page,
  context,
}) => {
  const width = 390
  await page.setViewportSize({ width, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const codes of BY_KIND) {
    // one player may not open so many games in a minute
    const player = await newPlayer(admin, context)
    for (const code of codes) {
      await test.step(code, async () => {
        const frame = await openFrame(page, player, code)
        await playRound(frame, code)
        await expect.poll(() => shownBalance(frame)).toBe(await cashOf(player))
        expect.soft(await faultsOf(page), code).toEqual([])
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), code)
          .toBe(width)
      })
    }
  }
})

test('bets inside the roulette table are laid on a phone by touch, and by the keyboard', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...{ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    reducedMotion: 'reduce',
  })
  const player = await newPlayer(admin, context)
  const page = await context.newPage()
  await openFrame(page, player, 'roulette')
  const spot = (name: string) => page.getByRole('button', { name, exact: true })
  const kind = (name: string) => page.getByRole('radio', { name, exact: true })
  const placed = [
    ['Split', '17, 20'],
    ['Street', '13, 14, 15'],
    ['Corner', '25, 26, 28, 29'],
    ['Six line', '31, 32, 33, 34, 35, 36'],
  ] as const
  for (const [mode, numbers] of placed) {
    await kind(mode).tap()
    await expect(kind(mode)).toBeChecked()
    await spot(numbers).tap()
    expect(await faultsOf(page), mode).toEqual([])
  }
  await kind('Corner').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(kind('Street')).toBeChecked()
  await spot('1, 2, 3').focus()
  await page.keyboard.press('Enter')
  await playButton(page).click()
  await expect(news(page)).toBeVisible()
  await expect.poll(() => shownBalance(page)).toBe(await cashOf(player))
  await context.close()
})

test(
  'A14 a round of the slot, opened from its lobby on a phone, is computed again by its link',
  GATE,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const player = await newPlayer(admin, context)
    const frame = await openFromLobby(page, 'slot')
    await frame.getByRole('button', { name: 'Fair play' }).click()
    const hash = await frame.getByRole('dialog', { name: 'Fair play' }).locator('code').innerText()
    await frame.getByRole('button', { name: 'Close' }).click()
    await playRound(frame, 'slot')
    await expect.poll(() => shownBalance(frame)).toBe(await cashOf(player))

    await frame.getByRole('button', { name: 'Fair play' }).click()
    await frame.getByRole('button', { name: 'Change seeds' }).click()
    await expect(frame.getByText('Revealed server seed')).toBeVisible()
    await frame.getByRole('button', { name: 'Close' }).click()
    await frame.getByRole('button', { name: 'My rounds' }).click()
    const opening = context.waitForEvent('page')
    await frame.getByRole('link', { name: 'Check' }).click()
    const check = await opening
    await expect(check.getByText('The hash matches: the seed was fixed')).toBeVisible()
    expect(new URL(check.url()).searchParams.get('hash')).toBe(hash)
  }
)

test('A13 a hand that a kill interrupted is on the table again, and its end in the history', async ({
  page,
  context,
}) => {
  const player = await newPlayer(admin, context)
  const address = await launchGame(player, 'blackjack', 'real')
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Stand' })
  await expect(async () => {
    if (await playButton(page).isVisible()) await playButton(page).click()
    await expect(button).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const cards = page.locator('.playing-card[aria-label]')
  const before = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))

  await sandbox.kill()
  await sandbox.start()
  await page.reload()
  await expect(button).toBeVisible()
  expect(await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(before)
  await stand(page)
  await expect.poll(() => shownBalance(page)).toBe(await cashOf(player))
  await page.getByRole('button', { name: 'My rounds' }).click()
  await expect(
    page.getByRole('dialog', { name: 'My rounds' }).getByRole('listitem')
  ).not.toHaveCount(0)
})
