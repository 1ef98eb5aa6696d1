/**
 * A race from its card to the payout: staff paste the card, open the market, withdraw a runner with its deduction in sight, and
 * enter an order of finish with a dead heat after they have seen who is paid what.
 */
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { expect, GATE, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { makeMeeting, makeRace } from './meeting.ts'
import { ADMIN, enter, PLAYER, send, signIn, type PlacedCoupon } from './support.ts'

const CARD = [
  'At No\tAt İsmi\tYaş\tSıklet\tJokey\tKulvar\tSon 6 Y.\tForma',
  '1\tKaraözü\t4y d a\t58\tH. Karataş\t3\t112-31\tsarı, kırmızı yıldız',
  '2\tBold Pilot\t5\t57,5\tG. Kocakaya\t1\t1121\tlacivert',
  '3\tRüzgârgülü\t4\t56\tA. Çelik\t8\t3-2412\tyeşil, beyaz çizgili',
  '4\tGülbatur\t6\t60\tM. Kaya\t2\t24F1\tkırmızı',
  '5\tTurbo\t4\t55.5\tÖ. Yıldırım\t5\t5531\tmor, sarı bantlı',
  '6\tYavuzhan\t5\t58\tN. Avci\t4\t0-41\tturuncu',
  '7\tİstiklâl\t4\t57\tS. Boyraz\t7\t6P32\tbeyaz, siyah puanlı',
  '8\tKafkaslı\t7\t59\tM. Çiçek\t6\t1-1\tbordo',
  'Pist: kum, normal',
].join('\n')
const PRICES = ['6.00', '4.00', '3.00', '9.00', '13.00', '17.00', '21.00', '26.00']

/** `2026-12-09 14:00` by the clock of the brand, as the form reads it. */
const clockOfBrand = (epochMs: number): string =>
  new Date(epochMs).toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16)

const couponOf = async (player: APIRequestContext, id: number): Promise<CouponDetail> =>
  (await player.get(`/v1/coupons/${id}`)).json()

