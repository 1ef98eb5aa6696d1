/** A player takes a copy of the own data and closes the account for good, which erases the data later. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../e2e/test.ts'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { PersonalCopy } from '@grandstand/shared-types/wire/people/privacy'
import { newPlayer, PLAYER_PASSWORD, signInAdmin } from './support/accounts.ts'

const CREDIT_MINOR = 50_000

test('a player downloads the own data, has it erased, and cannot sign in again', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context, CREDIT_MINOR)
  const { id, username } = await player.get<Me>('/v1/me')
  const section = (title: string) => page.getByRole('heading', { name: title }).locator('xpath=..')

  await page.goto('/en/accountClosed')
  await expect(page).toHaveURL(/\/en\/$/)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Your data' }).click()
  const copy = section('Download your data')
  const erase = section('Close the account and erase your data')
  await expect(section('What stays, and why')).toContainText('for 5 years after the account closes')
  await expect(erase.getByRole('status')).toContainText('Money in the account')
  await expect(erase.getByLabel('Current password')).toBeHidden()

  await copy.getByLabel('Current password').fill('not-the-password')
  await copy.getByRole('button', { name: 'Download' }).click()
  await expect(copy.getByLabel('Current password')).toHaveAccessibleDescription(
    'Your current password is incorrect.'
  )
  await copy.getByLabel('Current password').fill(PLAYER_PASSWORD)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${username}.json`)
  const held: PersonalCopy = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(held.tables['users']).toMatchObject([{ id, username }])
  await expect(copy.getByRole('status')).toHaveText('Your file is downloaded.')

  const credit = (direction: 'send' | 'take') =>
    admin.post(`/v1/users/${id}/credits`, { direction, amountMinor: CREDIT_MINOR })
  const question = page.getByRole('dialog', { name: 'Close the account for good?' })
  const askToClose = async () => {
    await page.reload()
    await erase.getByLabel('Current password').fill(PLAYER_PASSWORD)
    await erase.getByRole('button', { name: 'Close the account' }).click()
    await expect(question).toContainText('This cannot be undone.')
  }
  await credit('take')
  await askToClose()
  await credit('send')
  await question.getByRole('button', { name: 'Close for good' }).click()
  await expect(erase.getByRole('status')).toContainText('Money in the account')

  await credit('take')
  await askToClose()
  await question.getByRole('button', { name: 'Keep the account' }).click()
  await expect(question).toBeHidden()
  await erase.getByRole('button', { name: 'Close the account' }).click()
  await question.getByRole('button', { name: 'Close for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PLAYER_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
})
