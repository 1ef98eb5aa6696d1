/** The public ticket check, from the box in the header. */
import { expect, test } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'

test('a visitor learns the status of a ticket by its number, but not its player', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = await newPlayer(await signInAdmin(baseURL), elsewhere)
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  const { code, username } = await placeOn(player, [match], { kind: 'single' })

  await page.goto('/en/')
  const box = page.getByRole('banner').getByRole('textbox', { name: 'Ticket number' })
  // typed as a person hears it, in any case and with spaces
  await box.fill(` ${code.toLowerCase().slice(0, 4)}-${code.toLowerCase().slice(4)} `)
  await box.press('Enter')
  const ticket = page.getByRole('region', { name: code })
  await expect(ticket.getByRole('heading', { name: code })).toBeVisible()
  await expect(ticket.getByText('Waiting', { exact: true })).toBeVisible()
  await expect(ticket.getByText('₺20.00')).toBeVisible()
  await expect(ticket.getByText(`${match.home} – ${match.away}`)).toBeVisible()
  await expect(page.getByText(username)).toHaveCount(0)

  await box.fill('NOSUCHCODE22')
  await page.getByRole('banner').getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('There is no ticket with this number')).toBeVisible()
  await elsewhere.close()
})
