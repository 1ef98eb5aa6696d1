/** Every field of a brand's settings; one without a row does not compile. */
import { limitTexts } from '../../../../backoffice/src/i18n/tr/limits.ts'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import type { SiteSettings } from '@grandstand/shared-types/wire/site/sites'
import { openMatches } from '../coupons.ts'
import { slipOf } from '../slip.ts'
import { words } from './office.ts'
import { atHome, expect, inSource, link, type Row } from './row.ts'

const PICTURE = '/favicon.svg'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A brand keeps its id and currency for good: a new brand chooses its currency. Switches and lobbies have pages of their own. */
type Fixed = 'siteId' | 'currency' | 'currencySign' | 'flags' | 'lobbies'

/** As the form shows a time, by the clock of the demo's brand: `24.11.2026 14:30`. */
function typedTime(at: number): string {
  const [day, time] = new Date(at).toLocaleString('sv', { timeZone: 'Europe/Istanbul' }).split(' ')
  return `${day?.split('-').reverse().join('.')} ${time?.slice(0, 5)}`
}

const from = Date.now() + HOUR_MS

export const FIELDS: Record<Exclude<keyof SiteSettings, Fixed>, Row> = {
  title: {
    form: 'brand',
    fill: (form) => form.type(words.title, 'Night Bets'),
    see: atHome((page) => expect(page).toHaveTitle(/· Night Bets$/)),
  },
  defaultLanguage: {
    form: 'brand',
    fill: (form) => form.choose(words.defaultLanguage, 'English'),
    see: async (visit) => expect(await visit.fresh('/')).toHaveURL(/\/en\/$/),
  },
  languages: {
    form: 'brand',
    fill: (form) => form.field(words.languages).press('Backspace'),
    see: async (visit) => {
      const page = await visit.fresh('/en/')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Language/ })
        .click()
      await expect(page.getByRole('menuitem')).toHaveCount(SITE_LANGUAGES.length - 1)
    },
  },
  country: {
    form: 'brand',
    fill: (form) => form.search(words.country, 'Almanya'),
    see: async (visit) => {
      const registered = await visit.registered()
      const page = await registered.context().newPage()
      await page.goto('/en/userInformation')
      await expect(page.getByLabel('Country', { exact: true })).toHaveValue('DE')
    },
  },
  logo: {
    form: 'brand',
    fill: (form) => form.type(words.logo, PICTURE),
    see: atHome((page) =>
      expect(page.getByRole('banner').locator(`img[src="${PICTURE}"]`).first()).toBeVisible()
    ),
  },
  favicon: {
    form: 'brand',
    fill: (form) => form.type(words.favicon, '/pictures/own.png'),
    see: inSource('<link rel="icon" href="/pictures/own.png">'),
  },
  backgroundImage: {
    form: 'brand',
    fill: (form) => form.type(words.backgroundImage, PICTURE),
    see: atHome((page) =>
      expect(page.locator('body')).toHaveCSS('background-image', /favicon\.svg/)
    ),
  },
  keywords: {
    form: 'brand',
    fill: (form) => form.type(words.keywords, 'bets, night'),
    see: inSource('<meta name="keywords" content="bets, night">'),
  },
  description: {
    form: 'brand',
    fill: (form) => form.type(words.description, 'Bets at night'),
    see: inSource('<meta name="description" content="Bets at night">'),
  },
  phone: {
    form: 'contact',
    fill: (form) => form.type(words.phone, '+90 212 000 00 00'),
    see: link(/\+90 212/, 'tel:+902120000000'),
  },
  messaging: {
    form: 'contact',
    fill: async (form) => {
      await form.choose(words.messenger, 'Whatsapp')
      await form.type(words.messengerContact, '+905001112233')
    },
    see: link('WhatsApp', 'https://wa.me/905001112233'),
  },
  socialLinks: {
    form: 'contact',
    fill: async (form) => {
      const row = await form.add('settings.profile.socialLinks')
      await row.choose(words.network, 'Youtube')
      await row.type(words.link, 'https://youtube.com/night')
    },
    see: link('YouTube', 'https://youtube.com/night'),
  },
  footerTexts: {
    form: 'contact',
    fill: (form) => form.type(words.footerText, 'Since 1999'),
    see: atHome((page) => expect(page.getByRole('contentinfo')).toContainText('Since 1999')),
  },
  licenceLink: {
    form: 'contact',
    fill: (form) => form.type(words.licenceLink, 'https://licence.example/1'),
    see: link('Licence', 'https://licence.example/1'),
  },
  paymentLogos: {
    form: 'contact',
    fill: async (form) => {
      const row = await form.add('settings.profile.paymentLogos')
      await row.type(words.name, 'Own card')
      await row.type(words.file, PICTURE)
    },
    see: atHome((page) =>
      expect(page.getByRole('contentinfo').getByRole('img', { name: 'Own card' })).toBeAttached()
    ),
  },
  tv: {
    form: 'contact',
    fill: (form) => form.type(words.tvLink, 'https://tv.example/'),
    see: atHome((page) =>
      expect(page.getByRole('link', { name: 'TV', exact: true })).toHaveAttribute(
        'href',
        'https://tv.example/'
      )
    ),
  },
  specialBanners: {
    form: 'contact',
    fill: async (form) => {
      await form.type(words.bannerFile.replace('%{number}', '1'), PICTURE)
      await form.type(words.bannerLink.replace('%{number}', '1'), 'https://banner.example/')
    },
    see: atHome((page) =>
      expect(page.locator('a[href="https://banner.example/"] img').first()).toBeVisible()
    ),
  },
  redirectAfterRegistration: {
    form: 'players',
    fill: (form) =>
      form.choose(words.redirectAfterRegistration, words.afterRegistration.promotions),
    see: async (visit) => expect(await visit.registered()).toHaveURL(/\/en\/promotions$/),
  },
  defaultStakeMinor: {
    form: 'betting',
    fill: (form) => form.type(words.defaultStakeMinor, '12,34'),
    see: async (visit) =>
      expect(
        slipOf(await visit.slip())
          .getByRole('textbox')
          .first()
      ).toHaveValue('12.34'),
  },
  couponAmountsMinor: {
    form: 'betting',
    fill: (form) => form.type(words.couponAmountsMinor, '777'),
    see: async (visit) =>
      expect(
        slipOf(await visit.slip())
          .getByRole('button', { name: '777' })
          .first()
      ).toBeVisible(),
  },
  stakesByCurrency: {
    form: 'betting',
    fill: async (form) => {
      await form.page.getByRole('button', { name: 'EUR' }).click()
      const euro = form.part(form.page.locator('#limits-EUR-inputs'))
      await euro.type(words.defaultStakeMinor, '1,51')
    },
    see: async (visit) =>
      expect(
        slipOf(await visit.slipInEuro())
          .getByRole('textbox')
          .first()
      ).toHaveValue('1.51'),
  },
  matchesDay: {
    form: 'betting',
    fill: (form) => form.type(words.matchesDay, '2'),
    before: async ({ admin }) => expect(latest(await openMatches(admin, 20))).toBeGreaterThan(from),
    see: async ({ admin }) => {
      expect(latest(await openMatches(admin, 1))).toBeLessThan(Date.now() + 2 * DAY_MS)
    },
  },
  couponLimits: {
    form: 'betting',
    fill: async (form) => {
      const own = form.page.getByLabel(limitTexts.minStakeMinor).first()
      await own.fill('6')
    },
    see: async (visit) => {
      const slip = slipOf(await visit.slip())
      await slip.getByRole('textbox').first().fill('2')
      await expect(slip).toContainText('6.00')
    },
  },
  live: {
    form: 'live',
    fill: async (form) => {
      await form.type(words.live.halfTimeAlertMinutes, '0')
      await form.type(words.live.maxPauseMinutes, '1')
    },
    see: async (visit) => {
      const begun = await visit.halfTime()
      await expect(begun.getByText('The second half is about to begin.').first()).toBeVisible()
      const long = await visit.halfTime(2 * MINUTE_MS)
      await expect(long.getByText('The break has lasted more than 1 minute;').first()).toBeVisible()
    },
  },
  defaultTheme: {
    form: 'themes',
    fill: async ({ page }) => {
      await page.getByText(SHIPPED_THEMES.floodlight.name).first().click()
      await page.getByRole('button', { name: words.themes.show }).click()
      const answered = page.waitForResponse(/\/default$/)
      await page.getByRole('dialog').getByRole('button').last().click()
      await answered
    },
    see: atHome((page) =>
      expect(page.locator('html')).toHaveCSS('--bg', SHIPPED_THEMES.floodlight.design.dark.bg)
    ),
  },
  liveChatScript: {
    form: 'scripts',
    fill: (form) => form.type(words.scripts.liveChatScript, 'window.chat = 1'),
    see: atHome((page) => expect.poll(() => page.evaluate('window.chat')).toBe(1)),
  },
  analytics: {
    form: 'scripts',
    fill: (form) => form.type(words.scripts.analytics, 'window.counted = 1'),
    see: atHome((page) => expect.poll(() => page.evaluate('window.counted')).toBe(1)),
  },
  maintenance: {
    form: 'maintenance',
    fill: async (form) => {
      await form.type(words.maintenance.from, typedTime(from))
      await form.type(words.maintenance.to, typedTime(from + HOUR_MS))
      await form.type(words.maintenance.text.replace('%{language}', 'English'), 'New servers')
    },
    see: atHome((page) => expect(page.getByText(/Planned maintenance.*New servers/)).toBeVisible()),
  },
}

const latest = (matches: readonly { startsAt: number }[]) =>
  Math.max(...matches.map(({ startsAt }) => startsAt))
