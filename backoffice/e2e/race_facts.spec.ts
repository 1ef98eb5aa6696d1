/** A Grand Prix in the back office: two drivers against each other, nobody to retire, and the facts beside the order. */
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { expect, test, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { makeRace } from './meeting.ts'
import { ADMIN, enter, PLAYER, send, signIn, type PlacedCoupon } from './support.ts'

const HEAD_TO_HEAD = 100_016
const FIRST_RETIREMENT = 100_012

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Looks at the page on a phone, then on a desk, where it stays. */
async function shoot(page: Page, pathOf: (name: string) => string, what: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const path = pathOf(`${what}-${width}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
  expect(await faultsOf(page), what).toEqual([])
}

test('two drivers are priced against each other, and facts beside the order pay', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(staff, ADMIN)
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const race = await makeRace(staff, 'Istanbul Park', 'motorSport')
  const look = (what: string) => shoot(page, (name) => info.outputPath(name), what)

  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${race}/show?tab=field`)
  const dialog = page.getByRole('dialog')
  const priceOf = (name: string) => dialog.getByRole('textbox', { name: `${name} oranı` })
  const choose = async (type: string) => {
    await page.getByRole('button', { name: 'Oranları ver' }).click()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: type, exact: true }).click()
  }
  await choose('İkisinden daha önde bitiren')
  await priceOf('1 Aldaniti').fill('1.70')
  await dialog.getByRole('button', { name: 'Kaydet ve aç' }).click()
  await expect(dialog.getByText('Tam iki yarışçıya oran girin.')).toBeVisible()
  await priceOf('3 Red Rum').fill('2.05')
  await look('pair')
  await dialog.getByRole('button', { name: 'Kaydet ve aç' }).click()
  await expect(dialog).toBeHidden()
  await choose('İlk Yarış Dışı Kalan')
  for (const [name, price] of [
    ['1 Aldaniti', '2.00'],
    ['2 Crisp', '4.00'],
    ['3 Red Rum', '5.00'],
    ['Kimse yarış dışı kalmaz', '6.00'],
  ] as const) {
    await priceOf(name).fill(price)
  }
  await look('nobody')
  await dialog.getByRole('button', { name: 'Kaydet ve aç' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Marketler' }).click()
  await expect(page.getByText('Kim Önde Bitirir: 1 Aldaniti – 3 Red Rum').first()).toBeVisible()
  await look('markets')

  const bet = async (typeId: number, key: string) => {
    const outcomeNow = async () => {
      const { markets }: BoardMatchDetail = await (
        await player.get(`/v1/board/matches/${race}`)
      ).json()
      return markets
        .find((market) => market.typeId === typeId)
        ?.outcomes.find((outcome) => outcome.key === key)
    }
    await expect.poll(outcomeNow).toBeDefined()
    const outcome = await outcomeNow()
    return send<PlacedCoupon>(player, '/v1/coupons', {
      kind: 'single',
      selections: [{ outcomeId: outcome?.id, oddsMilli: outcome?.oddsMilli }],
      totalStakeMinor: 1_000,
      oddsChange: 'any',
    })
  }
  const [ahead, nobody] = [await bet(HEAD_TO_HEAD, '3'), await bet(FIRST_RETIREMENT, 'none')]

  await page.getByRole('tab', { name: 'Sonuç' }).click()
  for (const [name, position] of [
    ['3 Red Rum', '1'],
    ['1 Aldaniti', '2'],
    ['2 Crisp', '3'],
  ] as const) {
    await page.getByRole('textbox', { name: `${name}: derece` }).fill(position)
  }
  const fact = (name: string) => page.getByRole('textbox', { name, exact: true })
  await fact('En hızlı turu atan').fill('9')
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByText('Bu yarışta böyle olamaz.')).toBeVisible()
  await look('facts-faulty')
  await fact('En hızlı turu atan').fill('2, 3')
  await fact('Yarış dışı ilk kalan').fill('0')
  await page.getByRole('button', { name: 'Önizle' }).click()
  const paid = page.getByRole('table', { name: 'Kime ne ödenir' })
  await expect(paid.getByRole('row').filter({ hasText: ahead.code })).toContainText('20,50 ₺')
  await expect(paid.getByRole('row').filter({ hasText: nobody.code })).toContainText('60,00 ₺')
  await look('preview')
  await page.getByRole('button', { name: 'Açık görünüme geç' }).click()
  // its tooltip goes with the pointer
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await look('preview-light')
  await page.getByRole('checkbox', { name: 'koşu yapıldı', exact: false }).check()
  await page.getByRole('button', { name: 'Onayla ve sonuçlandır' }).click()
  const paidNow = async (id: number): Promise<number | null> => {
    const coupon: CouponDetail = await (await player.get(`/v1/coupons/${id}`)).json()
    return coupon.payoutMinor
  }
  await expect.poll(() => paidNow(ahead.id)).toBe(2_050)
  expect(await paidNow(nobody.id)).toBe(6_000)
  const entered = page.getByRole('row').filter({ hasText: 'Podyum' })
  await expect(entered).toContainText('En hızlı turu atan: 2, 3')
  await look('entered')
  await player.dispose()
  await staff.dispose()
})