/** A bet of 10.00 on a runner. */
async function bet(player: APIRequestContext, raceId: number, runner: number) {
  // the board takes a market up a moment after it was opened
  const outcomeNow = async () => {
    const answer = await player.get(`/v1/board/matches/${raceId}`)
    if (!answer.ok()) return undefined
    const { markets }: BoardMatchDetail = await answer.json()
    const [market] = markets
    return market?.status !== 1
      ? undefined
      : market.outcomes.find(({ key }) => key === String(runner))
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

async function pasteCard(page: Page, shot: string): Promise<void> {
  await page.getByRole('button', { name: 'Program yapıştır' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koşu programını yapıştırın' })
  await dialog.getByRole('textbox', { name: 'Kopyalanan satırlar' }).fill(CARD)
  await expect(dialog.getByText('8 yarışçı okundu')).toBeVisible()
  await expect(dialog.getByText('Pist: kum, normal', { exact: true })).toBeVisible()
  await page.screenshot({ path: shot })
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '8 yarışçıyı tabloya al' }).click()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'a race is made of a pasted card, loses a runner, and pays a dead heat',
  GATE,
  async ({ page, playwright, baseURL }, info) => {
    const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(staff, ADMIN)
    const meeting = 'Veliefendi'
    await makeMeeting(staff, meeting)
    const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(player, PLAYER)

    await signIn(page, ADMIN)
    await page.goto('/backoffice/matches')
    await page.getByRole('link', { name: 'Yeni koşu' }).click()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('En az iki yarışçı yazın.')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Turnuva' }).fill(meeting)
    await page.getByRole('option', { name: meeting }).click()
    const name = '5. Koşu Kısa Vade Handikap'
    await page.getByRole('textbox', { name: 'Koşunun adı' }).fill(name)
    await page
      .getByRole('textbox', { name: 'Başlama' })
      .fill(clockOfBrand(Date.now() + 2 * 3_600_000))
    await pasteCard(page, info.outputPath('pasted.png'))
    await expect(page.getByRole('textbox', { name: 'Jokey, Bold Pilot' })).toHaveValue(
      'G. Kocakaya'
    )

    // a fault of the card stands at its row
    const second = page.getByRole('textbox', { name: 'No., Bold Pilot' })
    await second.fill('1')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('No.: Bu numara iki kez var.')).toHaveCount(2)
    await page.screenshot({ path: info.outputPath('card-faults.png'), fullPage: true })
    expect(await faultsOf(page)).toEqual([])
    await second.fill('2')
    // Enter goes to the next runner, not to the end of the form
    await second.press('Enter')
    await expect(page.getByRole('textbox', { name: 'No., Rüzgârgülü' })).toBeFocused()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const raceId = Number(/matches\/(\d+)\/show/.exec(page.url())?.[1])

    await page.getByRole('button', { name: 'Kazanan marketini aç' }).click()
    const prices = page.getByRole('dialog')
    for (const [at, price] of PRICES.entries()) {
      await prices.getByRole('textbox').nth(at).fill(price)
    }
    await expect(prices.getByText(/^Marj/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('prices.png') })
    expect(await faultsOf(page)).toEqual([])
    await prices.getByRole('button', { name: 'Kaydet ve aç' }).click()
    await expect(prices).toBeHidden()
    const row = (runner: string) => page.getByRole('row').filter({ hasText: runner })
    await expect(row('Bold Pilot')).toContainText('4.00')
    await page.screenshot({ path: info.outputPath('field.png'), fullPage: true })

    // forecasts follow from these prices; the margin shows its effect before it is saved
    await page.getByRole('button', { name: 'Oranları ver' }).click()
    await prices.getByRole('combobox', { name: 'Bahis türü' }).click()
    await page.getByRole('option', { name: 'Sıralı İkili', exact: true }).click()
    const margin = prices.getByRole('textbox', { name: 'Her sıra için marj, %' })
    await expect(margin).toHaveValue('8')
    const first = prices.getByText(/^1\. Rüzgârgülü, 2\. Bold Pilot/).locator('..')
    const usual = await first.textContent()
    await margin.fill('20')
    await expect(first).not.toHaveText(usual ?? '')
    await page.screenshot({ path: info.outputPath('forecast.png') })
    expect(await faultsOf(page)).toEqual([])
    await prices.getByRole('button', { name: 'Kaydet ve aç' }).click()
    await expect(prices).toBeHidden()
    const [level, gone, loser] = [
      await bet(player, raceId, 1),
      await bet(player, raceId, 3),
      await bet(player, raceId, 4),
    ]

    await page.getByRole('button', { name: '3 Rüzgârgülü: durumu değiştir' }).click()
    const change = page.getByRole('dialog', { name: '3 Rüzgârgülü' })
    await expect(change.getByRole('textbox', { name: 'O andaki ganyan oranı' })).toHaveValue('3.00')
    await expect(change.getByText('%30', { exact: true })).toBeVisible()
    await expect(change.getByText('Kesinti yapılacak kupon')).toBeVisible()
    await expect(change.getByText('20,00 ₺')).toBeVisible()
    await page.screenshot({ path: info.outputPath('withdrawal.png') })
    expect(await faultsOf(page)).toEqual([])
    await change.getByRole('button', { name: 'Kaydet' }).click()
    await expect(change).toBeHidden()
    await expect(row('Rüzgârgülü')).toContainText('Çekildi')
    await expect(page.getByText('Bu koşunun bir marketi askıda', { exact: false })).toBeVisible()
    await page.screenshot({ path: info.outputPath('withdrawn.png'), fullPage: true })

    await page.getByRole('button', { name: 'Oranları ver' }).click()
    const dearer = prices.getByRole('textbox', { name: '2 Bold Pilot oranı' })
    await dearer.fill('3.00')
    await prices.getByRole('button', { name: 'Kaydet ve aç' }).click()
    // without the favourite the old prices are a gift
    await expect(prices.getByRole('alert')).toContainText('bütün sonuçlara oynayan kazanır')
    await dearer.fill('2.00')
    await prices.getByRole('textbox', { name: '1 Karaözü oranı' }).fill('4.00')
    await prices.getByRole('button', { name: 'Kaydet ve aç' }).click()
    await expect(page.getByText('Bu koşunun bir marketi askıda', { exact: false })).toBeHidden()
    await expect(row('Bold Pilot')).toContainText('2.00')
    const late = await bet(player, raceId, 2)

    await page.getByRole('tab', { name: 'Sonuç' }).click()
    const position = (runner: string) => page.getByRole('textbox', { name: `${runner}: derece` })
    await position('1 Karaözü').fill('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.getByRole('button', { name: 'Önizle' }).click()
    await expect(page.getByText('önündeki sıra boş')).toBeVisible()
    await page.screenshot({ path: info.outputPath('order-faults.png'), fullPage: true })
    await position('2 Bold Pilot').fill('1')
    await position('4 Gülbatur').fill('3')
    await position('5 Turbo').press('b')
    await expect(page.getByRole('list', { name: 'Bitiş', exact: true })).toContainText('=1.')
    await page.getByRole('button', { name: 'Önizle' }).click()
    const paid = page.getByRole('table', { name: 'Kime ne ödenir' })
    const paidRow = paid.getByRole('row').filter({ hasText: level.code })
    await expect(paidRow).toContainText('1 Karaözü')
    await expect(paidRow).toContainText('%30 kesinti')
    // half of 10.00 at 6.00 less 30 % of its profit
    await expect(paidRow).toContainText('22,50 ₺')
    await expect(paid.getByRole('row').filter({ hasText: gone.code })).toContainText('10,00 ₺')
    await expect(paid.getByRole('row').filter({ hasText: loser.code })).toHaveCount(0)
    // placed after the withdrawal: half of 10.00 at 2.00, and nothing is taken
    const lateRow = paid.getByRole('row').filter({ hasText: late.code })
    await expect(lateRow).toContainText('10,00 ₺')
    await expect(lateRow).not.toContainText('kesinti')
    await page.screenshot({ path: info.outputPath('preview.png'), fullPage: true })
    expect(await faultsOf(page)).toEqual([])
    expect((await couponOf(player, level.id)).state).toBe('accepted')

    await page.getByRole('checkbox', { name: 'koşu yapıldı', exact: false }).check()
    await page.getByRole('button', { name: 'Onayla ve sonuçlandır' }).click()
    await expect(page.getByText('Sonuç kaydedildi', { exact: false })).toBeVisible()
    await expect(page.getByRole('cell', { name: '=1. 1 Karaözü, 2 Bold Pilot' })).toBeVisible()
    await page.screenshot({ path: info.outputPath('entered.png'), fullPage: true })
    const { state, payoutMinor, selections } = await couponOf(player, level.id)
    expect([state, payoutMinor]).toEqual(['settled', 2_250])
    expect(selections?.[0]).toMatchObject({ result: 'won 1/2', deductionPercent: 30 })
    await player.dispose()
    await staff.dispose()
  }
)

test('the screens of a race fit a phone, in the dark and in the light', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(staff, ADMIN)
  const race = await makeRace(staff, 'Aintree')
  await staff.dispose()
  await signIn(page, ADMIN)
  for (const theme of ['dark', 'light'] as const) {
    if (theme === 'light') await page.getByRole('button', { name: 'Açık görünüme geç' }).click()
    for (const [size, width] of [
      ['desktop', 1280],
      ['phone', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const shoot = async (what: string) => {
        await page.screenshot({
          path: info.outputPath(`${what}-${theme}-${size}.png`),
          fullPage: true,
        })
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth
        )
        expect(wider, `${what} at ${width} px`).toBeLessThanOrEqual(0)
      }
      const isDialogDrawn = () =>
        page
          .getByRole('dialog')
          .evaluate(
            (dialog) => dialog.parentElement && getComputedStyle(dialog.parentElement).opacity
          )
      await page.goto(`/backoffice/matches/${race}/show`)
      await expect(page.getByRole('row').filter({ hasText: 'Aldaniti' })).toBeVisible()
      await shoot('field')
      await page.getByRole('button', { name: 'Oranları ver' }).click()
      await page.getByRole('combobox', { name: 'Bahis türü' }).click()
      await page.getByRole('option', { name: 'İlk 2’de Bitirir' }).click()
      await expect(page.getByRole('textbox', { name: '1 Aldaniti oranı' })).toHaveValue('')
      await expect.poll(isDialogDrawn).toBe('1')
      await shoot('prices')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '1 Aldaniti: durumu değiştir' }).click()
      await expect(page.getByText('%40', { exact: true })).toBeVisible()
      await expect.poll(isDialogDrawn).toBe('1')
      await shoot('withdrawal')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Programı düzenle' }).click()
      await shoot('card')
      await page.getByRole('tab', { name: 'Sonuç' }).click()
      await page.getByRole('textbox', { name: '1 Aldaniti: derece' }).fill('1')
      await page.getByRole('button', { name: 'Önizle' }).click()
      await expect(page.getByRole('checkbox', { name: 'koşu yapıldı', exact: false })).toBeVisible()
      await shoot('result')
      await page.goto('/backoffice/races/create')
      await expect(page.getByRole('textbox', { name: 'No., 1 numara' })).toBeVisible()
      await shoot('create')
    }
  }
})
