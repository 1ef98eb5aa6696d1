/**
 * A plan is made and given to a dealer; the statement of a closed month is drawn up, its figures open their entries,
 * and it is paid and locked.
 */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import { makePast } from './past.ts'
import { ADMIN, DEALER, signIn } from './support.ts'

async function openDealer(page: Page): Promise<void> {
  await page.goto('/backoffice/dealers')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: DEALER.username, exact: true }) })
    .first()
  await row.getByRole('link', { name: DEALER.username, exact: true }).click()
  await page.getByRole('tab', { name: 'Hesap özetleri' }).click()
}

async function takeStep(page: Page, name: string, state: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
}

/** Makes a plan with bands, and gives it to the dealer. */
async function givePlan(page: Page): Promise<void> {
  await page.goto('/backoffice/commission-plans/create')
  await page.getByLabel('Ad', { exact: true }).fill('Ciro planı')
  await page.getByLabel('Geçerlilik').fill('2026-01-01')
  await page.getByLabel('Oran (%)').fill('2,5')
  await page.getByRole('button', { name: 'Basamak ekle' }).click()
  await page.getByLabel('Seçim sayısı (en az)').nth(1).fill('4')
  await page.getByLabel('Oran (%)').nth(1).fill('8')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ciro planı' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1 ve üzeri: %2,50 · 4 ve üzeri: %8,00')

  await openDealer(page)
  await page.getByLabel('Plan', { exact: true }).click()
  await page.getByRole('option', { name: 'Ciro planı' }).click()
  await page.getByLabel('Geçerlilik').fill('2026-01-01')
  await page.getByRole('button', { name: 'Plan ver' }).click()
  await expect(page.getByText('01.01.2026', { exact: true })).toBeVisible()
}

/** Draws up the statements of a month in which the dealer got credit. */
async function drawUp(page: Page): Promise<void> {
  await makePast()
  await page.goto('/backoffice/statements')
  await page.getByRole('button', { name: 'Hesap özetlerini çıkar' }).click()
  await expect(page.getByText(/[1-9] dönem çıkarıldı/)).toBeVisible()
}

test('a plan on a win has rates for the turnover, and bounds how far a loss is carried', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/commission-plans/create')
  await page.getByLabel('Ad', { exact: true }).fill('Kazanç planı')
  await page.getByLabel('Geçerlilik').fill('2026-01-01')
  const choose = async (field: string, option: string) => {
    await page.getByLabel(field, { exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Hesap şekli', 'Net kazanç')
  await choose('Ciro komisyonu', 'Kazanç payından düşülür')
  await choose('Eksi dönemler', 'Sınıra kadar devreder')
  await page.getByLabel('En fazla devreden tutar').fill('1.500')
  await expect(page.getByLabel('Bonuslar')).toBeChecked()
  const rateIn = (group: string) => page.getByRole('group', { name: group }).getByLabel('Oran (%)')
  await rateIn('Seçim sayısına göre oranlar').fill('20')
  await rateIn('Seçim sayısına göre ciro oranları').fill('2')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kazanç planı' })).toBeVisible()
  const main = page.getByRole('main')
  for (const text of ['1.500,00', 'Bonuslar', '1 ve üzeri: %20,00', '1 ve üzeri: %2,00']) {
    await expect(main).toContainText(text)
  }
})

test(
  'a plan with bands is given to a dealer, whose statement is drawn up, approved, paid, locked, printed and read',
  GATE,
  async ({ page, browser, baseURL }, info) => {
    await signIn(page, ADMIN)
    await givePlan(page)
    await drawUp(page)
    const row = page.getByRole('row').filter({ hasText: DEALER.username })
    await row
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: `${DEALER.username} hesap özeti` })
    ).toBeVisible()
    await takeStep(page, 'Onayla', 'Onaylandı')
    await takeStep(page, 'Öde', 'Ödendi')
    await takeStep(page, 'Kilitle', 'Kilitli')
    await expect(page.getByRole('button', { name: 'Kilitle' })).toBeHidden()

    await page.getByRole('link', { name: 'Yazdır' }).click()
    await expect(page.getByRole('main')).toContainText('Dönem sonu bakiye')
    await page.getByRole('link', { name: 'Geri' }).click()
    const history = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'İşlem kayıtları', exact: true }) })
    await expect(history.getByRole('row').filter({ hasText: ADMIN.username })).toHaveCount(3)
    const chart = page.getByLabel('Zamana göre yatırılan ve ödenen')
    await expect(chart.getByText(/^\d\d\.\d\d$/).first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('statement.png'), fullPage: true })

    await page.getByRole('link', { name: /^Verilen kredi \(Alt ağ\)/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hareketler' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '100.000,00' })).toHaveCount(1)
    await page.goBack()
    await page.getByRole('link', { name: /^Verilen kredi \(Kendi\)/ }).click()
    await expect(page.getByRole('row').filter({ hasText: '100.000,00' })).toHaveCount(1)
    await page.goBack()
    await page.getByRole('link', { name: /^Dönem sonu bakiye \(Alt ağ\)/ }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()

    const own = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await signIn(own, DEALER)
    await own.goto('/backoffice/statements')
    await expect(own.getByRole('row').filter({ hasText: DEALER.username }).first()).toBeVisible()
    await expect(own.getByRole('button', { name: 'Hesap özetlerini çıkar' })).toBeHidden()
  }
)
