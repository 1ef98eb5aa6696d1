/** A cashier types bet codes, and the customer follows the slip on a second screen. */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newCashier, signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'

test('sells by bet codes, while the customer reads the slip on a screen of its own', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const cashier = await newCashier(admin, context)
  const [first, second] = (await openMatches(cashier, 12)).slice(-2)
  if (!first || !second) throw new Error('the board is empty')
  await page.goto('/en/desk')
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Status' })
  await expect(popup).toContainText('The shift is open.')

  await page.keyboard.press('F1')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Customer screen' }).click()
  const screen = await opened
  await expect(screen).toHaveURL(/\/en\/desk\/customer$/)
  await expect(screen.getByText('Your bet')).toBeVisible()

  await page.bringToFront()
  const search = page.getByRole('textbox', { name: 'Team or match no.' })
  await page.keyboard.press('F2')
  await expect(search).toBeFocused()
  await page.keyboard.type('999999999')
  await expect(page.getByText('No open match has this number.')).toBeVisible()
  await page.keyboard.press('F2')
  await page.keyboard.type(`${first.id}-9`)
  await expect(page.getByText(`Match no. ${first.id}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('This price is not open now.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await page.keyboard.type(`${first.id}-1`)
  await expect(page.locator('[data-chosen="true"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  // Enter does not wait for the match
  await page.keyboard.type(`${second.id}*1*35`)
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Place bet · ₺35/ })).toBeEnabled()
  await expect(screen.getByText(first.home).first()).toBeVisible()
  await expect(screen.getByText('₺35.00').first()).toBeVisible()
  expect(await faultsOf(screen)).toEqual([])
  await page.keyboard.press('F9')
  await expect(popup).toContainText('Ticket sold:')
  await expect(screen.getByText('Your bet')).toBeVisible()
})
