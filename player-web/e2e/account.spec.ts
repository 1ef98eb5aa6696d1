/** The account panel with its four tabs, and the own profile. */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'

const FIGURES = [
  'Balance',
  'Card funds',
  'Paykasa',
  'Bonus funds',
  'Returnable bonus',
  'Reload bonus',
  'Credit limit',
  'Withdrawable',
  'Transferable',
]

async function signIn(page: Page): Promise<void> {
  await page.goto('/en/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('player')
  await dialog.getByLabel('Password', { exact: true }).fill('player1234')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'the panel shows nine figures, and a list in each of its last two tabs; transactions have a page, too',
  GATE,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/en/account')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    for (const figure of FIGURES) {
      await expect(
        page.getByRole('term').filter({ hasText: new RegExp(`^${figure}$`) })
      ).toBeVisible()
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await page.getByRole('link', { name: 'Bet history' }).click()
    await expect(page.getByRole('link', { name: 'All my bets' })).toBeVisible()
    await page.getByRole('link', { name: 'Transaction history' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    expect(asked.find((url) => url.includes('/v1/coupons?'))).toContain('range=[0,24]')
    expect(asked.find((url) => url.includes('/v1/transactions?'))).toContain('range=[0,49]')

    await page.goto('/en/transactions')
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  }
)

test('the owner changes the profile, which needs city and post code', async ({ page }) => {
  await signIn(page)
  await page.goto('/en/userInformation')
  await page.getByLabel('Gender').selectOption('f')
  await page.getByLabel('Country').selectOption('TR')
  await page.getByLabel('Address').fill('Main Street 1')
  await page.getByLabel('City').fill('')
  await page.getByLabel('Postcode').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter your city.')).toBeVisible()
  await expect(page.getByText('Enter your postcode.')).toBeVisible()
  await page.getByLabel('City').fill('Bursa')
  await page.getByLabel('Postcode').fill('16000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details were saved.').first()).toBeVisible()
  await page.goto('/en/account?tab=profile')
  await expect(page.getByLabel('City')).toHaveValue('Bursa')
})

test('a visitor who opens the panel is asked to sign in', async ({ page }) => {
  await page.goto('/en/account')
  await expect(page.getByRole('dialog')).toBeVisible()
})
