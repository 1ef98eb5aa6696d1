/** The account page in the back office: staff see their own account, and change their own password. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, enter, send, signIn } from './support.ts'

test('a dealer changes the own password, and every other session ends', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  const dealer = { username: `own${randomUUID().slice(0, 8)}`, password: 'first-door-1' }
  await send(admin, '/v1/users', { type: 'dealer', ...dealer })
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(elsewhere, dealer)

  await signIn(page, dealer)
  await page.getByRole('button', { name: dealer.username }).click()
  await page.getByRole('menuitem', { name: 'Hesabım' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(dealer.username)

  const next = 'second-door-2'
  const change = async (current: string) => {
    await page.getByLabel('Şu anki şifre').fill(current)
    await page.getByLabel('Yeni şifre *', { exact: true }).fill(next)
    await page.getByLabel('Yeni şifre, tekrar').fill(next)
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  }
  await change('not-the-one-9')
  await expect(page.getByRole('alert')).toContainText('Mevcut şifreniz hatalı')
  await change(dealer.password)
  await expect(page.getByText('Şifre değiştirildi.')).toBeVisible()
  await page.reload()
  const changes = page.getByRole('listitem').filter({ hasText: 'Siz' })
  await expect(changes).toContainText('Kendi şifresini değiştirdi')
  expect((await elsewhere.get('/v1/me')).status()).toBe(401)
  expect((await page.request.get('/v1/me')).status()).toBe(200)
  await enter(elsewhere, { ...dealer, password: next })
  await Promise.all([admin.dispose(), elsewhere.dispose()])
})
