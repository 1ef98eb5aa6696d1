/** Roles: copied and changed by an admin; whom the change concerns signs in again, and the menu follows. */
import { expect, test } from '@playwright/test'
import { ADMIN, enter, send, signIn } from './support.ts'

const CLERK = { username: 'clerk77', password: 'clerk-sesame-1' } as const

test('an admin copies a role and changes it; a dealer who has it is sent to sign in with the reason', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Roller' }).click()
  await page.getByRole('link', { name: 'Alt bayi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alt bayi' })).toBeVisible()
  await expect(page.getByText('Kredi gönderme ve alma')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Düzenle' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Kopyala' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alt bayi rolünü kopyala' })
  await dialog.getByLabel('Yeni rolün adı').fill('Semt bayisi')
  await dialog.getByRole('button', { name: 'Kopyala' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Semt bayisi' })).toBeVisible()
  const roleId = Number(/roles\/(\d+)/.exec(page.url())?.[1])

  const desk = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(desk, ADMIN)
  await send(desk, '/v1/dealers', { ...CLERK, roleId })
  await desk.dispose()

  const there = await browser.newContext()
  const dealer = await there.newPage()
  await signIn(dealer, CLERK)
  const menu = dealer.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Kuponlar' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Kuponları görme' }).uncheck()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roller' })).toBeVisible()

  await menu.getByRole('link', { name: 'Kullanıcılar' }).click()
  await expect(dealer.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeVisible()
  await expect(dealer.getByText('Yetkileriniz değişti. Tekrar giriş yapın.')).toBeVisible()
  await signIn(dealer, CLERK)
  await expect(menu.getByRole('link', { name: 'Kullanıcılar' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kuponlar' })).toHaveCount(0)
  await there.close()
})
