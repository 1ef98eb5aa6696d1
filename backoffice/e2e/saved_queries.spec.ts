/** Searches of a list are kept for the person, not for the browser. */
import { expect, test } from '@playwright/test'
import { ADMIN, signIn } from './support.ts'

test('a search kept in one browser is there in another, until it is taken away', async ({
  page,
  browser,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ product: 'live' }))
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons?filter=${filter}`)
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Canlı kuponlar')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('button', { name: 'Canlı kuponlar', exact: true })).toBeVisible()

  const elsewhere = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await signIn(elsewhere, ADMIN)
  await elsewhere.goto('/backoffice/coupons')
  await elsewhere.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  const kept = elsewhere.getByRole('button', { name: 'Canlı kuponlar', exact: true })
  await kept.click()
  await expect(elsewhere).toHaveURL(/product/)
  await expect(elsewhere.getByRole('combobox', { name: 'Ürün' })).toHaveText('Canlı')
  await elsewhere.getByRole('button', { name: 'Kayıtlı aramalar' }).click()
  await elsewhere.getByRole('button', { name: 'Canlı kuponlar aramasını sil' }).click()
  await expect(kept).toHaveCount(0)
  await elsewhere.close()
})
