/** A dealer moves credit with a slip; a batch of cards is made, its codes are taken once, and a player redeems a card. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../e2e/test.ts'
import { DEALER, PLAYER, signIn } from './support.ts'

test('a dealer sends and takes credit, and prints the slip', async ({ page }) => {
  await signIn(page, DEALER)
  await page.getByRole('link', { name: 'Kullanıcılar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible()
  await page.getByRole('link', { name: PLAYER.username, exact: true }).click()
  await page.getByRole('button', { name: 'Kredi gönder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tutar').fill('25,50')
  await dialog.getByLabel('Sebep').fill('hafta sonu')
  await dialog.getByRole('button', { name: /25,50.* gönder/ }).click()
  await expect(dialog.getByText(/25,50.* transfer edildi/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Fiş yazdır' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Kredi gönderimi #\d+/ })).toBeVisible()
  const slip = page.getByRole('main')
  await expect(slip).toContainText('25,50')
  await expect(slip).toContainText('hafta sonu')
  await expect(slip).toContainText(DEALER.username)
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeEnabled()
  await page.getByRole('link', { name: 'Geri' }).click()

  await page.getByRole('button', { name: 'Kredi al' }).click()
  await dialog.getByLabel('Tutar').fill('25,50')
  await dialog.getByRole('button', { name: /25,50.* al/ }).click()
  await expect(dialog.getByText(/25,50.* transfer edildi/)).toBeVisible()
})

test('cards are made, their codes are taken once, and a player redeems one once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, DEALER)
  await page.goto('/backoffice/card-batches/create')
  await page.getByLabel('Kart tutarı').fill('50')
  await page.getByLabel('Adet').fill('3')
  await expect(page.getByText(/Toplam: .*150,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Kartları oluştur' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Parti #\d+/ })).toBeVisible()
  await page.getByRole('button', { name: 'Kodları al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kodları al' }).click()
  const codes = page.getByRole('dialog', { name: /kodları$/ })
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'CSV indir' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  const code = lines[1] ?? ''
  await expect(codes).toContainText(code)
  await codes.getByRole('button', { name: 'Kapat' }).click()
  await expect(page.getByRole('button', { name: 'Kodları al' })).toBeHidden()
  await expect(page.getByText(code)).toBeHidden()
  await page.reload()
  const history = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'İşlem kayıtları', exact: true }) })
  await expect(history).toContainText('Kart kodları verildi')

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'tr' })
  const player = await context.newPage()
  await context.request.get('/v1/currencies')
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await context.request.post('/v1/sessions', {
    data: PLAYER,
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
  await player.goto('/tr/card')
  for (const answer of [/50,00.* kart bakiyene yüklendi/, /Bu kart zaten kullanılmış/]) {
    await player.getByLabel('Kart kodu').fill(code.toLowerCase())
    await player.getByRole('button', { name: 'Yükle' }).click()
    const popup = player.getByRole('dialog')
    await expect(popup).toContainText(answer)
    await popup.getByRole('button', { name: 'Kapat' }).click()
  }
  await expect(player.getByRole('main')).toContainText('50,00')
  await context.close()

  await page.goto('/backoffice/cards')
  await page.getByRole('tab', { name: /^Kullanıldı/ }).click()
  await expect(page.getByRole('link', { name: `•••• ${code.slice(-4)}` })).toBeVisible()
})
