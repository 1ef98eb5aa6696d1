/** A cashier's day at the desk of a shop, without a mouse. */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { BillList, ShiftNow } from '@grandstand/shared-types/wire/desk/desk'
import { CASHIER_PASSWORD, newCashier, signInAdmin } from './support/accounts.ts'
import { homeWin, openMatches, sellOn } from './support/coupons.ts'

/** Sells a coupon on the home win by keyboard; resolves to the signed code of its paper. */
async function sell(page: Page, match: BoardMatch): Promise<string> {
  await page.keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: 'Team' })).toBeFocused()
  // a team may have several open matches
  await page.keyboard.type(String(match.id))
  const price = page
    .getByRole('main')
    .getByRole('button', { name: `${match.home} – ${match.away}` })
    .first()
  await expect(price).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(price).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Place bet · / })).toBeEnabled()
  const paper = page.waitForResponse((response) => response.url().includes('/v1/print/coupon'))
  await page.keyboard.press('F9')
  const [, digits = ''] = /class="digits">([\d ]+)</.exec(await (await paper).text()) ?? []
  expect(digits.replaceAll(' ', '')).toHaveLength(26)
  return digits.replaceAll(' ', '')
}

/** Types a code as a scanner does, on any tab. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.press('F4')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test("the cashier's day by keyboard", GATE, async ({ page, baseURL }) => {
  const admin = await signInAdmin(baseURL)
  const cashier = await newCashier(admin, page.context())
  // far from matches that other tests bet on
  const matches = (await openMatches(cashier, 16)).slice(-3)
  const [won, open, gone] = matches
  if (!won || !open || !gone) throw new Error('the board is empty')

  await page.goto('/en/desk')
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Status' })
  await expect(popup).toContainText('The shift is open.')
  await expect(page.getByRole('banner')).toContainText('In the drawer₺100.00')
  await expect(page.getByRole('banner')).not.toContainText('Balance')
  const shift = page.getByRole('region', { name: 'Shift' })
  await expect(shift).toContainText('₺100.00')

  const papers: string[] = []
  for (const match of matches) papers.push(await sell(page, match))
  await expect(shift).toContainText('(3)')

  await admin.post(`/v1/matches/${won.id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: {
      status: 'ended',
      fullTime: [3, 1],
      halfTime: [1, 0],
      periods: { 1: [1, 0], 2: [2, 1] },
    },
  })
  expect(homeWin(won).oddsMilli).toBeGreaterThan(1000)
  await page.keyboard.press('F6')
  const cut = page.getByRole('button', { name: 'Cut a bill' })
  await expect(cut).toBeFocused()
  await expect(page).toHaveURL(/\/en\/desk\/bills$/)
  const bill = page.waitForResponse((response) => response.url().includes('/v1/print/reset'))
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Bill 1 was cut.')
  expect(await (await bill).text()).toContain('Cut-off bill')

  await page.keyboard.press('F10')
  await expect(popup).toContainText('The screen is locked')
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await page.reload()
  await expect(popup).toContainText('The screen is locked')
  await page.keyboard.type('wrong-1234')
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Wrong password')
  await page.keyboard.type(CASHIER_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()

  await scan(page, papers[0] ?? '')
  const pay = page.getByRole('button', { name: /^Pay ₺/ })
  await expect(pay).toBeFocused()
  await expect(page.getByText('To be paid')).toBeVisible()
  await expect(page.getByText('Paid out')).toBeHidden()
  const receipt = page.waitForResponse((response) => response.url().includes('/v1/print/win'))
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Hand to the customer: ₺')
  await expect(page.getByText('it has been paid already')).toBeVisible()
  expect(await (await receipt).text()).toContain('Payout receipt')

  await scan(page, papers[2] ?? '')
  await expect(page.getByRole('button', { name: 'Cancel the ticket' })).toBeVisible()
  // a scanner may end a code with two line ends
  for (const key of ['Enter', 'Shift+F4']) await page.keyboard.press(key)
  const question = page.getByRole('dialog', { name: 'Cancel the ticket' })
  await expect(question.getByRole('button', { name: 'Keep the ticket' })).toBeFocused()
  for (const key of ['Enter', 'Shift+F4']) await page.keyboard.press(key)
  await expect(question).toContainText('The customer gets ₺')
  const slip = page.waitForResponse((response) => response.url().includes('/v1/print/cancel'))
  await page.keyboard.press('Shift+F4')
  await expect(popup).toContainText('Cancelled. Hand to the customer: ₺')
  await expect(shift).toContainText('(1)')
  expect(await (await slip).text()).toContain('Cancellation receipt')

  // in the last tickets, the newest prints its receipt again, the one before a copy of its paper
  await page.keyboard.press('F12')
  await expect(page).toHaveURL(/\/en\/desk\/tickets$/)
  await expect(page.getByRole('button', { name: /^Print [A-Z0-9]{12}/ })).toBeFocused()
  await page.keyboard.press('Tab')
  const copy = page.waitForResponse((response) => response.url().includes('/v1/print/duplicate'))
  await expect(
    page.getByRole('button', { name: /^Print a copy [A-Z0-9]{12}/ }).first()
  ).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await (await copy).text()).toContain('COPY 1')

  const { shift: now } = await cashier.get<ShiftNow>('/v1/desk/shift')
  expect(now?.paid.count).toBe(1)
  expect(now?.returned.count).toBe(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  await page.keyboard.type(((now?.expectedMinor ?? 0) / 100).toFixed(2))
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('The shift is closed. Difference: ₺0.00')
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  const { bills } = await cashier.get<BillList>('/v1/desk/bills')
  expect(bills.map(({ sold, paid, returned }) => [sold.count, paid.count, returned.count])).toEqual(
    [
      [0, 1, 1],
      [3, 0, 0],
    ]
  )
  expect((await cashier.get<ShiftNow>('/v1/desk/shift')).shift).toBeNull()
})

test('sells nothing while the printer has a fault, or the server does not answer', async ({
  page,
  context,
  baseURL,
}) => {
  const cashier = await newCashier(await signInAdmin(baseURL), context)
  await cashier.post('/v1/desk/shifts', { countedMinor: 0 })
  const [match] = (await openMatches(cashier, 20)).slice(-1)
  if (!match) throw new Error('the board is empty')
  const popup = page.getByRole('dialog', { name: 'Status' })
  const printer = page.getByRole('region', { name: 'Printer' })
  await page.goto('/en/desk')
  await expect(printer).toContainText('Printer ready')
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  const noPaper = page.getByRole('button', { name: 'There is no paper in the printer.' })
  await page.keyboard.press('F7')
  await expect(noPaper).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(printer.getByRole('alert')).toContainText('There is no paper in the printer.')

  await page.keyboard.press('F2')
  await page.keyboard.type(match.home)
  const price = page
    .getByRole('main')
    .getByRole('button', { name: `${match.home} – ${match.away}` })
    .first()
  await price.press('Enter')
  const place = page.locator('[data-hotkey="F9"]')
  await expect(place).toContainText('There is no paper in the printer.')
  await page.keyboard.press('F9')
  await expect(popup).toContainText('There is no paper in the printer.')
  await page.keyboard.press('F7')
  await expect(printer).toContainText('Printer ready')

  const stake = page.getByRole('textbox', { name: 'Stake' })
  const enough = await stake.inputValue()
  await stake.fill('0.01')
  await expect(place).toBeDisabled()
  await page.keyboard.press('F9')
  await expect(popup).toContainText('The lowest stake is ₺')
  await page.keyboard.press('Escape')
  await stake.fill(enough)
  await expect(place).toBeEnabled()

  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
  await expect(place).toContainText('Offline')
  await page.keyboard.press('F9')
  await expect(popup).toContainText('Offline')
  expect((await cashier.get<ShiftNow>('/v1/desk/shift')).shift?.sold.count).toBe(0)
  await context.setOffline(false)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(place).toBeEnabled()

  await page.keyboard.press('F9')
  await expect(popup).toContainText('Ticket sold')
  await expect(printer).toContainText('was printed.')
  await page.keyboard.press('F7')
  await expect(noPaper).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(printer.getByRole('alert')).toBeVisible()
  const again = page.waitForResponse((response) => response.url().includes('/v1/print/coupon'))
  await page.keyboard.press('F7')
  expect((await again).status()).toBe(200)
  await expect(printer.getByRole('alert')).toBeHidden()
})

test('at a branch shows a head cashier the tickets and the desks of the shop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await newCashier(admin, elsewhere)
  await other.post('/v1/desk/shifts', { countedMinor: 0 })
  const [match] = (await openMatches(other, 20)).slice(-6)
  if (!match) throw new Error('the board is empty')
  const { code } = await sellOn(other, match)
  const { username: otherName } = await other.get<{ username: string }>('/v1/me')
  await elsewhere.close()

  const cashier = await newCashier(admin, context, ['desk.view'])
  await cashier.post('/v1/desk/shifts', { countedMinor: 12_300 })
  const { username } = await cashier.get<{ username: string }>('/v1/me')
  await page.goto('/en/desk')
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  await expect(page.getByRole('link', { name: 'Desks' })).toBeHidden()
  await page.keyboard.press('F1')
  await expect(page.getByRole('button', { name: 'Mode and tabs: Terminal' })).toBeFocused()
  await page.keyboard.press('Enter')
  const modes = page.getByRole('dialog', { name: 'Mode and tabs' })
  await modes.getByRole('button', { name: 'Branch' }).click()
  await modes.getByRole('checkbox', { name: 'Bills' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Bills' })).toBeHidden()

  await page.keyboard.press('F3')
  await expect(page).toHaveURL(/\/en\/desk\/shop$/)
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText('Open since')
  await expect(row).toContainText('₺123.00')
  await expect(page.getByRole('row').filter({ hasText: otherName })).toContainText('(1)')

  await page.keyboard.press('F12')
  const tickets = page.getByRole('region', { name: 'Tickets' })
  await expect(tickets.getByText('No ticket here yet.')).toBeVisible()
  await tickets.getByRole('button', { name: 'The shop' }).click()
  const sold = tickets.getByRole('listitem').filter({ hasText: code })
  await expect(sold).toContainText(otherName)
  await expect(sold.getByRole('button')).toBeHidden()

  // after a reload, and on every page, the keys still lead to the tabs
  await page.goto('/en/livebets')
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  await page.keyboard.press('F3')
  await expect(page).toHaveURL(/\/en\/desk\/shop$/)
})

test('takes a scanned ticket on every page, and shows the fault of the printer there', async ({
  page,
  context,
  baseURL,
}) => {
  const cashier = await newCashier(await signInAdmin(baseURL), context)
  await cashier.post('/v1/desk/shifts', { countedMinor: 0 })
  const [match] = (await openMatches(cashier, 20)).slice(-7)
  if (!match) throw new Error('the board is empty')
  const { code } = await sellOn(cashier, match)
  await page.goto('/en/desk')
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('In the drawer')
  await page.getByRole('button', { name: 'Report a fault' }).click()
  await page.getByRole('button', { name: "The printer's cover is open." }).click()
  await banner.getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/\/en\/results/)
  await expect(banner.getByRole('alert')).toHaveText("The printer's cover is open.")

  // a busy machine may type more slowly than a scanner does, and then is not taken for one
  await expect(async () => {
    await page.locator('main').focus()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/desk\/ticket$/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('region', { name: code })).toBeVisible()
})
