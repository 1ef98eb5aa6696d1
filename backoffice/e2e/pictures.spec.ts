/** Pictures of staff: uploaded into a form, kept while the site shows them, deleted with their files. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64'
)

const tvLogos = (page: Page) => page.locator('.ra-input-settings\\.profile\\.tv\\.logos')

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

async function remove(page: Page, name: string): Promise<void> {
  await page.goto('/backoffice/uploads')
  await page.getByRole('button', { name: `${name} resmini sil` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
}

test('a logo of the TV is uploaded, cannot be deleted while it is shown, and goes with its file', async ({
  page,
}, info) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/sites?tab=contact')
  await tvLogos(page).getByRole('button', { name: 'Ekle' }).click()
  const chooser = page.waitForEvent('filechooser')
  await tvLogos(page).getByRole('button', { name: 'Resim yükle' }).click()
  await (await chooser).setFiles({ name: 'kanal.png', mimeType: 'image/png', buffer: PNG })
  const field = tvLogos(page).getByRole('textbox')
  await expect(field).toHaveValue(/^\/v1\/pictures\/[0-9a-f]{20}-1x1\.webp$/)
  const address = await field.inputValue()
  await save(page)
  const { settings } = await (await page.request.get('/v1/settings/get')).json()
  expect(settings.tv.logos).toEqual([address])

  await remove(page, 'kanal.png')
  await expect(page.getByText('Kullanımda olduğu için silinemez.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('in_use.png') })

  await page.goto('/backoffice/sites?tab=contact')
  await tvLogos(page).getByRole('textbox').hover()
  await tvLogos(page).getByRole('button', { name: 'Kaldır' }).click()
  await save(page)
  await remove(page, 'kanal.png')
  await expect(page.getByText('Resim silindi.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a picture is taken out of its field by its button', async ({ page }) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/sites?tab=brand')
  const logo = page.getByLabel('Logo', { exact: true })
  await expect(page.getByRole('button', { name: 'Resmi kaldır' })).toHaveCount(0)
  await logo.fill('/favicon.svg')
  await page.getByRole('button', { name: 'Resmi kaldır' }).click()
  await expect(logo).toHaveValue('')
})
