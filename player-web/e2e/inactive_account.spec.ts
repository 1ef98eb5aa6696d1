/** A player comes back to an account that was long unused: the sign-in asks for a confirmation. */
import { expect, test } from '../../e2e/test.ts'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { changeRows } from '../../e2e/database.ts'
import { newPlayer, PLAYER_PASSWORD, signInAdmin } from './support/accounts.ts'

test('an account that was long unused is used again after a notice', async ({
  page,
  context,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const { id, username } = await (await newPlayer(admin, context)).get<Me>('/v1/me')
  await context.clearCookies()
  await changeRows(['update users set inactive_at = ? where id = ?', [Date.now(), id]])

  await page.goto('/en/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PLAYER_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('your money is untouched')
  await page.screenshot({ path: info.outputPath('notice.png') })
  await dialog.getByRole('button', { name: 'Use the account again' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
})
