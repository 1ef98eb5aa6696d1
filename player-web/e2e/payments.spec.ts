/**
 * Deposits and withdrawals against the sandbox gateway: every way in which its page opens, and what becomes of the
 * payments.
 */
import { GATE, expect, test } from '../../e2e/test.ts'
import type {
  PaymentPage,
  PaymentRow,
  PaymentView,
} from '@grandstand/shared-types/wire/money/payments'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { act, allowPagesOf, chooseMethod, openForm, send, textsIn } from './support/payments.ts'

const CASH = 100_000
const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

let admin: Actor
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  await allowPagesOf(admin, String(baseURL))
})

/** The gateway leads back to the own payments, in the language of the page from which the player went. */
const isBackIn = (language: string) =>
  new RegExp(`/${language}/transactions\\?payment=[A-Z2-9]{12}$`)

async function lastPayment(player: Actor): Promise<PaymentView> {
  const { rows } = await player.get<PaymentPage>('/v1/me/payments')
  if (!rows[0]) throw new Error('the player has no payment')
  return rows[0]
}
const stateOf = async (player: Actor) => (await lastPayment(player)).state
const cashBecomes = (player: Actor, minor: number) =>
  expect.poll(() => cashOf(player), { intervals: [100] }).toBe(minor)

test(
  'a deposit through a redirect is credited, and its player follows it',
  GATE,
  async ({ page, context }) => {
    const texts = await textsIn('en')
    const player = await newPlayer(admin, context, CASH)
    await page.goto('/en/deposit')
    const form = await openForm(page, 'card')
    expect(await faultsOf(page)).toEqual([])
    await send(form, texts, '5')
    await expect(form.getByLabel('Amount', { exact: true })).toBeFocused()
    await expect(form.getByText('The minimum deposit is ₺100.00.')).toBeVisible()
    await send(form, texts, '150,50')
    await act(page, 'pay').click()
    await expect(page).toHaveURL(isBackIn('en'))
    await cashBecomes(player, CASH + 15_050)
    const { payments: own } = texts
    const course = page.getByRole('main').getByRole('region')
    await expect(course.getByRole('status')).toHaveText(own.state.paid)
    await expect(page.getByRole('banner')).toContainText('1,150.50')
    expect(await faultsOf(page, { part: 'main' })).toEqual([])
  }
)

test('a deposit in a frame is credited while the page stays', async ({ page, context }) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/deposit')
  const form = await openForm(page, 'walletFrame')
  await form.getByRole('button', { name: '₺250.00' }).click()
  await form.getByRole('button', { name: texts.money.deposit }).click()
  const iframe = page.locator('dialog iframe')
  await expect(iframe).toBeVisible()
  // as laid out: while the dialog opens, the place on screen is a fraction of a pixel off
  const size = await iframe.evaluate((frame: HTMLElement) => [
    frame.offsetWidth,
    frame.offsetHeight,
  ])
  expect(size).toEqual([640, 480])
  await act(iframe.contentFrame(), 'pay').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  await cashBecomes(player, CASH + 25_000)
  await expect(page.getByRole('main').getByRole('region').getByRole('status')).toHaveText(
    texts.payments.state.paid
  )
  await expect(page).toHaveURL(/\/en\/deposit$/)
})

test('a deposit that is refused moves no money, and says so', async ({ page, context }) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/deposit')
  const form = await openForm(page, 'walletPage')
  const account = form.getByPlaceholder('1234567890')
  await account.fill('12a34 56789')
  await send(form, texts, '1,00,0')
  await expect(form.getByText('Write it in this form: 1,250.50')).toBeVisible()
  await send(form, texts, '۱۰۰/۰')
  await expect(form.getByText('Digits only.')).toBeVisible()
  await expect(account).toHaveValue('12a34 56789')
  await account.fill('۱۲۳۴ \u200e56789')
  await send(form, texts, '100')
  await act(page, 'refuse').click()
  await expect(page).toHaveURL(isBackIn('en'))
  await expect.poll(() => stateOf(player), { intervals: [100] }).toBe('refused')
  const { payments: own } = texts
  const course = page.getByRole('main').getByRole('region')
  await expect(course.getByRole('status')).toHaveText(own.state.refused)
  expect(await cashOf(player)).toBe(CASH)
})

test('a deposit that must be played first leaves when it is played', async ({
  page,
  context,
}, info) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/deposit')
  const form = await openForm(page, 'walletPage')
  await form.getByPlaceholder('1234567890').fill('123456789')
  await send(form, texts, '100')
  await act(page, 'pay').click()
  await expect(page).toHaveURL(isBackIn('en'))
  await cashBecomes(player, CASH + 9_850)

  await page.goto('/en/withdraw')
  const main = page.getByRole('main')
  await expect(main).toContainText('₺1,000.00')
  await expect(main).toContainText('Withdraw ₺98.50 once you have played another ₺98.50.')
  await page.screenshot({ path: info.outputPath('wagering.png') })
  await openForm(page, 'iban')
  expect(await faultsOf(page, { part: 'main' })).toEqual([])
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  await placeOn(player, [match], { kind: 'single', totalStakeMinor: 9_850 })
  await page.reload()
  await expect(main).toContainText('₺1,000.00')
  await expect(main.getByRole('progressbar')).toHaveCount(0)
})

