/** Rules of sessions (rules 9.1): other tabs, data of the person that cannot be read, brands that show the sign-in alone. */
import { expect, test, type BrowserContext, type Page } from '../../e2e/test.ts'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'

const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' })
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ })

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(accountMenu(page)).toBeVisible()
  return page
}

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(signInButton(page)).toBeVisible()
}

test.describe('a signed-in player', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await newPlayer(await signInAdmin(baseURL), context)
  })

  test('is signed out in every tab at once by the event of the storage', async ({ context }) => {
    const there = await openTab(context, '/en/')
    // the look of each second would sign the other tab out, too
    await context.addInitScript(() => {
      Object.assign(window, { setInterval: () => 0 })
    })
    const here = await openTab(context, '/en/coupons')
    await signOut(there)
    await expect(signInButton(here)).toBeVisible()
    await expect(here).toHaveURL(/\/en\/$/)
  })

  test('is signed out in a tab that gets no events by the look of each second', async ({
    context,
  }) => {
    const here = await context.newPage()
    await here.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    await here.goto('/en/coupons')
    await expect(accountMenu(here)).toBeVisible()
    await signOut(await openTab(context, '/en/'))
    await expect(signInButton(here)).toBeVisible()
  })

  test('is signed out when the server refuses their data', async ({ page }) => {
    await page.goto('/en/coupons')
    await expect(accountMenu(page)).toBeVisible()
    await page.route('**/v1/sessions/current', (route) =>
      route.fulfill({ status: 403, json: { errors: [{ key: 'forbidden' }] } })
    )
    await page.reload()
    await expect(signInButton(page)).toBeVisible()
    await expect(page).toHaveURL(/\/en\/$/)
  })

  test('leaves nothing of the person behind, even when the server cannot be reached', async ({
    page,
    context,
  }) => {
    const me: Me = await (await page.request.get('/v1/me')).json()
    await page.goto('/en/account')
    const menu = page.getByRole('banner').getByRole('button', { name: me.username })
    await expect(menu).toBeVisible()
    await context.setOffline(true)
    // the last item of the menu is reached in a low window, too
    await page.setViewportSize({ width: 1280, height: 420 })
    await signOut(page)
    await expect(page).toHaveURL(/\/en\/$/)
    const left = async () =>
      page.evaluate(() => [
        document.documentElement.outerHTML,
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
      ])
    expect((await left()).filter((text) => text.includes(me.username))).toEqual([])
    await page.goBack()
    await expect(signInButton(page)).toBeVisible()
    expect((await left()).filter((text) => text.includes(me.username))).toEqual([])
  })
})

test.describe('a brand that shows visitors the sign-in alone', () => {
  let admin: Actor
  const setLoginScreen = (loginScreen: boolean) =>
    admin.put('/v1/sites/1', { settings: { flags: { loginScreen } } })

  test.beforeAll(async ({ baseURL }) => {
    admin = await signInAdmin(baseURL)
    await setLoginScreen(true)
  })
  test.afterAll(() => setLoginScreen(false))

  test('asks for the sign-in at every address, known or not, but keeps its terms open', async ({
    page,
  }) => {
    const form = page.getByRole('main').getByLabel('Username')
    for (const path of ['/en/', '/en/results', '/en/livebets', '/en/coupons', '/en/no/such/page']) {
      await page.goto(path)
      await expect(form, path).toBeVisible()
      await expect(page.locator('button[data-outcome]'), path).toHaveCount(0)
    }
    await page.goto('/en/page/9')
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
    await expect(form).toHaveCount(0)
  })

  test('opens its pages to a player', async ({ page, context }) => {
    await newPlayer(admin, context)
    await page.goto('/en/results')
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
  })
})
