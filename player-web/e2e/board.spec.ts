/** The board without matches. */
import { expect, test } from '../../e2e/test.ts'
import type { BoardMatchList, BoardTree } from '@grandstand/shared-types/wire/betting/book'

const NO_TREE: BoardTree = { sports: [], categories: [], tournaments: [] }
const NO_MATCHES: BoardMatchList = { matches: [], totalCount: 0 }

test('a board without matches says so on a desk and on a phone', async ({ page }) => {
  await page.route('**/v1/board/tree?*', (route) => route.fulfill({ json: NO_TREE }))
  await page.route('**/v1/board/matches?*', (route) => route.fulfill({ json: NO_MATCHES }))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/sports')
    await expect(page.getByText('No matches here right now')).toBeVisible()
  }
})
