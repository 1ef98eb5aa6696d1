/** Sessions of a player, and ending them. */
import { expect, test, type BrowserContext, type Page } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

interface Person {
  username: string
  password: string
}

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/en/sessions')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
}

const devices = (page: Page) =>
  page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')

async function isSignedOut(page: Page): Promise<void> {
  await page.goto('/en/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

test.describe('own sessions', () => {
  let phone: BrowserContext

  test.beforeEach(async ({ browser }) => {
    phone = await browser.newContext({ userAgent: PHONE })
  })
  test.afterEach(() => phone.close())

  test('a player sees both devices and signs the other one out', async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const { username } = await player.get<{ username: string }>('/v1/me')
    const there = await phone.newPage()
    await signIn(there, { username, password: 'quiet-harbour-5' })

    await page.goto('/en/')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Signed-in devices' }).click()
    await expect(devices(page)).toHaveCount(2)
    const other = devices(page).filter({ hasText: 'Chrome on Android' })
    await expect(other.getByText('127.0.0.1')).toBeVisible()
    await expect(other.getByText('This device')).toHaveCount(0)
    await expect(devices(page).first().getByText('This device')).toBeVisible()

    await other.getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
    await expect(devices(page)).toHaveCount(1)
    await expect(page.getByText('You are not signed in on any other device.')).toBeVisible()
    await isSignedOut(there)
    await page.reload()
    await expect(devices(page)).toHaveCount(1)
  })

  test('signing out everywhere ends both sessions after a question', async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const { username } = await player.get<{ username: string }>('/v1/me')
    const there = await phone.newPage()
    await signIn(there, { username, password: 'quiet-harbour-5' })

    await page.goto('/en/sessions')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = page.getByRole('dialog', { name: 'Sign out everywhere' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(devices(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await question.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await isSignedOut(there)
  })

  test('a list that fails to load shows a message, and loads when asked again', async ({
    page,
    context,
    baseURL,
  }) => {
    await newPlayer(await signInAdmin(baseURL), context)
    await page.route('**/v1/me/sessions', (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto('/en/sessions')
    await expect(page.getByText('The devices could not be loaded')).toBeVisible()
    await page.unroute('**/v1/me/sessions')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(devices(page)).toHaveCount(1)
  })
})
