/** What opens over a page: the window for money, and the status popup. */
import { expect, test, type Page } from '../../e2e/test.ts'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const SITE = '/v1/sites/1'
const status = (page: Page) => page.getByRole('dialog', { name: 'Status' })

test('deposits and withdrawals open in one window over the page where the brand has it so', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const { settings } = await admin.get<SiteView>(SITE)
  await newPlayer(admin, context)
  await admin.put(SITE, { settings: { flags: { payWay: 'popup' } } })
  try {
    await page.goto('/en/coupons')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Deposit' }).click()
    const deposit = page.getByRole('dialog', { name: 'Deposit' })
    await expect(deposit.getByRole('button', { name: 'Bank transfer' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My bets' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/coupons$/)
    await expect(deposit.locator(':focus')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    await deposit.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('dialog').getByText('Withdrawable')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // an address that somebody typed has no page below it but the first
    await page.goto('/en/withdraw')
    await expect(page.getByRole('dialog', { name: 'Withdraw' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await admin.put(SITE, { settings: { flags: settings.flags } })
  }
  await page.goto('/en/deposit')
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the status popup says why a card is refused, and gives the focus back', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/en/card')
  await page.getByLabel('Card code').fill('ABCDEFGHJKLMNPQR')
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(status(page)).toHaveAttribute('data-status', '2')
  await expect(status(page)).toContainText('Not done')
  await expect(status(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(status(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Redeem', exact: true })).toBeFocused()
})

test('each address of the sign-in page shows the form; a refusal is a warning', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const path of ['google', 'firstlogin', 'login']) {
    await page.goto(`/en/${path}`)
    await expect(main.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(main.getByLabel('Username')).toBeVisible()
    await expect(main.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/en/${path}$`))
  }
  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('wrong-1234')
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(status(page)).toHaveAttribute('data-status', '3')
  await expect(status(page)).toContainText('Wrong username or password')
  await page.keyboard.press('Escape')
  await expect(status(page)).toHaveCount(0)
})
