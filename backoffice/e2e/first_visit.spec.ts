/** The back office as somebody meets it who has not been there before. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, PLAYER, signIn } from './support.ts'

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

test('a dealer opened with a name and a password alone begins with the role of a dealer; one without rights is told so', async ({
  page,
  browser,
}, { retry }) => {
  const first = { username: `first${retry}dealer`, password: 'dealer-sesame-1' }
  const bare = { username: `bare${retry}dealer`, password: 'dealer-sesame-1' }
  const open = async ({ username, password }: typeof first) => {
    await page.goto('/backoffice/dealers/create')
    await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
    await page.getByLabel('Şifre').first().fill(password)
  }
  const warning = page.getByText('Rolü ve yetkisi olmayan hesap yalnızca giriş yapabilir')
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await signIn(page, ADMIN)
  await open(first)
  await expect(page.getByRole('button', { name: /Rol ve yetkiler.*role göre/ })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await save(first.username)

  await open(bare)
  await page.getByRole('button', { name: /Rol ve yetkiler.*role göre/ }).click()
  await page.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Değeri temizle' }).click()
  await expect(warning).toBeVisible()
  await save(bare.username)

  for (const [who, may] of [
    [first, true],
    [bare, false],
  ] as const) {
    const there = await browser.newContext()
    const dealer = await there.newPage()
    await signIn(dealer, who)
    const menu = dealer.getByRole('navigation')
    await expect(menu.getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(may ? 1 : 0)
    await expect(dealer.getByText('Hesabınızın henüz hiçbir yetkisi yok.')).toHaveCount(may ? 0 : 1)
    await there.close()
  }
})

test('a built-in role opens to be read and copied, not to be changed', async ({ page }) => {
  await signIn(page, ADMIN)
  const roles = await (await page.request.get('/v1/roles')).json()
  const { id } = roles.find(({ name }: { name: string }) => name === 'trading')
  await page.goto(`/backoffice/roles/${id}`)
  await expect(page).toHaveURL(new RegExp(`/roles/${id}/show$`))
  await expect(page.getByRole('button', { name: 'Kopyala' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sil' })).toHaveCount(0)
})
