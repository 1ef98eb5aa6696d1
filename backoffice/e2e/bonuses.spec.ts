/** Staff make an offer, decide about requests for it, follow and cancel what was given, and hand out promo codes. */
import { readFile } from 'node:fs/promises'
import { expect, request as requests, test, type APIRequestContext } from '../../e2e/test.ts'
import { ADMIN, enter, send, signIn } from './support.ts'
import { examine } from './examine.ts'

const PASSWORD = 'quiet-harbour-5'

/** A new player over the API. */
async function newPlayer(baseURL: string | undefined): Promise<[string, APIRequestContext]> {
  const username = `bonus${Date.now().toString(36)}`
  const admin = await requests.newContext({ ...(baseURL && { baseURL }) })
  await enter(admin, ADMIN)
  await send(admin, '/v1/users', { type: 'player', username, password: PASSWORD })
  await admin.dispose()
  const player = await requests.newContext({ ...(baseURL && { baseURL }) })
  await enter(player, { username, password: PASSWORD })
  return [username, player]
}

test('an offer is typed, requested, confirmed, followed and cancelled', async ({
  page,
  baseURL,
}) => {
  const title = `Kayıt bonusu ${Date.now()}`
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Bonuslar', exact: true }).click()
  await page.getByRole('link', { name: 'Yeni bonus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni bonus' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Tür' }).click()
  await page.getByRole('option', { name: 'Kayıt', exact: true }).click()
  await page.getByLabel('Başlık').fill(title)
  await page.getByRole('textbox', { name: 'Oran (%)', exact: true }).fill('0')
  await page.getByLabel('Sabit tutar').fill('75')
  await page.getByLabel('Çevrim (kat)').fill('3')
  await page.getByLabel('Süre (gün)').fill('10')
  await page.getByLabel('Geçerli son günler').fill('0')
  await page.getByLabel('Oyunculara göster').check()
  const reads = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Teklifin okunuşu' }) })
  await expect(reads).toContainText('Oyuncuya 75,00')
  await expect(reads).toContainText('10 gün içinde tutarının 3 katı oynanmalıdır')
  await examine(page, 'form of a bonus', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()

  const [username, player] = await newPlayer(baseURL)
  const offers: { id: number; title: string }[] = await (
    await player.get('/v1/bonus-offers')
  ).json()
  const offer = offers.find((each) => each.title === title)
  await send(player, '/v1/me/bonus-requests', { bonusId: offer?.id })

  await page.goto('/backoffice/bonus-requests')
  const request = page.getByRole('row').filter({ hasText: username })
  await expect(request).toBeVisible()
  await examine(page, 'requests of bonuses', 'main')
  await request.getByRole('button', { name: 'Onayla' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(request).toBeHidden()

  await page.goto('/backoffice/bonus-grants')
  const given = page.getByRole('row').filter({ hasText: username })
  await expect(given).toBeVisible()
  await examine(page, 'bonuses given', 'main')
  await given.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('225,00')
  await expect(page.getByRole('row').filter({ hasText: 'Verildi' })).toContainText('75,00')
  await examine(page, 'a bonus given', 'main')
  await page.getByRole('button', { name: 'Bonusu iptal et' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Gerekçe').fill('çift hesap')
  await dialog.getByRole('button', { name: 'Bonusu iptal et' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'çift hesap' }).first()).toContainText(
    'İptal edildi'
  )

  // what it cost: given and back again, on the page of the offer and in the report
  await page.goto('/backoffice/bonus-report')
  const month = page.getByRole('row').filter({ hasText: title })
  await expect(month).toContainText(/75,00.*0,00.*75,00.*0,00/)
  await examine(page, 'report of bonuses', 'main')
  await month.getByRole('link', { name: title }).click()
  const costs = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Güne göre maliyet ve nakde dönen' }) })
  await expect(costs.getByRole('group')).toBeVisible()
  await expect(costs.getByRole('row', { name: /^Toplam/ })).toContainText(/75,00.*75,00/)
  const [grant]: { state: string }[] = await (await player.get('/v1/me/bonus-grants')).json()
  expect(grant?.state).toBe('cancelled')
  await player.dispose()
})

test('codes are handed out once, and those left are made void', async ({ page, baseURL }) => {
  const title = `Kod bonusu ${Date.now()}`
  const admin = await requests.newContext({ ...(baseURL && { baseURL }) })
  await enter(admin, ADMIN)
  await send(admin, '/v1/bonuses', {
    titles: { tr: title },
    texts: {},
    category: 'promoCode',
    terms: {
      pocket: 'bonus',
      currency: 'TRY',
      percentMilli: 0,
      amountMinor: 2_000,
      highestMinor: 0,
      leastBaseMinor: 0,
      periodDays: 0,
      multiplierMilli: 1_000,
      highestConvertedMinor: 0,
      leastOddsMilli: 0,
      leastSelections: 0,
      largestStakeMinor: 0,
      counts: { sport: 100_000 },
      lobbies: [],
      games: [],
      marketTypes: [],
      validDays: 30,
      confirmedBy: 'rule',
      isOneUse: true,
      stacking: 'refuse',
      countries: [],
      branches: [],
    },
    shownFrom: null,
    shownUntil: null,
    listOrder: 0,
    isShown: false,
  })
  await admin.dispose()
  await signIn(page, ADMIN)
  await page.goto('/backoffice/promo-batches/create')
  await page.getByLabel('Bonus').click()
  await page.getByRole('option', { name: title }).click()
  await page.getByRole('main').getByRole('textbox', { name: /^Ad\b/ }).fill('Derbi gecesi')
  await page.getByLabel('Adet').fill('2')
  await examine(page, 'form of codes', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Derbi gecesi' })).toBeVisible()
  await examine(page, 'a batch of codes', 'main')
  await page.getByRole('button', { name: 'Kodları al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kodları al' }).click()
  const codes = page.getByRole('dialog', { name: /kodları$/ })
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'CSV indir' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  await codes.getByRole('button', { name: 'Kapat' }).click()
  await expect(page.getByRole('button', { name: 'Kodları al' })).toBeHidden()

  const [, player] = await newPlayer(baseURL)
  await send(player, '/v1/me/promo-codes', { code: lines[1] })
  await player.dispose()
  await page.reload()
  await page.getByRole('button', { name: 'Kalan kodları geçersiz kıl' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kalan kodları geçersiz kıl' }).click()
  await expect(page.getByRole('button', { name: 'Kalan kodları geçersiz kıl' })).toBeHidden()
})
