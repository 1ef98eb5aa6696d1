/** Every flag of a brand; one without a row does not compile. */
import type { SiteFlags } from '@grandstand/shared-types/sites/flags'
import { words } from './office.ts'
import { atHome, expect, type Row } from './row.ts'
import { register } from './visit.ts'

const turned = (name: keyof SiteFlags, isOn: boolean): Pick<Row, 'form' | 'fill'> => ({
  form: 'players',
  fill: (form) => form.turn(words.flags[name], isOn),
})

const appearance: (isShown: boolean) => Row['see'] = (isShown) =>
  atHome((page) =>
    expect(page.getByRole('button', { name: 'Appearance' })).toHaveCount(isShown ? 1 : 0)
  )
const winners: (isShown: boolean) => Row['see'] = (isShown) => async (visit) => {
  const page = await visit.fresh('/en/', { isLobby: true })
  await expect(page.getByText('Starting soon').first()).toBeVisible()
  const list = page.getByRole('group', { name: 'Winners' })
  await (isShown ? expect(list.first()).toBeVisible() : expect(list).toHaveCount(0))
}
const autoPrint: (isShown: boolean) => Row['see'] = (isShown) => async (visit) => {
  const preferences = (await visit.desk()).getByRole('region', { name: 'Preferences' })
  await expect(preferences.getByText('Printer', { exact: true })).toBeVisible()
  await expect(preferences.getByText('Print tickets and receipts by themselves')).toHaveCount(
    isShown ? 1 : 0
  )
}

/** Flags that leave the effects of all other settings in sight. */
export const FLAGS = {
  topWinners: { ...turned('topWinners', false), before: winners(true), see: winners(false) },
  affiliateStatus: {
    ...turned('affiliateStatus', true),
    see: async (visit) => expect(await visit.affiliate()).toHaveURL(/\/en\/affiliate$/),
  },
  currencyMode: {
    form: 'players',
    fill: (form) => form.choose(words.flags.currencyMode, words.currencyModes.code),
    see: async (visit) =>
      expect((await visit.affiliate()).getByText('500.00 TRY').first()).toBeVisible(),
  },
  autoPrint: { ...turned('autoPrint', false), before: autoPrint(true), see: autoPrint(false) },
  mobileRequired: {
    ...turned('mobileRequired', false),
    see: async (visit) => expect(await visit.registered()).not.toHaveURL(/register/),
  },
  nationalIdRequired: {
    ...turned('nationalIdRequired', false),
    see: async (visit) => expect(await visit.registered()).not.toHaveURL(/register/),
  },
  themeChange: {
    ...turned('themeChange', false),
    before: appearance(true),
    see: appearance(false),
  },
  payWay: {
    form: 'players',
    fill: (form) => form.choose(words.flags.payWay, words.payWays.popup),
    see: async (visit) => {
      const page = await visit.affiliate()
      await page.goto('/en/deposit')
      await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
      await expect(page).toHaveURL(/\/en\/$/)
    },
  },
} satisfies Partial<Record<keyof SiteFlags, Row>>

/** Flags that close parts of the site. */
export const CLOSING_FLAGS = {
  mailActivation: {
    ...turned('mailActivation', true),
    see: async (visit) => {
      const page = await register(await visit.fresh('/en/'))
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    },
  },
  registerDisabled: {
    ...turned('registerDisabled', true),
    see: async (visit) => {
      const page = await visit.fresh('/en/register')
      await expect(page).toHaveURL(/\/en\/$/)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByRole('banner').getByText('Sign up')).toHaveCount(0)
    },
  },
  loginScreen: {
    ...turned('loginScreen', true),
    see: async (visit) => {
      const page = await visit.fresh('/en/sports')
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    },
  },
} satisfies Record<Exclude<keyof SiteFlags, keyof typeof FLAGS>, Row>
