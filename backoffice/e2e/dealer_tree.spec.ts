/** The dealer tree: opening levels, the figures of a branch, and the ways to its people. */
import { expect, test } from '@playwright/test'
import type { TreeLevel } from '@grandstand/shared-types/wire/dealer_tree'
import { ADMIN, DEALER, enter, PLAYER, placeCoupon, signIn } from './support.ts'

test('an admin opens the tree down to a dealer, and goes on to its users', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  await placeCoupon(player, { matches: 1, totalStakeMinor: 1_000 })
  await player.dispose()
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Bayi ağacı' }).click()
  const top = page.getByRole('treeitem', { name: ADMIN.username })
  await top.press('ArrowRight')
  const dealer = page.getByRole('treeitem', { name: new RegExp(`^${DEALER.username}\\b`) })
  await expect(dealer).toContainText('Oyuncu')

  const read = async (query: string) => {
    const answer = await page.request.get(`/v1/dealer-tree?period=today${query}`)
    const level: TreeLevel = await answer.json()
    return level.nodes
  }
  const [admin] = await read('')
  const node = (await read(`&below=${admin?.id}`)).find(
    ({ username }) => username === DEALER.username
  )
  expect(node?.playerCount).toBeGreaterThan(0)
  expect(node?.sums[0]?.openStakesMinor).toBeGreaterThan(0)
  await expect(dealer).toContainText(`Oyuncu${node?.playerCount}`)

  await dealer.click()
  const place = page.getByRole('navigation', { name: 'Seçilen bayinin yeri' })
  await expect(place).toContainText(DEALER.username)
  await page.screenshot({ path: info.outputPath('tree.png'), fullPage: true })
  await page.reload()
  await expect(dealer).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('link', { name: 'Altındaki kullanıcılar' }).click()
  await expect(page.getByRole('row').filter({ hasText: PLAYER.username }).first()).toBeVisible()
})

test('a dealer sees the own branch alone', async ({ page }) => {
  await signIn(page, DEALER)
  await page.goto('/backoffice/dealer-tree')
  await expect(
    page.getByRole('treeitem', { name: new RegExp(`^${DEALER.username}\\b`) })
  ).toBeVisible()
  await expect(
    page.getByRole('treeitem', { name: new RegExp(`^${ADMIN.username}\\b`) })
  ).toHaveCount(0)
})
