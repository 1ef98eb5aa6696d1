/**
 * The page of the transfer request in each of its thirteen layouts, on a desktop and on a phone, in both directions.
 */
import { expect, test, type Page } from '@playwright/test'
import { grandstand } from '@grandstand/shared-types/themes/shipped/grandstand'
import {
  TRANSFER_PRESET_NAMES,
  TRANSFER_PRESETS,
  type TransferPresetName,
} from '@grandstand/shared-types/themes/transfer_presets'
import { THEME_EVENT } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const SIZES = [
  { on: 'a desktop', width: 1280, height: 800 },
  { on: 'a phone', width: 390, height: 844 },
]

/** Shows the page as a theme with this layout would, as the back office's preview does. */
const show = (page: Page, transfer: TransferPresetName) => {
  const { layout, slots, overrides, logo } = grandstand
  const theme: PageTheme = { key: '', href: '', layout, slots, overrides, logo, transfer }
  return page.evaluate(
    ([name, detail]) => window.dispatchEvent(new CustomEvent(name, { detail })),
    [THEME_EVENT, theme] as const
  )
}

test('the page of a transfer has the layout that the theme names', async ({
  page,
  context,
  baseURL,
}, info) => {
  await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/en/transferRequest')
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer request' })).toBeVisible()
  const main = page.getByRole('main')
  for (const { on, width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const name of TRANSFER_PRESET_NAMES) {
      await show(page, name)
      const { history, fields, amount, info: notes } = TRANSFER_PRESETS[name]
      await expect(main.locator(`[data-fields="${fields}"]`)).toBeVisible()
      await expect(main.getByText('Your earlier requests')).toHaveCount(history === 'on' ? 1 : 0)
      await expect(main.locator('details')).toHaveCount(notes === 'collapsed' ? 1 : 0)
      await expect(main.getByText('The banks come with the method.')).toHaveCount(
        amount === 'bank-list' ? 1 : 0
      )
      await expect(main.getByRole('button', { name: 'Send request' })).toBeDisabled()
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
