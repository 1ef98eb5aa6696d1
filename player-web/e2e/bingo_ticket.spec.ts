/** A bingo ticket over the counter: sold, drawn, checked, paid once, and printed on both widths of paper. */
import { expect, test } from '../../e2e/test.ts'
import type { DrawPrintView } from '@grandstand/shared-types/wire/draws'
import { newCashier, signInAdmin } from './support/accounts.ts'
import { bringForward, buyButton, codeOn, latestTicket, settled } from './support/draws.ts'
import { letWin } from './support/luckyDraw.ts'

const PIXELS_PER_MM = 96 / 25.4

test('a terminal sells a bingo ticket, and its win is checked, paid once and printed', async ({
  page,
  context,
  baseURL,
}, info) => {
  const cashier = await newCashier(await signInAdmin(baseURL), context)
  await cashier.post('/v1/desk/shifts', { countedMinor: 1_000_000 })
  await page.goto('/en/desk/draws')
  await page.getByRole('link', { name: 'Bingo 90' }).click()
  await expect(buyButton(page)).toBeVisible()
  const paper = page.waitForResponse((response) => response.url().includes('/v1/print/bingo'))
  await page.keyboard.press('F9')
  const code = codeOn(await (await paper).text())
  await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
  const sold = await latestTicket(cashier)
  await letWin(sold)
  await bringForward(sold.draw.id)
  const { state, winMinor } = await settled(cashier, sold)
  expect(state).toBe('won')

  await page.goto('/en/desk')
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  const scan = async () => {
    await page.keyboard.press('F4')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  const pay = page.getByRole('button', { name: /^Pay ₺/ })
  await scan()
  await expect(pay).toBeFocused()
  const receipt = page.waitForResponse((response) => response.url().includes('/v1/print/bingo-win'))
  await page.keyboard.press('Enter')
  expect((await receipt).ok()).toBe(true)
  const expected = (1_000_000 + sold.stakeMinor - (winMinor ?? 0)) / 100
  await expect(page.getByRole('banner')).toContainText(
    `₺${expected.toLocaleString('en', { minimumFractionDigits: 2 })}`
  )
  await page.keyboard.press('Escape')
  await scan()
  await expect(page.getByText('it has been paid already')).toBeVisible()
  await expect(pay).toBeHidden()

  for (const kind of ['ticket', 'win'] as const) {
    for (const widthMm of [58, 80]) {
      const print = await cashier.post<DrawPrintView>('/v1/draw-prints', {
        ticketId: sold.id,
        paper: kind,
      })
      await page.setViewportSize({ width: Math.ceil(widthMm * PIXELS_PER_MM), height: 600 })
      await page.goto(`/v1/print/${print.page}?drawTicketId=${sold.id}&lang=en&paperMm=${widthMm}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.screenshot({
        path: info.outputPath(`${print.page}-${widthMm}.png`),
        fullPage: true,
      })
      const box = await page.locator('body').boundingBox()
      expect(box?.width).toBeLessThanOrEqual(widthMm * PIXELS_PER_MM + 1)
    }
  }
})
