/** The history of a record: the entries of the audit log about it, on its own page. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

const history = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'İşlem kayıtları', exact: true }) })

test('a changed team shows who changed it, with both values', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  const name = `Yeni takım ${Date.now()}`
  const team = await send<{ id: number }>(admin, '/v1/teams', { sportId: 1, name })
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/teams/${team.id}`)
  await expect(history(page)).toContainText('Takım eklendi')

  await page.getByRole('textbox', { name: 'Ad' }).first().fill(`${name} B`)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takımlar' })).toBeVisible()
  await page.goto(`/backoffice/teams/${team.id}`)
  const changed = history(page).getByRole('row').filter({ hasText: 'Takım değişti' })
  await expect(changed).toContainText('admin')
  await expect(changed.getByRole('deletion').filter({ hasText: name }).first()).toBeVisible()
  await expect(changed).toContainText(`${name} B`)
  await page.screenshot({ path: info.outputPath('team.png'), fullPage: true })

  const download = page.waitForEvent('download')
  await history(page).getByRole('button', { name: 'Dışa aktar (CSV)' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines, 'a head, and the entries of this team alone').toHaveLength(3)
  await admin.dispose()
})

test('users, coupons, matches, sites and limits have a history', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 500 })
  const me: { id: number } = await (await player.get('/v1/me')).json()
  const board: { matches: { id: number }[] } = await (await player.get('/v1/board/matches')).json()
  await signIn(page, ADMIN)

  await page.goto(`/backoffice/coupons/${coupon.id}/show`)
  await expect(history(page)).toBeVisible()
  await page.goto(`/backoffice/users/${me.id}/show?tab=audit`)
  await expect(page.getByRole('row').filter({ hasText: 'Giriş yapıldı' }).first()).toBeVisible()
  await page.goto(`/backoffice/matches/${board.matches[0]?.id}/show?tab=log`)
  await expect(page.getByRole('tab', { name: 'İşlem kayıtları', selected: true })).toBeVisible()
  await page.goto('/backoffice/sites/1')
  await expect(history(page)).toBeVisible()
  await page.screenshot({ path: info.outputPath('site.png'), fullPage: true })
  await player.dispose()
})
