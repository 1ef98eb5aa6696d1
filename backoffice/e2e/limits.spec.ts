/** Limits by coupon type and by currency, set in the brand's settings and taken away again: the form says what the API holds. */
import { expect, test, type Page } from '@playwright/test'
import type { SiteView } from '@grandstand/shared-types/wire'
import { ADMIN, signIn } from './support.ts'

async function settingsOf(page: Page): Promise<SiteView['settings']> {
  const [site]: SiteView[] = await (await page.request.get('/v1/sites')).json()
  if (!site) throw new Error('no site')
  return site.settings
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/v1/sites/')
  )
  await page.getByRole('button', { name: 'Kaydet' }).click()
  expect((await answered).status()).toBe(200)
}

test('a brand limits single coupons and players of another currency', async ({ page }) => {
  await signIn(page, ADMIN)
  const openSettings = () => page.goto('/backoffice/sites')
  const ofSingles = page
    .getByRole('group', { name: 'Tekli kuponun kendi sınırları' })
    .getByLabel('En çok tutar')
  const euro = page.getByRole('region', { name: 'EUR' }).getByLabel('En çok tutar')

  await openSettings()
  await ofSingles.fill('450,50')
  await page.getByRole('button', { name: 'EUR' }).click()
  await euro.fill('75')
  await save(page)
  const set = await settingsOf(page)
  expect(set.limits.byType).toEqual({ single: { maxStakeMinor: 45_050 } })
  expect(set.limitsByCurrency).toEqual({ EUR: { maxStakeMinor: 7500 } })

  await openSettings()
  await expect(ofSingles).toHaveValue('450,50')
  await expect(euro).toHaveValue('75,00')
  await ofSingles.fill('')
  await euro.fill('')
  await save(page)
  const unset = await settingsOf(page)
  expect(unset.limits.byType).toBeUndefined()
  expect(unset.limitsByCurrency).toEqual({})
})
