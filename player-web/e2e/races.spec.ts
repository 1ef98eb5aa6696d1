/** Races for players: from the next ones to a paid treble each way, and a runner that comes out while a bet stands on it. */
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { FAVOURITE } from '@grandstand/shared-types/markets/model/favourite_market'
import { expect, GATE, test, type Page } from '../../e2e/test.ts'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import {
  enterFinish,
  makeRace,
  openMarket,
  openPlaces,
  reopen,
  type RaceMade,
} from './support/races.ts'

const NAMES = [
  'Karaözü',
  'Bold Pilot',
  'Rüzgârgülü',
  'Gülbatur',
  'Turbo',
  'Yavuzhan',
  'İstiklâl',
  'Kafkaslı',
]
/** Of the runners by number; each story backs number 1. */
const PRICES = [6000, 5000, 3000, 9000, 13_000, 17_000, 21_000, 26_000]
const FIRST = { ...race('Veliefendi', '3. Koşu Fatih', 20), prices: PRICES }
const SECOND = { ...race('Bursa', '1. Koşu Uludağ', 35), prices: [5000, 6000, ...PRICES.slice(2)] }
const THIRD = {
  ...race('Şirinyer', '4. Koşu Körfez', 50),
  prices: [4000, 6000, ...PRICES.slice(2)],
}

function race(meeting: string, name: string, inMinutes: number) {
  return { meeting, name, inMinutes, names: NAMES }
}

/** Puts the runner of number 1 into the slip, on the page of its race. */
async function pickFirst(page: Page, { name }: RaceMade): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const price = page.getByRole('main').getByRole('button', { name: `1 Karaözü, ${name}` })
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}

/** Turns the page from dark to light, or back. */
const turn = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light'
  })

