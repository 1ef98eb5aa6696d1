/** `LoginWithUser` is Turkish, leads staff to their app with `isOp=1`, and takes nobody's word for a dealer (rules 9.1). */
import { expect, test, type Page } from '../../e2e/test.ts'

const ADDRESS = '/en/LoginWithUser?parent=1&isOp=1'

/** Signs in by the form of the page; resolves to what the server was sent. */
async function signInAt(page: Page, username: string, password: string): Promise<unknown> {
  await page.goto(ADDRESS)
  await expect(page).toHaveURL(/\/tr\/LoginWithUser\?parent=1&isOp=1$/)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
  await form.getByLabel('Şifre', { exact: true }).fill(password)
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/sessions'))
  await form.getByRole('button', { name: 'Giriş yap' }).click()
  return (await sent).postDataJSON()
}

test('a dealer lands in the back office, and the server is told no parent', async ({ page }) => {
  const sent = await signInAt(page, 'dealer', 'dealer1234')
  expect(sent).toEqual({ username: 'dealer', password: 'dealer1234' })
  await expect(page).toHaveURL(/\/backoffice\//)
})

test('a player stays in the player app', async ({ page }) => {
  await signInAt(page, 'player', 'player1234')
  await expect(page).toHaveURL(/\/tr\/$/)
})
