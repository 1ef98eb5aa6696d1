/** The header of the player app. */
import { expect, test } from '../../e2e/test.ts'
import {
  CASHIER_PASSWORD,
  newCashier,
  newPlayer,
  PLAYER_PASSWORD,
  signInAdmin,
} from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'
import { pickHomeWin, slipOf } from './support/slip.ts'

test('the header has room for a rich player at every width', async ({ page, context, baseURL }) => {
  await newPlayer(await signInAdmin(baseURL), context, 123_456_789)
  for (const width of [900, 1024, 1200, 1280, 1400]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/tr/')
    const menu = page.getByRole('button', { name: /^Hesap menüsü/ })
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect.soft((box?.x ?? width) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width)
    expect.soft(box?.height, 'in one line').toBeLessThanOrEqual(44)
    const name = page.getByRole('banner').locator('bdi').first()
    const cut = await name.evaluate((it) => it.scrollWidth - it.clientWidth)
    if (width >= 1200) expect.soft(cut, `of the brand's name at ${width} px`).toBe(0)
  }
})

test('a player deposits from beside the balance, on a phone too', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context, 123_456_789)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/en/results')
    const deposit = page.getByRole('banner').getByRole('link', { name: 'Deposit' })
    await expect(deposit).toBeVisible()
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
    await deposit.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  }
})

test('a cashier who signs in lands at the desk, which the header leads to; F9 stands on its button', async ({
  page,
  browser,
  baseURL,
}) => {
  const there = await browser.newContext({ ...(baseURL && { baseURL }) })
  const cashier = await newCashier(await signInAdmin(baseURL), there)
  const { username } = await cashier.get<{ username: string }>('/v1/me')
  await page.goto('/en/results')
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  // an absence says nothing before the header of a visitor is drawn
  await expect(signIn).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Desk' })).toHaveCount(0)
  await signIn.click()
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByLabel('Password', { exact: true }).fill(CASHIER_PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/en\/desk$/)

  const [match] = await openMatches(cashier, 1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  await expect(slipOf(page).getByText('F9')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Desk' }).click()
  await expect(page).toHaveURL(/\/en\/desk$/)
  await there.close()
})

test('a language that was chosen is that of the next visit, and of the account', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/tr/')
  await page.getByRole('button', { name: 'TR', exact: false }).first().click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/me/profile'))
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page).toHaveURL(/\/en\//)
  expect((await saved).status()).toBe(200)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'grandstand_language')
  expect(cookie?.value).toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/en\//)
  expect((await player.get<{ language: string }>('/v1/me')).language).toBe('en')
})

test('a browser in which no language was chosen keeps that of the account', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const player = await newPlayer(await signInAdmin(baseURL), elsewhere)
  await player.put('/v1/me/profile', { language: 'de' })
  const { username } = await player.get<{ username: string }>('/v1/me')
  await page.goto('/en/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(PLAYER_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en\//)
  await page.goto('/')
  await expect(page).toHaveURL(/\/de\//)
  expect((await context.cookies()).find(({ name }) => name === 'grandstand_language')?.value).toBe(
    'de'
  )
  await elsewhere.close()
})
