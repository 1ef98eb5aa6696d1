/** Limits by coupon type and by currency, set and removed: the forms show the limits that the API stores. */
import { expect, test, type Page } from '../../e2e/test.ts'
import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
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
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

test('a brand limits single coupons and players of another currency', async ({ page }) => {
  await signIn(page, ADMIN)
  const openSettings = () => page.goto('/backoffice/sites?tab=betting')
  const ofSingles = page
    .getByRole('group', { name: 'Tekli kupon limitleri' })
    .getByLabel('En yüksek tutar')
  const euro = page.getByRole('region', { name: 'EUR' }).getByLabel('En yüksek tutar')

  const ofEuro = page.getByRole('region', { name: 'EUR' })
  const euroStake = ofEuro.getByLabel('Varsayılan tutar (kolon başına)')
  const euroAmounts = ofEuro.getByLabel('Hazır tutarlar')

  await openSettings()
  await ofSingles.fill('450,50')
  await page.getByRole('button', { name: 'EUR' }).click()
  await euro.fill('75')
  await euroStake.fill('0,25')
  await euroAmounts.fill('2 7,50')
  await save(page)
  const set = await settingsOf(page)
  expect(set.limits.byType).toEqual({ single: { maxStakeMinor: 45_050 } })
  expect(set.limitsByCurrency).toEqual({ EUR: { maxStakeMinor: 7500 } })
  expect(set.stakesByCurrency).toEqual({
    EUR: { defaultStakeMinor: 25, couponAmountsMinor: [200, 750] },
  })

  await openSettings()
  await expect(ofSingles).toHaveValue('450,50')
  await expect(euro).toHaveValue('75,00')
  await expect(euroAmounts).toHaveValue('2,00  7,50')
  await ofSingles.fill('')
  await euro.fill('')
  await euroStake.fill('')
  await euroAmounts.fill('')
  await save(page)
  const unset = await settingsOf(page)
  expect(unset.limits.byType).toBeUndefined()
  expect(unset.limitsByCurrency).toEqual({})
  expect(unset.stakesByCurrency).toEqual({})
})

/** Removes limits that another run has left. */
async function removeBetLimits(page: Page): Promise<void> {
  const { cookies } = await page.context().storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const rows: BetLimitView[] = await (await page.request.get('/v1/bet-limits')).json()
  for (const { id } of rows) {
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
    expect((await page.request.delete(`/v1/bet-limits/${id}`, { headers })).ok()).toBe(true)
  }
}

test('a limit on a sport is in the currency that is chosen for it', async ({ page }) => {
  await signIn(page, ADMIN)
  await removeBetLimits(page)
  await page.goto('/backoffice/bet-limits/create')
  const choose = async (name: RegExp, option: string) => {
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await expect(page.getByRole('combobox', { name: 'Para birimi' })).toHaveText('TRY')
  await choose(/^Limit neye konuyor/, 'Spor')
  await choose(/^Konu/, 'Baseball')
  await choose(/^Para birimi/, 'EUR')
  const figures = page.getByRole('group', { name: 'Limitler' })
  await figures.getByLabel('En yüksek tutar').fill('40')
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('bet-limits')
  )
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  const made: BetLimitView = await (await answered).json()
  expect(made).toMatchObject({ scope: 'sport', currency: 'EUR', limits: { maxStakeMinor: 4000 } })

  await page.goto('/backoffice/bet-limits')
  await expect(page.getByRole('row', { name: /Beyzbol/ })).toContainText('40,00 €')
  await removeBetLimits(page)
})
