/** Staff write a text of the site, players read it in its language at once, and staff give it up again. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

const openText = async (page: Page, key: string) => {
  await page.goto(
    `/backoffice/translations?filter=${encodeURIComponent(JSON.stringify({ language: 'en', key }))}`
  )
  await page.getByRole('row').filter({ hasText: key }).getByRole('link').first().click()
}

test('a text of the brand stands on the site in its language, until it is given up', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN)
  await openText(page, 'header.signIn')
  await expect(page.getByText('Giriş yap', { exact: true })).toBeVisible()
  const own = page.getByLabel('Markanın metni')
  await expect(own).toHaveValue('Sign in')
  await own.fill('Come {{where}}')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Bu metinde {where} alanı yok.').first()).toBeVisible()
  await own.fill('Come in')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site metinleri' })).toBeVisible()

  const visitor = await context.browser()?.newPage()
  if (!visitor) throw new Error('no browser')
  await visitor.goto(new URL('/en/', page.url()).href)
  await expect(visitor.getByRole('button', { name: 'Come in' }).first()).toBeVisible()
  await visitor.goto(new URL('/tr/', page.url()).href)
  await expect(visitor.getByRole('button', { name: 'Giriş yap' }).first()).toBeVisible()
  await visitor.close()

  await openText(page, 'header.signIn')
  await page.getByRole('button', { name: 'Hazır metne dön' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hazır metne dön' }).click()
  await expect(own).toHaveValue('Sign in')
})