/** The market to finish in the first three, of runners by number. */
const FIRST_THREE = 100_005
const PLACE_PRICES = [2200, 2000, 1400, 2800, 3500, 4400, 5200, 6000]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const sellAtStart = (admin: Actor, horses: boolean) =>
    admin.put('/v1/sites/1', { settings: { startingPrice: { horses } } })

  test.afterAll(async ({ baseURL }) => {
    await sellAtStart(await signInAdmin(baseURL), false)
  })

  test('a bet to be placed is chosen above the card, and others at the starting price', async ({
    page,
    context,
    baseURL,
  }, info) => {
    const admin = await signInAdmin(baseURL)
    const player = await newPlayer(admin, context)
    const made = await makeRace(admin, FIRST)
    await openPlaces(admin, made, FIRST_THREE, PLACE_PRICES)
    await page.goto(`/tr/match/${made.id}`)
    const card = page.getByRole('region', { name: 'Koşu programı' })
    await card.getByRole('button', { name: 'İlk 3', exact: true }).click()
    const price = card.getByRole('button', { name: `1 Karaözü, İlk 3, ${made.name}` })
    await expect(price).toContainText('2.20')
    await price.click()
    for (const theme of ['dark', 'light']) {
      await page.screenshot({ path: info.outputPath(`places-${theme}.png`) })
      expect(await faultsOf(page), theme).toEqual([])
      await turn(page)
    }
    await page.getByRole('button', { name: /^1 seçim/ }).click()
    const slip = page.getByRole('dialog', { name: 'Kupon' })
    await expect(slip.getByText('İlk 3’te Bitirir')).toBeVisible()
    await expect(slip.getByRole('switch', { name: /^1 Karaözü: / })).toHaveCount(0)
    await expect(slip.getByRole('button', { name: /^Kuponu oyna · / })).toBeVisible()
    await page.screenshot({ path: info.outputPath('slip.png'), animations: 'disabled' })
    await slip.getByRole('textbox', { name: 'Tutar' }).fill('10')
    await slip.getByRole('button', { name: /^Kuponu oyna · / }).click()
    await slip.getByRole('link', { name: /Kuponu gör/ }).click()
    await expect(page.getByText('İlk 3’te Bitirir')).toBeVisible()
    const [{ id }] = await player.get<[CouponView]>('/v1/coupons')
    await openMarket(admin, made, FAVOURITE, {})
    await sellAtStart(admin, true)
    for (const name of ['1 Karaözü', 'Favori']) {
      await page.goto(`/tr/match/${made.id}`)
      await card.getByRole('button', { name: 'Kazanan', exact: true }).click()
      const atStart = card.getByRole('button', {
        name: `${name}: Baş. oranı (Başlangıç oranından), ${made.name}`,
      })
      await atStart.click()
      await expect(atStart).toHaveAttribute('aria-pressed', 'true')
      for (const theme of ['dark', 'light']) {
        await page.screenshot({ path: info.outputPath(`start-${name}-${theme}.png`) })
        expect(await faultsOf(page), theme).toEqual([])
        await turn(page)
      }
      await page.getByRole('button', { name: /^1 seçim/ }).click()
      await expect(slip.getByText('Başlangıç oranından', { exact: true })).toBeVisible()
      await slip.getByRole('textbox', { name: 'Tutar' }).fill('10')
      await page.screenshot({ path: info.outputPath(`start-${name}-slip.png`) })
      await slip.getByRole('button', { name: /^Kuponu oyna · / }).click()
      await slip.getByRole('link', { name: /Kuponu gör/ }).click()
      await expect(page.getByText('Başlangıç oranı yarış başlayınca belli olur')).toBeVisible()
      await page.screenshot({ path: info.outputPath(`start-${name}-coupon.png`) })
    }
    await page.goto('/tr/coupons')
    await page.screenshot({ path: info.outputPath('start-coupons.png') })
    const [favourite, first] = await player.get<[CouponView, CouponView]>('/v1/coupons')
    await enterFinish(admin, made, [3, 2, 1], [7500, 4000, 2800, ...PRICES.slice(3)])
    const paidBy = async (of: number) =>
      (await player.get<CouponDetail>(`/v1/coupons/${of}`)).payoutMinor
    await expect.poll(() => paidBy(id)).toBe(2_200)
    await expect.poll(() => paidBy(favourite.id)).toBe(2_800)
    await expect.poll(() => paidBy(first.id)).toBe(0)
  })

  test(
    'a treble each way, found by the next races, is paid after a runner came out',
    GATE,
    async ({ page, context, baseURL }, info) => {
      const admin = await signInAdmin(baseURL)
      const player = await newPlayer(admin, context)
      const [first, second, third] = [
        await makeRace(admin, FIRST),
        await makeRace(admin, SECOND),
        await makeRace(admin, THIRD),
      ]
      const look = async (name: string) => {
        await page.screenshot({ path: info.outputPath(`${name}.png`) })
        expect(await faultsOf(page), name).toEqual([])
        await turn(page)
        await page.screenshot({ path: info.outputPath(`${name}-light.png`) })
        expect(await faultsOf(page, { rules: COLOURS }), `${name} in light`).toEqual([])
        await turn(page)
      }

      await page.goto('/tr/sports?sport=100001')
      const strip = page.getByRole('navigation', { name: 'Sıradaki koşular' })
      for (const { meeting, name } of [first, second, third]) {
        await expect(strip.getByRole('link', { name })).toContainText(meeting)
      }
      await look('board')
      await strip.getByRole('link', { name: first.name }).click()
      await expect(strip.getByRole('link', { name: first.name })).toHaveAttribute(
        'aria-current',
        'page'
      )
      await expect(page.getByText('Ganyan ve plase: 3 sıra, oranın 1/5 kadarı')).toBeVisible()
      await look('race')
      await page.getByRole('button', { name: 'Orana göre' }).click()
      const runners = page.getByRole('listitem').filter({ hasText: 'Kulvar' })
      await expect(runners.first()).toContainText('Rüzgârgülü')
      await pickFirst(page, first)
      for (const next of [second, third]) {
        await strip.getByRole('link', { name: next.name }).click()
        await pickFirst(page, next)
      }

      await page.getByRole('button', { name: /^3 seçim/ }).click()
      const slip = page.getByRole('dialog', { name: 'Kupon' })
      const switches = slip.getByRole('switch', { name: /^1 Karaözü: Ganyan ve plase/ })
      await expect(switches).toHaveCount(3)
      for (const leg of await switches.all()) await leg.check()
      // such a coupon earns no combination bonus (rules 19.11)
      await expect(slip.getByText('bonus')).toHaveCount(0)
      await slip.getByRole('textbox', { name: 'Toplam tutar' }).fill('10')
      await look('slip')
      await slip.getByRole('button', { name: /^Kuponu oyna · / }).click()
      await slip.getByRole('link', { name: /Kuponu gör/ }).click()
      await expect(page.getByText('Kupon no')).toBeVisible()
      const [{ id, placedAt }] = await player.get<[CouponView]>('/v1/coupons')
      await expect(page.getByText('Ganyan ve plase: 3 sıra, oranın 1/5 kadarı')).toHaveCount(3)

      // the favourite of the second race comes out at 3.00: 30 % of the profit (rules 19.8)
      await admin.put(`/v1/matches/${second.id}/runner`, {
        runner: 3,
        status: 'withdrawn',
        withdrawnAt: placedAt + 1,
        withdrawnOddsMilli: 3000,
      })
      await page.reload()
      await expect(
        page.getByText('Bir yarışçı çekildi: bu seçimin kârından %30 kesilecek')
      ).toHaveCount(1)
      await look('coupon')
      await page.goto(`/tr/match/${second.id}`)
      const gone = page.getByRole('listitem').filter({ hasText: 'Rüzgârgülü' })
      await expect(gone).toContainText('Çekildi')
      await expect(gone).toContainText('Daha önce oynanan bahislerin kârından %30 kesilir')
      await expect(gone.getByRole('button')).toHaveCount(0)
      await look('withdrawn')

      await enterFinish(admin, first, [1, 4, 2])
      await enterFinish(admin, second, [1, 2, 4])
      await enterFinish(admin, third, [1, 5, 8])
      // 5.00 to win: 6.00 x (1 + 4.00 x 0.70) x 4.00 = 91.20, so 456.00
      // 5.00 for a place: (1 + 5/5) x (1 + 4 x 0.70 / 5) x (1 + 3/5) = 2.00 x 1.56 x 1.60 = 4.992, so 24.96
      const paid = async () => (await player.get<CouponDetail>(`/v1/coupons/${id}`)).payoutMinor
      await expect.poll(paid).toBe(45_600 + 2_496)
      await page.goto(`/tr/coupons/${id}`)
      await expect(page.getByText('480,96').first()).toBeVisible()
      await look('paid')
      await page.goto(`/tr/match/${third.id}`)
      await expect(page.getByText('Bitiş sırası')).toBeVisible()
      const rows = page.getByRole('listitem').filter({ hasText: 'Derece:' })
      await expect(rows).toHaveText([/Karaözü/, /Turbo/, /Kafkaslı/])
      await look('finish')
    }
  )
})

