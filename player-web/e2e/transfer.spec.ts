/**
 * The page of the transfer request in each of its thirteen layouts, on a desktop and on a phone, in both directions, and
 * payments that are ordered there.
 */
import { expect, test, type Page } from '../../e2e/test.ts'
import { grandstand } from '@grandstand/shared-types/themes/shipped/grandstand'
import {
  TRANSFER_PRESET_NAMES,
  TRANSFER_PRESETS,
  type TransferPresetName,
} from '@grandstand/shared-types/themes/transfer_presets'
import { THEME_EVENT } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'
import type { PaymentPage } from '@grandstand/shared-types/wire/money/payments'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'

const SIZES = [
  { on: 'a desktop', width: 1280, height: 800 },
  { on: 'a phone', width: 390, height: 844 },
]
const CASH = 100_000
const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

/** Shows the page as a theme with this layout would, as the back office's preview does. */
const show = (page: Page, transfer: TransferPresetName) => {
  const { layout, slots, overrides, logo } = grandstand
  const theme: PageTheme = { key: '', href: '', layout, slots, overrides, logo, transfer }
  return page.evaluate(
    ([name, detail]) => window.dispatchEvent(new CustomEvent(name, { detail })),
    [THEME_EVENT, theme] as const
  )
}

/** Opens the page in a layout. */
async function open(page: Page, transfer: TransferPresetName) {
  await page.goto('/en/transferRequest')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Transfer request' })).toBeVisible()
  await show(page, transfer)
  return main
}

const lastPayment = async (player: Actor) =>
  (await player.get<PaymentPage>('/v1/me/payments')).rows[0]

test('the page of a transfer has the layout that the theme names', async ({
  page,
  context,
  baseURL,
}, info) => {
  await newPlayer(await signInAdmin(baseURL), context)
  const main = await open(page, 'classic')
  for (const { on, width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const name of TRANSFER_PRESET_NAMES) {
      await show(page, name)
      const { history, fields, methods, info: notes } = TRANSFER_PRESETS[name]
      await expect(main.locator(`[data-fields="${fields}"]`)).toBeVisible()
      await expect(main.getByRole('table')).toHaveCount(methods === 'table' ? 1 : 0)
      await expect(main.getByText('Your earlier requests')).toHaveCount(history === 'on' ? 1 : 0)
      await expect(main.locator('details')).toHaveCount(notes === 'collapsed' ? 1 : 0)
      await expect(main.getByText('You have no payments yet')).toHaveCount(history === 'on' ? 1 : 0)
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => (document.documentElement.dir = value), dir)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect.soft(overflow, `${name} on ${on}, ${dir}`).toBeLessThanOrEqual(0)
        const shot = { body: await page.screenshot(), contentType: 'image/png' }
        await info.attach(`${name} on ${on}, ${dir}`, shot)
      }
      expect.soft(await faultsOf(page, { part: 'main' }), `${name} on ${on}`).toEqual([])
    }
  }
})

for (const name of ['classic', 'bank-desk'] as const) {
  test(`a deposit is ordered in the layout ${name}, and stands below`, async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await newPlayer(await signInAdmin(baseURL), context, CASH)
    // so that the popup stands before the form goes, and gives the focus back to what is there then
    await page.route('**/v1/deposits', (route) => setTimeout(() => void route.continue(), 500))
    const main = await open(page, name)
    await main.getByRole('button', { name: 'Bank transfer' }).click()
    await expect(main.getByText('Write your user name')).toBeVisible()
    const form = main.locator('form')
    await expect(form.getByLabel('First name')).toBeDisabled()
    const chips = form.getByRole('group', { name: 'Quick amounts' })
    if (name === 'classic') {
      await form.getByLabel('Bank', { exact: true }).selectOption('Akbank')
      await expect(chips).toHaveCount(0)
    } else {
      await form.getByRole('radio', { name: 'Akbank' }).check()
    }
    await expect(form.getByText('TR38 0004 6').or(form.getByText('TR380004600'))).toBeVisible()
    await form.getByLabel('Amount', { exact: true }).fill('5')
    await form.getByRole('textbox').last().fill('Ayşe Yılmaz')
    await form.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(form.getByLabel('Amount', { exact: true })).toBeFocused()
    await form.getByLabel('Amount', { exact: true }).fill('250')
    await form.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('We have received your request.')
    await page.keyboard.press('Escape')
    await expect(main.getByRole('heading', { level: 2, name: 'Bank transfer' })).toBeFocused()
    const history = main.getByRole('region', { name: 'Your earlier requests' })
    await expect(history.getByRole('listitem').first()).toContainText('₺250.00')
    await expect(history.getByRole('link', { name: 'Deposits and withdrawals' })).toBeVisible()
    expect(await lastPayment(player)).toMatchObject({
      direction: 'deposit',
      state: 'waiting',
      amountMinor: 25_000,
    })
  })
}

test('payments are ordered step by step, and a fault leads to its step', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context, CASH)
  const main = await open(page, 'steps')
  await main.getByRole('button', { name: 'Bank transfer' }).click()
  const form = main.locator('form')
  const next = form.getByRole('button', { name: 'Continue' })
  const headingOf = (name: string) => form.getByRole('heading', { name })
  await next.click()
  await expect(headingOf('Details')).toBeFocused()
  await next.click()
  await expect(form.getByLabel('Bank', { exact: true })).toBeFocused()
  await form.getByLabel('Bank', { exact: true }).selectOption('Akbank')
  await form.getByRole('textbox').last().fill('Ayşe Yılmaz')
  await next.click()
  await expect(headingOf('Amount')).toBeFocused()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(headingOf('Details')).toBeFocused()
  await expect(form.getByRole('textbox').last()).toHaveValue('Ayşe Yılmaz')
  await next.click()
  await form.getByRole('button', { name: '₺500.00' }).click()
  await form.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('We have received your request.')
  await page.keyboard.press('Escape')
  expect(await lastPayment(player)).toMatchObject({ direction: 'deposit', amountMinor: 50_000 })

  await main.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(main.getByText('Withdrawable')).toBeVisible()
  await next.click()
  await form.getByLabel('IBAN').fill(IBAN)
  await next.click()
  await form.getByLabel('Amount', { exact: true }).fill('300')
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('We have received your request.')
  expect(await cashOf(player)).toBe(CASH - 30_000)
})

test('a category with a page of its own shows only its link', async ({
  page,
  context,
  baseURL,
}) => {
  await newPlayer(await signInAdmin(baseURL), context)
  const main = await open(page, 'tiles')
  await main.getByRole('button', { name: 'Buy Paykasa' }).click()
  await expect(main.getByRole('link', { name: 'Open the page' })).toBeVisible()
  await expect(main.locator('form')).toHaveCount(0)
})
