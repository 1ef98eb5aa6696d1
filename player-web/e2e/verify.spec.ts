/** A round computed again by anybody: from a link, by typing its seeds, on a desktop and on a phone. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { commit } from '@grandstand/shared-types/draws/commit'
import { GAME_CODES } from '@grandstand/shared-types/games/game_codes'
import { faultsOf } from '../../e2e/axe.ts'

const SEEDS = { serverSeed: 'f00d'.repeat(16), clientSeed: 'my seed', round: '12' }

const link = (game: string, more: Record<string, string> = {}) =>
  `/en/verify?${new URLSearchParams({ game, ...SEEDS, ...more }).toString()}`

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

// a colour on its way is none of the theme's
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { on, width, mode } of [
  { on: 'a desktop', width: 1280, mode: 'light' },
  { on: 'a phone', width: 390, mode: 'dark' },
] as const) {
  test(`must-hold A14: a link shows a round of every game on ${on}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), mode)
    const bets = JSON.stringify([{ stakeMinor: 500, spot: 'red', numbers: [1, 2, 3], actions: [] }])
    for (const game of GAME_CODES) {
      await page.goto(link(game, { hash: commit(SEEDS.serverSeed), bets }))
      await expect(page.getByText('The hash matches: the seed was fixed')).toBeVisible()
      expect(await isWide(page), game).toBe(false)
      expect.soft(await faultsOf(page), game).toEqual([])
    }
  })
}

test('must-hold A14: a visitor types the seeds of a round, and a changed seed is found', async ({
  page,
}) => {
  await page.goto('/en/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a round' }).click()
  await expect(page.getByText('Why nobody can change a round')).toBeVisible()
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Grand Roulette' })
  await page.getByLabel('Server seed').fill(SEEDS.serverSeed)
  await page.getByLabel('Published hash').fill(commit(SEEDS.serverSeed))
  await page.getByLabel('Client seed').fill(SEEDS.clientSeed)
  await page.getByLabel('Round', { exact: true }).fill(SEEDS.round)
  await page.getByRole('button', { name: 'Check the round' }).click()
  await expect(page.getByText('The hash matches')).toBeVisible()
  // the address names the round, so that it can be passed on
  await expect(page).toHaveURL(/game=roulette.*round=12/)
  await page.getByLabel('Server seed').fill('another')
  await page.getByRole('button', { name: 'Check the round' }).click()
  await expect(page.getByText('The hash does not match')).toBeVisible()
})
