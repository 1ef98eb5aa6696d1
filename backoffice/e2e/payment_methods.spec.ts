/** A payment method is made in the back office, with the form that players then fill in. */
import { PAYMENT_FIELD_TYPES } from '@grandstand/shared-types/payments/fields'
import type { PaymentCategoryView, PaymentPage } from '@grandstand/shared-types/wire/money/payments'
import { expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { ADMIN, enter, PLAYER, signIn } from './support.ts'

/** Titles of a field in two languages, by its type. */
const titleOf = (type: string) => ({ tr: `Alan ${type}`, en: `Field ${type}` })

const TYPE_WORDS: Readonly<Record<(typeof PAYMENT_FIELD_TYPES)[number], string>> = {
  text: 'Metin',
  textarea: 'Uzun metin',
  number: 'Sayı',
  amount: 'Tutar',
  email: 'E-posta',
  date: 'Tarih',
  birthdate: 'Doğum tarihi',
  datetime: 'Tarih ve saat',
  time: 'Saat',
  select: 'Seçim listesi',
  iban: 'IBAN numarası',
  identityNumber: 'T.C. kimlik no',
}

/** What a player writes into a field, by its type. */
const VALUES: Readonly<Record<(typeof PAYMENT_FIELD_TYPES)[number], string>> = {
  text: 'Ayşe',
  textarea: 'Gece gönderdim',
  number: '42',
  amount: '10.50',
  email: 'ayse@example.com',
  date: '31-12-2025',
  birthdate: '01-02-1990',
  datetime: '31-12-2025 23:59',
  time: '23:59',
  select: 'Kıyı',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  identityNumber: '10000000146',
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens or closes a field of the form. */
const fold = (page: Page, index: number) => page.locator(`#field-${index}-head`).click()

/** Adds a field to the form, with its title in Turkish. */
async function addField(page: Page, type: keyof typeof TYPE_WORDS, index: number): Promise<void> {
  await page.getByRole('button', { name: 'Alan ekle' }).click()
  const card = page.locator(`[data-field="${index}"]`)
  await card.getByRole('textbox', { name: 'Başlık' }).fill(titleOf(type).tr)
  await card.getByRole('combobox', { name: 'Alan türü' }).click()
  await page.getByRole('option', { name: TYPE_WORDS[type], exact: true }).click()
  if (type === 'select') {
    const options = card.getByRole('combobox', { name: 'Seçenekler' })
    for (const option of ['Merkez', 'Kıyı']) {
      await options.fill(option)
      await options.press('Enter')
    }
  }
  // folded, so that the list of fields stays short
  await fold(page, index)
}

async function save(page: Page, path: string): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes(path)
  )
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  const answer = await answered
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id }: { id: number } = await answer.json()
  return id
}

async function jsonOf<T>(player: APIRequestContext, path: string): Promise<T> {
  const body: T = await (await player.get(path)).json()
  return body
}

test('a category and a method with all types of fields are made, and a player deposits by them', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/payment-categories/create')
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Gece ödemeleri')
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Night payments')
  const categoryId = await save(page, '/v1/payment-categories')

  await page.goto('/backoffice/payment-methods/create')
  await choose(page, 'Kategori', 'Gece ödemeleri · Yatırma')
  await page.getByRole('textbox', { name: 'Yöntem türü' }).fill('night')
  await page.getByRole('tab', { name: 'Metinler' }).click()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Gece havalesi')
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Night transfer')

  await page.getByRole('tab', { name: 'Form', exact: true }).click()
  const builder = page.getByRole('tabpanel', { name: 'Form', exact: true })
  await builder.getByRole('combobox', { name: 'Dil' }).click()
  await page.getByRole('option', { name: 'Türkçe' }).click()
  for (const [index, type] of PAYMENT_FIELD_TYPES.entries()) await addField(page, type, index)
  // the keyboard moves a field, and stays with it
  await page.getByRole('button', { name: 'Alan identityNumber: yukarı' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Alan identityNumber: yukarı' })).toBeFocused()

  const preview = page.getByRole('region', { name: 'Önizleme' })
  await expect(preview.getByRole('heading', { name: 'Gece havalesi' })).toBeVisible()
  for (const type of PAYMENT_FIELD_TYPES) {
    await expect(preview.getByLabel(titleOf(type).tr, { exact: true })).toBeVisible()
  }
  await preview.getByLabel('Alan iban', { exact: true }).fill('TR00')
  await preview.getByLabel('Alan iban', { exact: true }).blur()
  await expect(preview.getByText('IBAN hatalı.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('builder.png'), fullPage: true })

  await builder.getByRole('combobox', { name: 'Dil' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await fold(page, 0)
  await page
    .locator('[data-field="0"]')
    .getByRole('textbox', { name: 'Başlık' })
    .fill(titleOf('text').en)
  await expect(preview.getByRole('heading', { name: 'Night transfer' })).toBeVisible()
  await expect(preview.getByLabel(titleOf('text').en, { exact: true })).toBeVisible()
  const methodId = await save(page, '/v1/payment-methods')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = context.request
  await enter(player, PLAYER)
  for (const [language, name, title] of [
    ['tr', 'Gece havalesi', titleOf('text').tr],
    ['en', 'Night transfer', titleOf('text').en],
  ] as const) {
    const own = (
      await jsonOf<PaymentCategoryView[]>(
        player,
        `/v1/me/payment-categories?direction=deposit&language=${language}`
      )
    ).find(({ id }) => id === categoryId)
    const method = own?.methods.find(({ id }) => id === methodId)
    expect(method?.name).toBe(name)
    expect(method?.fields[0]?.title).toBe(title)
    expect(method?.fields.map(({ type }) => type)).toEqual([
      ...PAYMENT_FIELD_TYPES.slice(0, -2),
      'identityNumber',
      'iban',
    ])
    expect(method?.fields.find(({ type }) => type === 'select')?.options).toEqual([
      'Merkez',
      'Kıyı',
    ])
  }

  const site = await context.newPage()
  await site.goto('/tr/deposit')
  const main = site.getByRole('main')
  await main.getByRole('button', { name: 'Gece ödemeleri' }).click()
  await main.getByRole('button', { name: 'Para yatır' }).click()
  await main.getByLabel('Tutar', { exact: true }).fill('120')
  for (const type of PAYMENT_FIELD_TYPES) {
    const field = main.getByLabel(titleOf(type).tr, { exact: true })
    if (type === 'select') await field.selectOption(VALUES[type])
    else await field.fill(VALUES[type])
  }
  await main.getByRole('button', { name: 'Para yatır' }).click()
  await expect(site.getByRole('dialog')).toContainText('Talebini aldık.')
  const { rows } = await jsonOf<PaymentPage>(player, '/v1/me/payments')
  await context.close()

  await page.goto(`/backoffice/payments?filter=${JSON.stringify({ q: rows[0]?.reference })}`)
  await page.getByRole('cell', { name: rows[0]?.reference ?? '' }).click()
  for (const type of PAYMENT_FIELD_TYPES) {
    await expect(page.getByText(VALUES[type], { exact: true }).first()).toBeVisible()
  }
})