test('a deposit that its player gave up is credited when it is paid after all', async ({
  page,
  context,
}) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/deposit')
  await send(await openForm(page, 'card'), texts, '300')
  await expect(act(page, 'pay')).toBeVisible()
  const gatewayPage = page.url()
  await page.goto('/en/transactions?payment=')
  const row = page.getByRole('main').locator('details')
  await expect(row).toContainText(texts.payments.state.sent)
  await row.locator('summary').click()
  await row.getByRole('button', { name: texts.payments.cancel }).click()
  const question = page.getByRole('dialog', { name: texts.payments.cancelTitle })
  await question.getByRole('button', { name: texts.payments.cancel }).click()
  await expect(row.locator('summary')).toContainText(texts.payments.state.cancelled)
  expect(await cashOf(player)).toBe(CASH)

  const later = await context.newPage()
  await later.goto(gatewayPage)
  await act(later, 'pay').click()
  await cashBecomes(player, CASH + 30_000)
  await expect(row.locator('summary')).toContainText(texts.payments.state.paid)
})

test(
  'a withdrawal goes back whole when its player cancels it while an officer has it',
  GATE,
  async ({ page, context }) => {
    const texts = await textsIn('en')
    const player = await newPlayer(admin, context, CASH)
    await page.goto('/en/withdraw')
    await expect(page.getByRole('main')).toContainText('₺1,000.00')
    const form = await openForm(page, 'iban')
    await form.getByLabel('IBAN').fill(IBAN.replace('26', '27'))
    await send(form, texts, '400')
    await expect(form.getByLabel('IBAN')).toBeFocused()
    await expect(form.getByText('The IBAN is wrong.')).toBeVisible()
    await form.getByLabel('IBAN').fill(IBAN)
    await form.getByRole('button', { name: texts.money.withdraw }).click()
    await expect(page.getByRole('dialog')).toContainText(texts.moneyPage.received)
    await page.keyboard.press('Escape')
    expect(await cashOf(player)).toBe(CASH - 40_000)
    const { reference } = await lastPayment(player)
    const filter = encodeURIComponent(JSON.stringify({ q: reference }))
    const [{ id } = { id: 0 }] = await admin.get<PaymentRow[]>(`/v1/payments?filter=${filter}`)
    await admin.post(`/v1/payments/${id}/claim`)

    const course = page.getByRole('main').getByRole('region')
    await course.getByRole('button', { name: texts.payments.cancel }).click()
    const question = page.getByRole('dialog', { name: texts.payments.cancelTitle })
    await question.getByRole('button', { name: texts.payments.cancel }).click()
    await expect(course.getByRole('status')).toHaveText(texts.payments.state.cancelled)
    expect(await cashOf(player)).toBe(CASH)
  }
)

test('the paper of a withdrawal prints as the original, then as a copy', async ({
  page,
  context,
}) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/withdraw')
  const form = await openForm(page, 'iban')
  await form.getByLabel('IBAN').fill(IBAN)
  await send(form, texts, '400')
  await expect(page.getByRole('dialog')).toContainText(texts.moneyPage.received)
  const { reference } = await lastPayment(player)
  await page.goto(`/en/transactions?payment=${reference}`)
  const button = page.getByRole('main').getByRole('button', { name: 'Print', exact: true })
  for (const copies of [0, 1]) {
    const answer = page.waitForResponse((response) =>
      response.url().includes('/v1/print/withdraw?')
    )
    await button.click()
    const paper = await (await answer).text()
    expect(paper).toContain('Withdrawal receipt')
    expect(paper).toContain('₺400.00')
    expect(paper.includes('COPY')).toBe(copies > 0)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('a bank without amounts leads back to the others, an amount of a bank is ordered', async ({
  page,
  context,
}) => {
  const texts = await textsIn('en')
  const player = await newPlayer(admin, context, CASH)
  await page.goto('/en/deposit')
  const main = page.getByRole('main')
  await chooseMethod(page, 'community')
  await main.getByRole('button', { name: 'Garanti' }).click()
  await expect(main.getByText('The bank is unavailable now.')).toBeVisible()
  await main.getByRole('button', { name: texts.moneyPage.backToBanks }).click()
  await main.getByRole('button', { name: 'Ziraat' }).click()
  await main.getByRole('button', { name: '₺500.00' }).click()
  await main.locator('form').getByRole('textbox').last().fill('Ayşe Yılmaz')
  await main.locator('form').getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(texts.moneyPage.received)
  expect(await lastPayment(player)).toMatchObject({ state: 'waiting', amountMinor: 50_000 })
  await page.keyboard.press('Escape')
  await expect(main.locator('form')).toHaveCount(0)
})

test('on a phone and from right to left', GATE, async ({ page, context }) => {
  const texts = await textsIn('fa')
  const player = await newPlayer(admin, context, CASH)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fa/deposit')
  await send(await openForm(page, 'card'), texts, '۲۰۰')
  await act(page, 'pay').click()
  await expect(page).toHaveURL(isBackIn('fa'))
  await cashBecomes(player, CASH + 20_000)

  await page.goto('/fa/withdraw')
  const form = await openForm(page, 'iban')
  await form.getByLabel('IBAN').fill(IBAN)
  expect(await faultsOf(page, { part: 'main' })).toEqual([])
  await send(form, texts, '250')
  await expect(page.getByRole('dialog')).toContainText(texts.moneyPage.received)
  await page.keyboard.press('Escape')
  await cashBecomes(player, CASH + 20_000 - 25_000)
  await page.goto('/fa/transactions?payment=')
  await expect(page.getByRole('main').locator('details')).toHaveCount(2)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
