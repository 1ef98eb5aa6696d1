/** A player puts cash into a registered machine, or hands it over, and the cash becomes credit once. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin } from './support/accounts.ts'
import { newMachineDesk } from './support/machine.ts'

test('cash in a machine becomes credit of the player, by keyboard and by an acceptor', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const context = await browser.newContext()
  const player = await newPlayer(admin, context, 1_000)
  const { username } = await player.get<{ username: string }>('/v1/me')
  await newMachineDesk(admin, page)
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Status' })
  await expect(popup).toContainText('The shift is open.')

  // typed by the cashier, for nobody and then for the player
  await page.keyboard.press('Shift+F5')
  await expect(page.getByRole('textbox', { name: 'Player' })).toBeFocused()
  await page.keyboard.type(`nobody${randomUUID().slice(0, 6)}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('This shop has no player with this user name.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Put in ₺20.00 (1)')).toBeVisible()
  await page.keyboard.press('Shift+F5')
  await page.keyboard.type(username)
  await page.keyboard.press('Enter')
  await expect(popup).toContainText(`₺20.00 credited to ${username}.`)
  await page.keyboard.press('Escape')
  expect(await cashOf(player)).toBe(3_000)

  // two notes in the acceptor, while the desk is elsewhere
  await page.keyboard.press('F2')
  await expect(page).toHaveURL(/\/en\/desk$/)
  const note = (noteMinor: number) =>
    page.evaluate(
      (minor) => window.postMessage({ type: 'grandstand.cash', noteMinor: minor }, location.origin),
      noteMinor
    )
  await note(5_000)
  await note(1_000)
  await expect(page).toHaveURL(/\/en\/desk\/cash$/)
  await expect(page.getByText('Put in ₺60.00 (2)')).toBeVisible()

  expect(await faultsOf(page)).toEqual([])

  // the answer is lost on its way, and the page is loaded anew: the same message is sent again
  await page.route('**/v1/machines/deposits', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await expect(page.getByRole('textbox', { name: 'Player' })).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Not done')
  await page.keyboard.press('Escape')
  expect(await cashOf(player)).toBe(9_000)
  await page.unroute('**/v1/machines/deposits')
  await page.reload()
  await expect(page.getByText(/No answer arrived for ₺60.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(popup).toContainText(`₺60.00 credited to ${username}.`)
  await page.keyboard.press('Escape')
  expect(await cashOf(player)).toBe(9_000)
  await expect(page.getByRole('region', { name: 'Last deposits' })).toContainText('₺80.00 (2)')
  await context.close()
})
