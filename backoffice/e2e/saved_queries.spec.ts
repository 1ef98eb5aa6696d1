/** A saved search belongs to the user, not to the browser, and may be shared. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, DEALER, signIn } from './support.ts'

test('a search saved and shared in one browser is in other browsers until its owner removes it', async ({
  page,
  browser,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ product: 'live' }))
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons?filter=${filter}`)
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Canlı kuponlar')
  await page.getByRole('checkbox', { name: 'Bayi' }).check()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('button', { name: 'Canlı kuponlar', exact: true })).toBeVisible()

  const dealers = await browser.newPage()
  await signIn(dealers, DEALER)
  await dealers.goto('/backoffice/coupons')
  await dealers.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  await expect(dealers.getByText('admin paylaştı')).toBeVisible()
  await dealers.getByRole('button', { name: 'Canlı kuponlar', exact: true }).click()
  await expect(dealers).toHaveURL(/product/)
  await dealers.close()

  const elsewhere = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await signIn(elsewhere, ADMIN)
  await elsewhere.goto('/backoffice/coupons')
  await elsewhere.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  const kept = elsewhere.getByRole('button', { name: 'Canlı kuponlar', exact: true })
  await kept.click()
  await expect(elsewhere).toHaveURL(/product/)
  await elsewhere.getByRole('button', { name: 'Filtreler (1)' }).click()
  await expect(elsewhere.getByRole('combobox', { name: 'Ürün' })).toHaveText('Canlı')
  await elsewhere.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  await elsewhere.getByRole('button', { name: 'Canlı kuponlar aramasını sil' }).click()
  await expect(kept).toHaveCount(0)
  await elsewhere.close()
})

test('chosen columns stay after signing out', async ({ page }) => {
  const phone = page.getByRole('columnheader', { name: 'Açılış' })
  const choose = async () => {
    await page.goto('/backoffice/users')
    await page.getByRole('button', { name: 'Sütunlar' }).click()
  }
  await signIn(page, ADMIN)
  await choose()
  await expect(phone).toHaveCount(0)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // not `check`, which asks for the mark at once: a busy machine draws it later
  await page.getByRole('checkbox', { name: 'Açılış' }).click()
  await expect(page.getByRole('checkbox', { name: 'Açılış' })).toBeChecked()
  expect((await kept).ok()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(phone).toBeVisible()

  await page.getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  await signIn(page, ADMIN)
  await choose()
  await expect(page.getByRole('checkbox', { name: 'Açılış' })).toBeChecked()
  await page.getByRole('button', { name: 'Varsayılana dön' }).click()
  await page.keyboard.press('Escape')
  await expect(phone).toHaveCount(0)
})

test('a list is walked by the keyboard, and keeps its place on the way back', async ({ page }) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/market-types?perPage=50')
  const third = page.getByRole('row').nth(3).getByRole('link').first()
  await expect(third).toBeVisible()
  for (let row = 0; row < 4; row++) await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/market-types\/\d+\/show/)
  await expect(page.getByRole('link', { name: 'Geri' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/market-types\?.*perPage=50/)
  await expect(third).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})
