/**
 * Every field and every flag of a brand's settings: staff change it, and the players' site shows it. A field of the wire
 * type without a row does not compile.
 */
import { expect as expectWithin, test, type Page } from '@playwright/test'
import { DEFAULT_FLAGS, type SiteFlags } from '@grandstand/shared-types/sites/flags'
import { PAGE_DATA_ID, type PageData } from '@grandstand/shared-types/wire/page_data'
import type { SiteSettings, SiteView } from '@grandstand/shared-types/wire/sites'
import { signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'
import { pickHomeWin, slipOf } from './support/slip.ts'

/** A row that fails must not take the time of all others. */
const expect = expectWithin.configure({ timeout: 15_000 })

const SITE = '/v1/sites/1'
const PICTURE = '/favicon.svg'
const NO_SCRIPTS = { css: '', generalJs: '', liveChatScript: '', analytics: '', origins: [] }

interface Row {
  /** The body of the change, as the form of the brand sends it. */
  set: Record<string, unknown>
  /** Of another form of the brand: `scripts`, `maintenance`. */
  form?: string
  /** Looks at `/en/`, which is open. */
  see: (page: Page, admin: Actor) => Promise<unknown>
}

type Part = Record<string, unknown>
const settings = (part: Part) => ({ settings: part })
const profile = (part: Part) => settings({ profile: part })
const flag = (part: Partial<SiteFlags>) => settings({ flags: part })

/** What the server put into the page for the app. */
const dataOf = async (page: Page): Promise<PageData> =>
  JSON.parse((await page.locator(`#${PAGE_DATA_ID}`).textContent()) ?? '')

/** The app's own settings hold the value, which other tests of the feature follow to its effect. */
const told = (part: Part) => async (page: Page) =>
  expect((await dataOf(page)).settings.settings).toMatchObject(part)

const link = (name: string, href: string) => (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)

const inSource = (text: string) => async (page: Page) =>
  expect(await (await page.request.get('/en/')).text()).toContain(text)

const inSlip = (text: string) => async (page: Page, admin: Actor) => {
  const [match] = await openMatches(admin, 1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  await expect(slipOf(page).getByRole('button', { name: text }).first()).toBeVisible()
}

const hour = 3_600_000
const from = Math.ceil(Date.now() / hour) * hour + hour

/** A brand keeps its id and currency for good. */
type Fixed = 'siteId' | 'currency' | 'currencySign' | 'flags'

const FIELDS: Record<Exclude<keyof SiteSettings, Fixed>, Row> = {
  title: { set: { title: 'Night Bets' }, see: (page) => expect(page).toHaveTitle(/· Night Bets$/) },
  defaultLanguage: {
    set: { defaultLanguage: 'en' },
    see: async (page) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    },
  },
  languages: {
    set: { defaultLanguage: 'tr', settings: { languages: ['tr'] } },
    see: inSource('<html lang="tr"'),
  },
  defaultStakeMinor: {
    set: settings({ defaultStakeMinor: 1234 }),
    see: told({ defaultStakeMinor: 1234 }),
  },
  couponAmountsMinor: { set: settings({ couponAmountsMinor: [77_700] }), see: inSlip('777') },
  stakesByCurrency: {
    set: settings({ stakesByCurrency: { EUR: { defaultStakeMinor: 150 } } }),
    see: told({ stakesByCurrency: { EUR: { defaultStakeMinor: 150 } } }),
  },
  matchesDay: { set: settings({ matchesDay: 2 }), see: told({ matchesDay: 2 }) },
  couponLimits: {
    set: settings({ limits: { minStakeMinor: 150 } }),
    see: told({ couponLimits: { minStakeMinor: 150 } }),
  },
  live: {
    set: settings({ live: { halfTimeAlertMinutes: 9, maxPauseMinutes: 31 } }),
    see: told({ live: { halfTimeAlertMinutes: 9, maxPauseMinutes: 31 } }),
  },
  keywords: {
    set: profile({ keywords: 'bets, night' }),
    see: inSource('<meta name="keywords" content="bets, night">'),
  },
  description: {
    set: profile({ description: 'Bets at night' }),
    see: inSource('<meta name="description" content="Bets at night">'),
  },
  logo: {
    set: profile({ logo: PICTURE }),
    see: (page) =>
      expect(page.getByRole('banner').locator(`img[src="${PICTURE}"]`).first()).toBeAttached(),
  },
  favicon: {
    set: profile({ favicon: '/pictures/own.png' }),
    see: inSource('<link rel="icon" href="/pictures/own.png">'),
  },
  backgroundImage: {
    set: profile({ backgroundImage: PICTURE }),
    see: (page) => expect(page.locator('body')).toHaveCSS('background-image', /favicon\.svg/),
  },
  defaultTheme: {
    set: profile({ defaultTheme: 'terrace' }),
    see: async (page) => expect((await dataOf(page)).theme?.key).toBe('terrace'),
  },
  licenceLink: {
    set: profile({ licenceLink: 'https://licence.example/1' }),
    see: link('Licence', 'https://licence.example/1'),
  },
  country: { set: profile({ country: 'DE' }), see: told({ country: 'DE' }) },
  phone: {
    set: profile({ phone: '+90 212 000 00 00' }),
    see: link('+90 212', 'tel:+902120000000'),
  },
  messaging: {
    set: profile({ messaging: { messenger: 'whatsapp', contact: '+905001112233' } }),
    see: link('WhatsApp', 'https://wa.me/905001112233'),
  },
  socialLinks: {
    set: profile({ socialLinks: [{ network: 'youtube', link: 'https://youtube.com/night' }] }),
    see: link('YouTube', 'https://youtube.com/night'),
  },
  footerText: {
    set: profile({ footerText: 'Since 1999' }),
    see: (page) => expect(page.getByRole('contentinfo')).toContainText('Since 1999'),
  },
  paymentLogos: {
    set: profile({ paymentLogos: [{ name: 'Own card', file: PICTURE }] }),
    see: (page) =>
      expect(page.getByRole('contentinfo').getByRole('img', { name: 'Own card' })).toBeAttached(),
  },
  tv: {
    set: profile({ tv: { link: 'https://tv.example/', logos: [] } }),
    see: told({ tv: { link: 'https://tv.example/' } }),
  },
  specialBanners: {
    set: profile({
      defaultTheme: 'floodlight',
      specialBanners: [
        { file: PICTURE, link: 'https://banner.example/' },
        { file: null, link: null },
      ],
    }),
    see: (page) => expect(page.locator('a[href="https://banner.example/"] img')).toBeVisible(),
  },
  redirectAfterRegistration: {
    set: profile({ redirectAfterRegistration: 'promotions' }),
    see: told({ redirectAfterRegistration: 'promotions' }),
  },
  liveChatScript: {
    form: 'scripts',
    set: { liveChatScript: 'window.chat = 1' },
    see: (page) => expect.poll(() => page.evaluate('window.chat')).toBe(1),
  },
  analytics: {
    form: 'scripts',
    set: { analytics: 'window.counted = 1' },
    see: (page) => expect.poll(() => page.evaluate('window.counted')).toBe(1),
  },
  maintenance: {
    form: 'maintenance',
    set: { isOn: false, from, to: from + hour, texts: { en: 'New servers' } },
    see: (page) => expect(page.getByText(/Planned maintenance.*New servers/)).toBeVisible(),
  },
}

const terms = (part: Part) => async (_page: Page, admin: Actor) =>
  expect(await admin.get('/v1/registrations/terms')).toMatchObject(part)

const FLAGS: Record<keyof SiteFlags, Row> = {
  mailActivation: {
    set: flag({ mailActivation: true }),
    see: told({ flags: { mailActivation: true } }),
  },
  topWinners: { set: flag({ topWinners: false }), see: told({ flags: { topWinners: false } }) },
  affiliateStatus: {
    set: flag({ affiliateStatus: true }),
    see: told({ flags: { affiliateStatus: true } }),
  },
  currencyMode: {
    set: flag({ currencyMode: 'code' }),
    see: told({ flags: { currencyMode: 'code' } }),
  },
  autoPrint: { set: flag({ autoPrint: false }), see: told({ flags: { autoPrint: false } }) },
  mobileRequired: { set: flag({ mobileRequired: false }), see: terms({ mobileRequired: false }) },
  nationalIdRequired: {
    set: flag({ nationalIdRequired: false }),
    see: terms({ nationalIdRequired: false }),
  },
  registerDisabled: {
    set: flag({ registerDisabled: true }),
    see: async (page) => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByRole('banner').getByText('Sign up')).toHaveCount(0)
    },
  },
  loginScreen: {
    set: flag({ loginScreen: true }),
    see: (page) => expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible(),
  },
  themeChange: {
    set: flag({ themeChange: false }),
    see: (page) => expect(page.getByRole('button', { name: 'Appearance' })).toHaveCount(0),
  },
  payWay: { set: flag({ payWay: 'popup' }), see: told({ flags: { payWay: 'popup' } }) },
}

test('the table has a row for every flag that there is', () => {
  expect(Object.keys(FLAGS).sort()).toEqual(Object.keys(DEFAULT_FLAGS).sort())
})

test('each field and flag that staff change is seen on the site', async ({ page, baseURL }) => {
  test.setTimeout(600_000)
  const admin = await signInAdmin(baseURL)
  const before = await admin.get<SiteView>(SITE)
  const restore = async () => {
    const { title, defaultLanguage, settings: all } = before
    await admin.put(SITE, { title, defaultLanguage, settings: all })
    await admin.put(`${SITE}/scripts`, NO_SCRIPTS)
    await admin.put(`${SITE}/maintenance`, all.maintenance)
  }
  const failed: string[] = []
  try {
    for (const [name, { set, form, see }] of Object.entries({ ...FIELDS, ...FLAGS })) {
      await test
        .step(name, async () => {
          await admin.put(form === undefined ? SITE : `${SITE}/${form}`, set)
          await page.goto('/en/')
          await see(page, admin)
        })
        .catch((error: unknown) => failed.push(`${name}: ${String(error)}`))
      await restore()
    }
  } finally {
    await restore()
  }
  expect(failed).toEqual([])
})
