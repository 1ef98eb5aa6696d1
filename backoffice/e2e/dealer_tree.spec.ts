/** The dealer tree: opening levels, the figures of a branch, and the ways to its people. */
import { expect, test } from '../../e2e/test.ts'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
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
  const playerRow = page.getByRole('row').filter({ hasText: PLAYER.username }).first()
  await expect(playerRow).toBeVisible()

  const trail = page.getByRole('navigation', { name: 'Ağdaki yeri' })
  await expect(trail).toHaveText(`${ADMIN.username}/${DEALER.username}`)
  await playerRow.getByRole('link', { name: PLAYER.username, exact: true }).click()
  await expect(trail).toHaveText(`${ADMIN.username}/${DEALER.username}/${PLAYER.username}`)
  await trail.getByRole('link', { name: DEALER.username }).click()
  await expect(page.getByRole('heading', { level: 1, name: DEALER.username })).toBeVisible()
})

test('lists take a dealer and a scope, and the figures of a branch open their rows', async ({
  page,
}, info) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/dealers')
  await page.getByRole('searchbox').fill(DEALER.username)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.screenshot({ path: info.outputPath('dealers.png') })
  await page.getByRole('row').last().getByRole('link', { name: /^\d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible()
  const playerLink = page.getByRole('link', { name: PLAYER.username, exact: true })
  await expect(playerLink).toBeVisible()
  await page.getByRole('combobox', { name: 'Kapsam' }).click()
  await page.getByRole('option', { name: 'Yalnız kendisi' }).click()
  await expect(playerLink).toBeHidden()

  await page.goto('/backoffice/ledger-accounts')
  await page.getByRole('combobox', { name: 'Bayi', exact: true }).fill(DEALER.username)
  await page.getByRole('option', { name: DEALER.username, exact: true }).click()
  const trail = page.getByRole('navigation', { name: 'Ağdaki yeri' })
  await expect(trail).toHaveText(`${ADMIN.username}/${DEALER.username}`)
  await expect(page.getByRole('link', { name: ADMIN.username, exact: true })).toHaveCount(0)
  await trail.getByRole('button', { name: ADMIN.username }).click()
  await expect(trail).toBeHidden()
})

test('a dealer sees only the own branch', async ({ page }) => {
  await signIn(page, DEALER)
  await page.goto('/backoffice/dealer-tree')
  await expect(
    page.getByRole('treeitem', { name: new RegExp(`^${DEALER.username}\\b`) })
  ).toBeVisible()
  await expect(
    page.getByRole('treeitem', { name: new RegExp(`^${ADMIN.username}\\b`) })
  ).toHaveCount(0)
})