for (const [language, theme, texts] of [
  ['en', 'dark', { next: 'Next races', card: 'Race card', byOdds: 'By odds', out: 'Non-runner' }],
  [
    'fa',
    'light',
    {
      next: 'مسابقه‌های بعدی',
      card: 'برنامهٔ مسابقه',
      byOdds: 'بر اساس ضریب',
      out: 'شرکت نمی‌کند',
    },
  ],
] as const) {
  test(`a race card on a desktop in ${language} can be read by price, and has no fault`, async ({
    page,
    baseURL,
  }, info) => {
    const admin = await signInAdmin(baseURL)
    const made = await makeRace(admin, FIRST)
    await makeRace(admin, SECOND)
    const places = await openPlaces(admin, made, FIRST_THREE, PLACE_PRICES)
    await admin.put(`/v1/matches/${made.id}/runner`, { runner: 5, status: 'nonRunner' })
    await reopen(admin, made)
    await reopen(admin, places)
    const look = async (name: string) => {
      await page.screenshot({ path: info.outputPath(`${name}-${language}.png`) })
      expect(await faultsOf(page), name).toEqual([])
    }
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), theme)
    await page.goto(`/${language}/match/${made.id}`)
    const card = page.getByRole('region', { name: texts.card })
    const rows = card.getByRole('row')
    await expect(rows).toHaveCount(9)
    await expect(rows.filter({ hasText: 'Turbo' })).toContainText(texts.out)
    await card.getByRole('button', { name: texts.byOdds }).click()
    await expect(rows.nth(1)).toContainText('Rüzgârgülü')
    await expect(rows.nth(8)).toContainText('Turbo')
    const price = card.getByRole('button', { name: `1 Karaözü, ${made.name}` })
    await expect(card.getByRole('button', { name: /^1 Karaözü/ })).toHaveCount(2)
    await price.focus()
    await page.keyboard.press('Enter')
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    const eachWay = page.getByRole('switch', { name: /^1 Karaözü: / })
    await eachWay.focus()
    await page.keyboard.press('Space')
    await expect(eachWay).toBeChecked()
    await look('card')
    await page.goto(`/${language}/sports?sport=100001`)
    const strip = page.getByRole('navigation', { name: texts.next })
    await expect(strip.getByRole('link', { name: made.name })).toBeVisible()
    await look('board')
  })
}
