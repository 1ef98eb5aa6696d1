/** Draws to watch, on the second monitor of a shop and on a phone, and their results. */
import { expect, test, type Page } from '../../e2e/test.ts'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawLobbyView } from '@grandstand/shared-types/wire/draws'
import { faultsOf } from '../../e2e/axe.ts'
import { changeRows } from '../../e2e/database.ts'
import { misfitsOf } from './support/fit.ts'

const WATCHED: readonly DrawGameCode[] = ['keno', 'bingo75', 'horses']

/** Draws the next three draws of each watched game now. */
async function drawSome(page: Page): Promise<void> {
  const read = async () => {
    const view: DrawLobbyView = await (await page.request.get('/v1/draw-games')).json()
    return view.games.filter(({ code }) => WATCHED.includes(code))
  }
  // the server opens the draws of its games when it starts
  const ahead = async () => (await read()).map(({ draws }) => draws.length >= 3)
  await expect.poll(ahead).toEqual(WATCHED.map(() => true))
  const ids = (await read()).flatMap(({ draws }) => draws.slice(0, 3).map(({ id }) => id))
  const now = Date.now()
  await changeRows(
    ...ids.map(
      (id) =>
        ['update draws set closes_at = ?, draws_at = ? where id = ?', [now, now, id]] as [
          string,
          number[],
        ]
    )
  )
  const lastIds = async () => (await read()).map(({ last }) => last?.id ?? 0)
  const isNew = async () => (await lastIds()).map((id) => ids.includes(id))
  await expect.poll(isNew).toEqual(WATCHED.map(() => true))
}

for (const { on, width } of [
  { on: 'a second monitor', width: 1920 },
  { on: 'a phone', width: 390 },
]) {
  test(`draws are watched on ${on}, with results, hot and cold numbers`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 1080 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await drawSome(page)
    for (const game of WATCHED) {
      await page.goto(`/en/draws/screen?game=${game}`)
      const board = page.getByRole('region', { name: 'Draw screen' })
      await expect(board.getByText('Sales close in')).toBeVisible()
      await expect(board.getByRole('heading', { name: /^Draw \d+$/ })).toBeVisible()
      await expect(board.getByRole('region', { name: 'Hot numbers' })).toBeVisible()
      await page.screenshot({ path: info.outputPath(`${game}.png`), fullPage: true })
      expect(await faultsOf(page), game).toEqual([])
      expect(await misfitsOf(page), game).toEqual([])
      await page.goto(`/en/draws/results?game=${game}`)
      await expect(page.getByRole('link', { name: /^Draw \d+$/ }).first()).toBeVisible()
      expect(await faultsOf(page), `results of ${game}`).toEqual([])
      expect(await misfitsOf(page), `results of ${game}`).toEqual([])
    }
  })
}
