/** Two-step sign-in of staff, from the set-up to an action that asks for the code again. */
import { expect, test } from '../../e2e/test.ts'
import { setUpCodes } from './codes.ts'
import { ADMIN, enter, send, signIn } from './support.ts'

test('an officer sets up a second factor, signs in with it, and gives the code again for a limit', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  test.setTimeout(180_000)
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  const officer = { username: `officer${Date.now() % 1e6}`, password: 'long-enough-1' }
  const { id } = await send<{ id: number }>(admin, '/v1/users', {
    ...officer,
    type: 'operator',
    permissions: ['users.view', 'catalogue.view'],
  })
  expect(id).toBeGreaterThan(0)

  await signIn(page, officer)
  const codes = await setUpCodes(page, officer, () =>
    page.screenshot({ path: info.outputPath('set-up.png') })
  )
  await expect(
    page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem')
  ).toHaveCount(10)
  const recovery = await page
    .getByRole('list', { name: 'Kurtarma kodları' })
    .getByRole('listitem')
    .allInnerTexts()
  await page.getByRole('button', { name: 'Kaydettim' }).click()
  await expect(page.getByText('10 kurtarma kodu kaldı.')).toBeVisible()

  await page.getByRole('button', { name: officer.username }).click()
  await page.getByRole('menuitem', { name: /Çıkış/ }).click()
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(officer.username)
  await page.getByLabel('Şifre').fill(officer.password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.getByLabel('Doğrulama kodu').fill('000000')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByText('Kod yanlış')).toBeVisible()
  await page.screenshot({ path: info.outputPath('sign-in.png') })
  await page.getByLabel('Doğrulama kodu').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  // back on the page that the user had left
  await expect(page.getByText('9 kurtarma kodu kaldı.')).toBeVisible()

  // pretends that five minutes have passed: the page gets the server's answer of that moment
  const error = { key: 'stepUpNeeded', params: [], message: 'stepUpNeeded' }
  const refusal = { status: 403, json: { error, message: error.message } }
  await page.route('**/second-factor/recovery-codes', (route) => route.fulfill(refusal), {
    times: 1,
  })
  await page.goto('/backoffice/second-factor')
  await page.getByRole('button', { name: 'Kurtarma kodlarını yenile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kurtarma kodlarını yenile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kodunuzu yeniden girin' })
  await expect(dialog).toBeVisible()
  await page.screenshot({ path: info.outputPath('again.png') })
  await dialog.getByLabel('Doğrulama kodu').fill(await codes.fresh())
  await dialog.getByRole('button', { name: 'Doğrula' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem')
  ).toHaveCount(10)
  await admin.dispose()
})
