/** Forecasts for players: marked on the card, in the slip by the names of the runners, placed, paid. */
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { expect, test, type Page } from '../../e2e/test.ts'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { enterFinish, makeRace, openOrders } from './support/races.ts'

const ASKED = {
  meeting: 'Veliefendi',
  name: '3. Koşu Fatih',
  inMinutes: 20,
  names: ['Karaözü', 'Bold Pilot', 'Rüzgârgülü', 'Gülbatur', 'Turbo'],
  prices: [2500, 4000, 5000, 10_000, 20_000],
}

const turn = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light'
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a forecast is marked, priced at once, placed by its names and paid', async ({
    page,
    context,
    baseURL,
  }, info) => {
    const admin = await signInAdmin(baseURL)
    const player = await newPlayer(admin, context)
    const made = await makeRace(admin, ASKED)
    await openOrders(admin, made)
    await page.goto(`/tr/match/${made.id}`)
    const chooser = page.getByRole('region', { name: 'İkili ve üçlü' })
    await chooser.getByRole('button', { name: 'Bold Pilot: 1.' }).click()
    await chooser.getByRole('button', { name: 'Karaözü: 2.' }).click()
    await chooser.getByRole('button', { name: 'Rüzgârgülü: 3.' }).click()
    await chooser.scrollIntoViewIfNeeded()
    for (const theme of ['dark', 'light']) {
      await page.screenshot({ path: info.outputPath(`chooser-${theme}.png`), fullPage: true })
      const rules = theme === 'dark' ? {} : { rules: COLOURS }
      expect(await faultsOf(page, rules), theme).toEqual([])
      await turn(page)
    }
    // 1 / (0.25 · 0.4 / 0.75 · 1.08²)
    await expect(chooser.getByText('6.43')).toBeVisible()
    await chooser
      .getByRole('button', { name: /1 seçimi/ })
      .last()
      .click()
    await page.getByRole('button', { name: /^1 seçim(?!i)/ }).click()
    const slip = page.getByRole('dialog', { name: 'Kupon' })
    await expect(slip.getByText('1. Bold Pilot, 2. Karaözü', { exact: true })).toBeVisible()
    await page.screenshot({ path: info.outputPath('slip.png'), animations: 'disabled' })
    await slip.getByRole('textbox', { name: 'Tutar' }).fill('10')
    await slip.getByRole('button', { name: /^Kuponu oyna · / }).click()
    await slip.getByRole('link', { name: /Kuponu gör/ }).click()
    await expect(page.getByText('Sıralı İkili').first()).toBeVisible()
    await expect(page.getByText('1. Bold Pilot, 2. Karaözü').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('coupon.png'), animations: 'disabled' })
    const [{ id }] = await player.get<[CouponView]>('/v1/coupons')
    await enterFinish(admin, made, [2, 1, 3])
    const paid = async () => (await player.get<CouponDetail>(`/v1/coupons/${id}`)).payoutMinor
    await expect.poll(paid).toBe(6_430)
  })
})

test('on a desktop, two runners in any order are a quinella or both forecasts, by the keyboard too', async ({
  page,
  context,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  await newPlayer(admin, context)
  const made = await makeRace(admin, ASKED)
  await openOrders(admin, made)
  await page.goto(`/tr/match/${made.id}`)
  const chooser = page.getByRole('region', { name: 'İkili ve üçlü' })
  const mark = chooser.getByRole('button', { name: 'Karaözü: Sırasız' })
  await mark.focus()
  await page.keyboard.press('Space')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await chooser.getByRole('button', { name: 'Turbo: Sırasız' }).click()
  await expect(chooser.getByText('İki yönlü sıralı ikili')).toBeVisible()
  await chooser.scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('desktop.png'), fullPage: true })
  await chooser.getByRole('button', { name: /2 seçimi/ }).click()
  await expect(page.getByText('1. Turbo, 2. Karaözü', { exact: true })).toBeVisible()
  await expect(page.getByText('1. Karaözü, 2. Turbo', { exact: true })).toBeVisible()
  await page.screenshot({ path: info.outputPath('desktop-slip.png') })
  // a price half under the bar at the top would count as too small a target
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`/aa/match/${made.id}`)
  const arabic = page.getByRole('region', { name: 'ترتيب الوصول' })
  await arabic.getByRole('button', { name: 'Turbo: الأول' }).click()
  await arabic.getByRole('button', { name: 'Gülbatur: الثاني' }).click()
  await arabic.scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('arabic.png') })
  await turn(page)
  await page.screenshot({ path: info.outputPath('arabic-light.png') })
})
