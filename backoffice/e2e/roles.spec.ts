/** Roles: an admin copies and changes one; users with the role must sign in again, and their menu follows. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, enter, send, signIn } from './support.ts'

test('an admin copies a role and changes it; a dealer with the role is sent to sign in, with the reason', async ({
  page,
  browser,
  playwright,
  baseURL,
}, { retry }) => {
  // a first try has taken the names
  const clerk = { username: `clerk7${retry}`, password: 'clerk-sesame-1' }
  const roleName = `Semt bayisi ${retry + 1}`
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Roller' }).click()
  await page.getByRole('link', { name: 'Alt bayi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alt bayi' })).toBeVisible()
  await expect(page.getByText('Kredi gönderme ve alma')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Düzenle' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Kopyala' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alt bayi rolünü kopyala' })
  await dialog.getByLabel('Yeni rolün adı').fill(roleName)
  await dialog.getByRole('button', { name: 'Kopyala' }).click()
  await expect(page.getByRole('heading', { level: 1, name: roleName })).toBeVisible()
  const roleId = Number(/roles\/(\d+)/.exec(page.url())?.[1])

  const desk = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(desk, ADMIN)
  await send(desk, '/v1/dealers', { ...clerk, roleId })
  await desk.dispose()

  const there = await browser.newContext()
  const dealer = await there.newPage()
  await signIn(dealer, clerk)
  const menu = dealer.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Kuponlar' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Kuponları görme' }).uncheck()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roller' })).toBeVisible()

  const usernameField = dealer.getByRole('textbox', { name: 'Kullanıcı adı' })
  // a timer's request may notice the end of the session before the click does
  await menu.getByRole('link', { name: 'Kullanıcılar' }).or(usernameField).click()
  await expect(usernameField).toBeVisible()
  await expect(dealer.getByText('Yetkileriniz değişti. Tekrar giriş yapın.')).toBeVisible()
  await signIn(dealer, clerk)
  await expect(menu.getByRole('link', { name: 'Kullanıcılar' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kuponlar' })).toHaveCount(0)
  await there.close()
})
