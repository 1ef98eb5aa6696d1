/**
 * From the form through the mail to the first sign-in, and a new password after a forgotten one; with a real mail
 * server.
 */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { signInAdmin, type Actor } from './support/accounts.ts'
import { Mailbox } from './support/mailbox.ts'
import {
  fillInRegistration as fillIn,
  NEW_ACCOUNT_PASSWORD as PASSWORD,
} from './support/registerForm.ts'

const NEW_PASSWORD = 'loud-mountain-4'

let mailbox: Mailbox
let admin: Actor
let siteId: number

const setFlags = (flags: object) => admin.put(`/v1/sites/${siteId}`, { settings: { flags } })

test.beforeAll(async ({ baseURL }) => {
  mailbox = await Mailbox.open()
  admin = await signInAdmin(baseURL)
  const sites = await admin.get<SiteView[]>('/v1/sites')
  siteId = sites[0]?.id ?? 0
})
test.afterAll(async () => {
  await setFlags({ mailActivation: false, registerDisabled: false })
  await mailbox.close()
})

async function signIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

test('a player registers, activates the account by mail, and signs in', GATE, async ({ page }) => {
  await setFlags({ mailActivation: true })
  const username = `web${Date.now() % 1e8}`
  await page.goto('/en/register')
  // hints show before errors, and a step with a fault cannot be left
  await expect(page.getByText('5 to 20 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByText('This field is required.').first()).toBeVisible()

  await fillIn(page, username)
  await page.getByRole('button', { name: 'Register' }).last().click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, username, PASSWORD)
  await expect(page.getByRole('dialog').getByText('not activated yet')).toBeVisible()

  const { mail, link } = await mailbox.linkTo('activation', `${username}@mail.test`)
  expect(mail.headers.get('subject')).toContain('Activate your account')
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, username, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible()

  // opening the link again has the same answer
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
})

test('details copied and typed on other keyboards are kept, or refused by name', async ({
  page,
}, info) => {
  await page.goto('/en/register')
  const username = page.getByLabel('Username')
  await username.fill(`\u202a${'a'.repeat(20)}\u202c`)
  await username.blur()
  await expect(username).toHaveValue(`\u202a${'a'.repeat(20)}\u202c`)
  await expect(username).toHaveAttribute('aria-invalid', 'false')
  await username.fill('a'.repeat(10_000))
  await expect(page.getByText('Username: no longer than 20.')).toBeVisible()
  await expect(username).toHaveValue('a'.repeat(10_000))
  await page.screenshot({ path: info.outputPath('too-long.png') })

  await username.fill(`web${Date.now() % 1e8}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByLabel('Email').fill('a@mail.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  const [day, year] = [page.getByLabel('Day'), page.getByLabel('Year')]
  await day.fill('۱۷')
  await page.getByLabel('Month').selectOption('5')
  await year.fill('１９９０')
  await expect(day).toHaveValue('17')
  await expect(year).toHaveValue('1990')
  await day.fill('\u202a۰۳/۰۴/۱۹۸۸\u202c')
  await expect(day).toHaveValue('3')
  await expect(page.getByLabel('Month')).toHaveValue('4')
  await day.fill('171')
  await year.blur()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the date as dd.mm.yyyy.')).toBeVisible()
  await expect(day).toHaveValue('171')
  await page.screenshot({ path: info.outputPath('birth-date.png') })
})

test('A3: by the fields of the header, an account that waits for its mail goes on in the popup with its name', async ({
  page,
  baseURL,
}) => {
  await setFlags({ mailActivation: true })
  const username = `web${Date.now() % 1e8}`
  await page.goto('/en/register')
  await fillIn(page, username)
  await page.getByRole('button', { name: 'Register' }).last().click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.context().addCookies([{ name: 'theme', value: 'broadsheet', url: baseURL ?? '' }])
  await page.goto('/en/')
  const header = page.getByRole('banner')
  await header.getByLabel('Username').fill(username)
  await header.getByLabel('Password').fill(PASSWORD)
  await header.getByLabel('Password').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Username')).toHaveValue(username)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText('not activated yet')).toBeVisible()
})

test('without activation a registration signs in and leads to the deposit page', async ({
  page,
}) => {
  await setFlags({ mailActivation: false })
  const username = `web${Date.now() % 1e8}`
  await page.goto('/en/register/friend-7')
  await fillIn(page, username)
  await page.getByRole('button', { name: 'Register' }).last().click()
  await expect(page).toHaveURL(/\/en\/deposit$/)
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible()

  // the same person registers again: the form leads back to the field of the first step
  await page.context().clearCookies()
  await page.goto('/en/register')
  await page.getByLabel('Username').fill(username)
  await expect(page.getByText('This username is taken.')).toBeVisible()

  // the forgotten password is replaced through the mail
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Username or email').fill(`${username}@mail.test`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const { link } = await mailbox.linkTo('resetPassword', `${username}@mail.test`)
  const path = new URL(link).pathname
  await page.goto(path)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, username, NEW_PASSWORD)
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible()

  // changing it while signed in needs the present password
  await page.goto('/en/changePassword')
  await page.getByLabel('Current password').fill('something-else')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible()
  await page.getByLabel('Current password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
})

test('a brand without registrations has neither page', async ({ page }) => {
  await setFlags({ registerDisabled: true })
  for (const path of ['/en/register', '/en/forgotPassword']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/en\/$/)
  }
  await setFlags({ registerDisabled: false })
})
