/** Staff decide which lobbies of games players see, in which order, and what a stake in them may be. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { allLobbies } from '@grandstand/shared-types/sites/lobby_settings'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from '../../player-web/e2e/support/accounts.ts'
import { ADMIN, signIn } from './support.ts'

// other stories play in every lobby
test.afterAll(async ({ baseURL }) => {
  const admin = await signInAdmin(baseURL)
  await admin.put('/v1/lobby-settings', { lobbies: allLobbies() })
})

/** The lobbies in the menu of a visitor. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  return page.getByRole('menuitem').allInnerTexts()
}

test('a lobby is hidden, another moved and bounded; players see it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  expect((await menuOf(visitor)).slice(0, 2)).toEqual(['Slots', 'Live casino'])

  await signIn(page, ADMIN)
  await page.goto('/backoffice/virtual-games')
  await expect(page.getByRole('heading', { level: 1, name: 'Sanal oyun ayarları' })).toBeVisible()
  await page.getByRole('switch', { name: 'TV oyunları' }).uncheck()
  await page.getByRole('button', { name: 'Canlı casino: yukarı' }).click()
  await page.getByRole('button', { name: 'Loto: Oyunların sınırları' }).click()
  const [least, most] = ['En düşük bahis (TRY)', 'En yüksek bahis (TRY)']
  await page.getByRole('textbox', { name: least }).fill('50')
  await page.getByRole('textbox', { name: most }).fill('20')
  await expect(page.getByText('En düşük bahisten az olamaz')).toBeVisible()
  await page.getByRole('textbox', { name: most }).fill('200')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Sanal oyun ayarları kaydedildi')).toBeVisible()

  const menu = await menuOf(visitor)
  expect(menu.slice(0, 2)).toEqual(['Live casino', 'Slots'])
  expect(menu).not.toContain('TV games')
  await visitor.goto('/en/tvgames')
  await expect(visitor).toHaveURL(/\/en\/$/)

  await page.reload()
  await expect(page.getByRole('switch', { name: 'TV oyunları' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Loto: TRY' }).click()
  await expect(page.getByRole('textbox', { name: most })).toHaveValue('200,00')
  await page.goto('/backoffice/audit-log')
  await expect(page.getByText('Sanal oyun ayarları değişti').first()).toBeVisible()
  await visitor.context().close()
})
