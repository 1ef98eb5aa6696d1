/** The games of the sandbox, played for money by a browser against the real wallet. */
import { expect, test, type Page } from '@playwright/test'
import { GAME_CODES, type GameCode } from '@grandstand/shared-types/games/game_codes'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { launchGame, SandboxGames } from './support/sandboxGames.ts'

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
const BETS: Partial<Record<GameCode, string>> = {
  roulette: 'button.is-red',
  keno: '.line button',
  lotto6of49: '.line button',
  lotto5of36: '.line button',
  greyhounds: '.price',
  horses: '.price',
  football: '.price',
  tennis: '.price',
}

const playButton = (page: Page) => page.getByRole('button', { name: /^Play/ })
const news = (page: Page) => page.getByRole('status').filter({ hasText: /win/i })

/** Lays a bet, plays, and ends what is still open; resolves when the result is told. */
async function playRound(page: Page, code: GameCode): Promise<void> {
  const bet = BETS[code]
  if (bet !== undefined) await page.locator(bet).first().click()
  await playButton(page).click()
  if (code === 'crash') await page.getByRole('button', { name: 'Cash out' }).click()
  if (code === 'blackjack') await stand(page)
  await expect(news(page)).toBeVisible()
}

/** Stands on every hand; a blackjack is over at once. */
async function stand(page: Page): Promise<void> {
  await expect(async () => {
    const isOver = await news(page).isVisible()
    if (!isOver) await page.getByRole('button', { name: 'Stand' }).click({ timeout: 1_000 })
    await expect(news(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

const shownBalance = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 780 }],
] as const) {
  test(`every game is played for one paid round on ${device}, and its balance is the ledger's`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const player = await newPlayer(admin, context)
    for (const code of GAME_CODES) {
      await test.step(code, async () => {
        await page.goto(await launchGame(player, code, 'real'))
        await playRound(page, code)
        await expect.poll(() => shownBalance(page)).toBe(await cashOf(player))
        expect(await faultsOf(page), code).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, code).toBeLessThanOrEqual(viewport.width)
      })
    }
  })
}

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
