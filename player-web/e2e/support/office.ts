/** Staff beside players in one story. */
import { expect, type Page } from '../../../e2e/test.ts'

/** Signs in to the back office as the admin of the demo brand. */
export async function signInToOffice(page: Page): Promise<void> {
  await page.goto('/backoffice/')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill('admin')
  await page.getByLabel('Şifre').fill('admin1234')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible()
}
