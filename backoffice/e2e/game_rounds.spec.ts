/** A round of a game, as its player and staff read it afterwards. */
import { expect, test } from '../../e2e/test.ts'
import type { OwnRoundPage } from '@grandstand/shared-types/wire/games/rounds'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin, type Actor } from '../../player-web/e2e/support/accounts.ts'
import { launchGame, SandboxGames } from '../../player-web/e2e/support/sandboxGames.ts'
import { ADMIN, signIn } from './support.ts'

let admin: Actor
let sandbox: SandboxGames
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  sandbox = new SandboxGames(String(baseURL))
  await sandbox.start()
  await sandbox.register(admin)
})
test.afterAll(() => sandbox.stop())

test('a player finds the round that was played; staff read its calls and the report', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = await newPlayer(admin, context)
  const own = await context.newPage()
  await own.goto(await launchGame(player, 'slot', 'real'))
  await own.getByRole('button', { name: /^Play/ }).click()
  await expect(own.getByRole('status').filter({ hasText: /win/i })).toBeVisible()
  await own.goto('/en/gameHistory')
  const rounds = own.getByRole('list', { name: 'Game history' }).getByRole('listitem')
  await expect(rounds).toHaveCount(1)
  await expect(rounds).toContainText('Finished')
  expect(await faultsOf(own)).toEqual([])

  const { rows } = await player.get<OwnRoundPage>('/v1/me/game-rounds')
  const [round] = rows
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/game-rounds?filter=${JSON.stringify({ q: round?.roundId })}`)
  await page
    .getByRole('link', { name: round?.gameTitle ?? '' })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Oyun turu: ${round?.gameTitle}` })
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Turun seyri' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sağlayıcının çağrıları' })).toBeVisible()
  await page.getByRole('button', { name: /^bet/ }).first().click()
  await expect(page.getByLabel('Çağrının içeriği')).toContainText(round?.roundId ?? '')
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/backoffice/game-report')
  await expect(page.getByRole('heading', { level: 1, name: 'Oyun raporu' })).toBeVisible()
  await expect(page.getByRole('table').getByText('Toplam').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})
