/** A cashier's day at the desk of a shop, without a mouse. */
import { expect, test, type Page } from '@playwright/test'
import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import type { ShiftNow } from '@grandstand/shared-types/wire/desk'
import { newCashier, signInAdmin } from './support/accounts.ts'
import { homeWin, openMatches } from './support/coupons.ts'

/** Sells a coupon on the home win by keyboard; answers with the signed code of its paper. */
async function sell(page: Page, match: BoardMatch): Promise<string> {
  await page.keyboard.press('F2')
  await page.keyboard.type(match.home)
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

/** As a scanner does it. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.press('F4')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test("the cashier's day by keyboard", async ({ page, baseURL }) => {
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
  await scan(page, papers[0] ?? '')
  const pay = page.getByRole('button', { name: /^Pay ₺/ })
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hand to the customer: ₺')).toBeVisible()
  await expect(page.getByText('it has been paid already')).toBeVisible()

  await scan(page, papers[2] ?? '')
  await expect(page.getByRole('button', { name: 'Cancel the ticket' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cancelled. Hand to the customer: ₺')).toBeVisible()
  await expect(shift).toContainText('(1)')

  const { shift: now } = await cashier.get<ShiftNow>('/v1/desk/shift')
  expect(now?.paid.count).toBe(1)
  expect(now?.returned.count).toBe(1)
  await page.keyboard.press('F8')
  await page.keyboard.type(((now?.expectedMinor ?? 0) / 100).toFixed(2))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The shift is closed. Difference: ₺0.00')).toBeVisible()
  expect((await cashier.get<ShiftNow>('/v1/desk/shift')).shift).toBeNull()
})
