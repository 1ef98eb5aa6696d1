/** Staff type an odds boost, see what it costs, and end it (rules 15.10). */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'
import { examine } from './examine.ts'

test('an odds boost is typed, shown and ended', async ({ page }) => {
  const name = `Derbi ${Date.now()}`
  await signIn(page, ADMIN)
  await page.goto('/backoffice/odds-boosts/create')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Yükseltilmiş oran ekle' })
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
  const matches = page.getByRole('combobox', { name: 'Maçlar' })
  await matches.click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  const market = page.getByRole('combobox', { name: 'Bahis türü' })
  await market.click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Seçenek' }).click()
  const outcome = page.getByRole('option').nth(1)
  const outcomeName = (await outcome.textContent()) ?? ''
  await outcome.click()
  await page.getByLabel('Başlangıç').fill('01.01.2026 10:00')
  await page.getByLabel('Bitiş').fill('01.01.2030 10:00')
  await page.getByRole('textbox', { name: 'Oranın yüzdesi' }).fill('10')
  await page.getByRole('combobox', { name: 'Para birimi' }).click()
  await page.getByRole('option', { name: 'TRY' }).click()
  await page.getByRole('textbox', { name: 'En yüksek tutar' }).fill('100')
  await page.getByRole('textbox', { name: 'En yüksek ek kazanç' }).fill('500')
  await examine(page, 'form of an odds boost', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('+10%')
  await expect(page.getByRole('main')).toContainText(outcomeName)
  await examine(page, 'page of an odds boost', 'main')
  await page.getByRole('button', { name: 'Bitir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bitir' }).click()
  await expect(page.getByRole('button', { name: 'Bitir' })).toBeHidden()
  await page.goto('/backoffice/odds-boosts')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await examine(page, 'odds boosts', 'main')
})
