/** A withdrawal from a session that has stood open for long asks for the password (must-hold S9). */
import { expect, test } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { cashOf, newPlayer, PLAYER_PASSWORD, signInAdmin } from './support/accounts.ts'
import { openForm } from './support/payments.ts'

const HOUR_MS = 3_600_000

test('S9 a withdrawal asks an old session for the password', async ({ page, context, baseURL }) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const { id } = await player.get<Me>('/v1/me')
  const before = await cashOf(player)
  await changeRows([
    'update user_sessions set created_at = created_at - ? where user_id = ?',
    [HOUR_MS, id],
  ])

  await page.goto('/en/withdraw')
  const main = page.getByRole('main')
  const form = await openForm(page, 'iban')
  await main.getByLabel('Amount', { exact: true }).fill('250')
  await main.getByRole('textbox', { name: 'IBAN' }).fill('TR33 0006 1005 1978 6457 8413 26')
  const send = form.getByRole('button', { name: 'Withdraw' })
  await send.click()

  const password = main.getByLabel('Password')
  await expect(password).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await send.click()
  await expect(password).toHaveAccessibleDescription('This field is required.')

  await password.fill('not-the-password')
  await send.click()
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText('Your current password is incorrect.')
  await popup.getByRole('button').click()
  expect(await cashOf(player)).toBe(before)

  await password.fill(PLAYER_PASSWORD)
  await send.click()
  await expect(popup).toContainText('We have received your request.')
  expect(await cashOf(player)).toBe(before - 25_000)
})
