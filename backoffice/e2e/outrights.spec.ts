/** Staff make the outright of a season: its teams, its places, its prices, and who is paid by the first of the table. */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { ADMIN, signIn } from './support.ts'

const TEAMS = ['1\tAnkara City', '2\tIzmir Athletic', '3\tBursa Rovers', '4\tAdana Stars'].join(
  '\n'
)
const MONTHS_MS = 150 * 24 * 3_600_000

/** `2026-12-09 14:00` by the clock of the brand, as the form reads it. */
const clockOfBrand = (epochMs: number): string =>
  new Date(epochMs).toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a league becomes a season outright with two places at a quarter', async ({ page }, info) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/races/create')
  await page.getByRole('combobox', { name: 'Turnuva' }).fill('National League')
  await page.getByRole('option', { name: 'National League', exact: true }).first().click()
  const name = 'Ulusal Lig son sırası'
  await page.getByRole('textbox', { name: 'Bahsin adı' }).fill(name)
  await page
    .getByRole('textbox', { name: 'Son bahis zamanı' })
    .fill(clockOfBrand(Date.now() + MONTHS_MS))
  await page.getByRole('textbox', { name: 'Plase sırası' }).fill('2')
  await page.getByRole('textbox', { name: 'Oranın kaçta biri' }).fill('4')
  await page.getByRole('button', { name: 'Program yapıştır' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koşu programını yapıştırın' })
  await dialog.getByRole('textbox', { name: 'Kopyalanan satırlar' }).fill(TEAMS)
  await dialog.getByRole('button', { name: '4 yarışçıyı tabloya al' }).click()
  await page.screenshot({ path: info.outputPath('create.png'), fullPage: true })
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('plaseli, 2 sıra, oranın 1/4 kadarı')).toBeVisible()

  await page.getByRole('button', { name: 'Kazanan marketini aç' }).click()
  const prices = page.getByRole('dialog')
  for (const [at, price] of ['2.50', '3.00', '5.00', '8.00'].entries()) {
    await prices.getByRole('textbox').nth(at).fill(price)
  }
  await prices.getByRole('button', { name: 'Kaydet ve aç' }).click()
  await expect(prices).toBeHidden()
  await page.screenshot({ path: info.outputPath('field.png'), fullPage: true })

  await page.getByRole('tab', { name: 'Sonuç' }).click()
  const position = (team: string) => page.getByRole('textbox', { name: `${team}: derece` })
  await position('2 Izmir Athletic').fill('1')
  await page.getByRole('button', { name: 'Önizle' }).click()
  // one place is too few where two were sold
  await expect(page.getByText('nasıl bitirdiği yazılmamış')).toHaveCount(4)
  await page.screenshot({ path: info.outputPath('short.png'), fullPage: true })
  await position('1 Ankara City').fill('2')
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByRole('checkbox', { name: 'koşu yapıldı', exact: false })).toBeVisible()
  await page.screenshot({ path: info.outputPath('result.png'), fullPage: true })
  expect(await faultsOf(page)).toEqual([])
})
