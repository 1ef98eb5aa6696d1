/** A15: a desk's ticket that nobody collects expires to the house, is refused, is revived by staff, and is paid. */
import { expect, test } from '../../e2e/test.ts'
import type { UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { changeRows } from '../../e2e/database.ts'
import { newCashier, signInAdmin } from './support/accounts.ts'
import { endWithHomeWin, openMatches, sellOn } from './support/coupons.ts'

const LIST = '/v1/unclaimed-tickets'

test('A15 a ticket that nobody collects expires, is revived and is paid', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const shoot = (name: string, of = page) =>
    of.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  const admin = await signInAdmin(baseURL)
  const cashier = await newCashier(admin, page.context())
  // far from matches that other tests bet on
  const [match] = (await openMatches(cashier, 24)).slice(-1)
  if (!match) throw new Error('the board is empty')
  await cashier.post('/v1/desk/shifts', { countedMinor: 100_000 })
  const ticket = await sellOn(cashier, match)

  // the paper says how many days the ticket has
  await page.goto('/en/desk/tickets')
  const print = page.waitForResponse((response) => response.url().includes('/v1/print/coupon'))
  await page.getByRole('button', { name: `Print ${ticket.code}` }).click()
  const paper = await (await print).text()
  expect(paper).toMatch(/Days to collect after the result<\/dt>\s*<dd>180</)
  const [, digits = ''] = /class="digits">([\d ]+)</.exec(paper) ?? []

  await endWithHomeWin(admin, match)
  const rowNow = async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: ticket.code }))
    const rows = await admin.get<UnclaimedTicketRow[]>(`${LIST}?filter=${filter}`)
    return rows[0]
  }
  await expect.poll(async () => (await rowNow())?.state).toBe('due')
  const sold = page.getByRole('listitem').filter({ hasText: ticket.code })
  await page.reload()
  await expect(sold).toContainText('Valid until')
  await shoot('desk-valid')

  await changeRows([
    'update ticket_dues set expires_at = ? where ticket_id = ?',
    [Date.now() - 60_000, ticket.id],
  ])
  await expect.poll(async () => (await rowNow())?.state, { timeout: 20_000 }).toBe('expired')
  await page.reload()
  await expect(sold).toContainText('Expired')
  expect(await faultsOf(page)).toEqual([])
  await shoot('desk-expired')
  await page.keyboard.press('F4')
  await page.keyboard.type(digits.replaceAll(' ', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is paid on this ticket: it has expired.')).toBeVisible()
  await expect(page.getByText('Valid until')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden()
  await shoot('check-expired')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot('check-expired-phone')
  await page.setViewportSize({ width: 1280, height: 720 })

  const office = await (await browser.newContext()).newPage()
  await signIn(office, ADMIN)
  await office.goto('/backoffice/unclaimed-tickets')
  await office.getByRole('tab', { name: /^Süresi dolan/ }).click()
  const row = office.getByRole('row').filter({ hasText: ticket.code })
  await expect(row).toContainText('Süresi doldu')
  await shoot('office-expired', office)
  await row.getByRole('button', { name: 'Yeniden geçerli kıl' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Müşteri hastanedeydi')
  await shoot('office-revive', office)
  await dialog.getByRole('button', { name: 'Yeniden geçerli kıl' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  await office.setViewportSize({ width: 390, height: 844 })
  await shoot('office-phone', office)
  await office.close()

  await page.goto('/en/desk')
  await expect(page.getByRole('textbox', { name: 'Team' })).toBeVisible()
  await page.keyboard.press('F4')
  await page.keyboard.type(digits.replaceAll(' ', ''))
  await page.keyboard.press('Enter')
  const pay = page.getByRole('button', { name: /^Pay ₺/ })
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Status' })
  await expect(popup).toContainText('Hand to the customer: ₺')
  expect(await rowNow()).toBeUndefined()
})
