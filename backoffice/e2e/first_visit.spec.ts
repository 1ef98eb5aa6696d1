/** The back office as somebody meets it who has not been there before. */
import { expect, test } from '../../e2e/test.ts'
import { PLAYER } from './support.ts'

test('a first visit is asked to sign in and told of no session that ended; no refusal stays in another language', async ({
  page,
}) => {
  await page.goto('/backoffice')
  const password = page.getByLabel('Şifre')
  await expect(password).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByLabel('Kullanıcı adı').fill('nobody')
  await password.fill('wrong1234')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('alert')).toContainText('Kullanıcı adı veya şifre')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Kullanıcı adı veya şifre')).toHaveCount(0)

  await page.getByLabel('Username').fill(PLAYER.username)
  await page.getByLabel('Password').fill(PLAYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('staff')
})
