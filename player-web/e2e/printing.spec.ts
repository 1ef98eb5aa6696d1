/** Printed tickets: the eight pages as pictures, their bar codes read back, and a page that prints and clears itself. */
import {
  GATE,
  expect,
  test,
  withTestClock,
  type Browser,
  type Page,
  type TestInfo,
} from '../../e2e/test.ts'
import { PAPER_WIDTHS_MM, PRINT_PAGES } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView, TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { fixtureDocument, TICKET_CODE } from '../../api/tests/printing/papers.ts'
import { newCashier, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { onlyCoupon, openMatches, placeOn, sellOn } from './support/coupons.ts'
import { readCode } from './support/pixels.ts'
import { pickHomeWin, placeButton, slipOf } from './support/slip.ts'

const PIXELS_PER_MM = 96 / 25.4
const WITH_CODES: readonly string[] = ['coupon', 'duplicate', 'bingo']

async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  const png = await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  await info.attach(name, { body: png, contentType: 'image/png' })
}

/** What a scanner reads that is held over one code of the page: the code with the white around it. */
const scan = async (page: Page, place: '.qr' | '.barcode', context = page.context()) =>
  readCode(
    context,
    await page.locator(place).screenshot(),
    place === '.qr' ? 'QR_CODE' : 'CODE_128'
  )

/** A window as wide as the paper; the page shows itself there instead of printing. */
const paperWindow = (browser: Browser, widthMm: number) =>
  browser.newContext({
    viewport: { width: Math.ceil(widthMm * PIXELS_PER_MM), height: 700 },
    deviceScaleFactor: 3,
    javaScriptEnabled: false,
  })

for (const widthMm of PAPER_WIDTHS_MM) {
  for (const name of PRINT_PAGES) {
    test(`the page ${name} fits paper of ${widthMm} mm`, async ({ browser, context }, info) => {
      const paper = await paperWindow(browser, widthMm)
      const page = await paper.newPage()
      await page.setContent(fixtureDocument(name, { widthMm, language: 'tr' }))
      await picture(page, info, `${name}-${widthMm}`)
      const [inner, outer] = [page.locator('html'), page.locator('body')]
      const boxes = [await inner.boundingBox(), await outer.boundingBox()]
      for (const box of boxes) expect(box?.width).toBeLessThanOrEqual(widthMm * PIXELS_PER_MM + 1)
      for (const svg of await page.locator('svg').all()) {
        const box = await svg.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((widthMm - 4) * PIXELS_PER_MM)
      }
      if (WITH_CODES.includes(name)) {
        expect(await scan(page, '.barcode', context)).toBe(TICKET_CODE)
        expect(await scan(page, '.qr', context)).toBe(TICKET_CODE)
      }
      await paper.close()
    })
  }
}

/** Width and height of each page of a PDF, in millimetres. */
const pagesOf = (pdf: Buffer): number[][] =>
  Array.from(
    pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, ...lengths]) => lengths.map((points) => (Number(points) / 72) * 25.4)
  )

for (const widthMm of PAPER_WIDTHS_MM) {
  test(`a print on ${widthMm} mm is one page, as wide as the paper and as long as its text`, async ({
    page,
  }, info) => {
    await page.emulateMedia({ media: 'print' })
    for (const language of ['tr', 'fa'] as const) {
      await page.setContent(fixtureDocument('coupon', { widthMm, language }))
      const lengthMm = await page.evaluate(() => document.body.offsetHeight / (96 / 25.4))
      const pdf = await page.pdf({ preferCSSPageSize: true })
      await info.attach(`coupon-${widthMm}-${language}.pdf`, { body: pdf })
      const [size, ...others] = pagesOf(pdf)
      expect(others).toEqual([])
      expect(size?.[0]).toBeCloseTo(widthMm, 0)
      expect(size?.[1]).toBeGreaterThanOrEqual(lengthMm - 1)
      expect(size?.[1]).toBeLessThan(lengthMm + 4)
    }
  })
}

/** Places a coupon of a new player, whose session the pages of `page` share. */
async function printed(page: Page, baseURL: string | undefined) {
  const player = await newPlayer(await signInAdmin(baseURL), page.context())
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  return { player, coupon: await placeOn(player, [match], { kind: 'single' }) }
}

const ask = (player: Actor, couponId: number): Promise<PrintView> =>
  player.post('/v1/prints', { couponId, subject: 'coupon' })

test(
  'a ticket prints after 1.5 s, clears after 3 s, and its code proves it',
  GATE,
  async ({ browser, baseURL }, info) => {
    // a fine resolution as on paper, since the bars of the code run together on a coarse screen
    const context = await browser.newContext({ deviceScaleFactor: 3, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const { player, coupon } = await printed(page, baseURL)
    await page.clock.install()
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true)
    })
    await page.clock.pauseAt(Date.now() + 1_000)
    await ask(player, coupon.id)
    await page.goto(`/v1/print/coupon?couponId=${coupon.id}&lang=en&paperMm=58`)
    await expect(page.getByRole('heading', { name: 'Bet slip' })).toBeVisible()
    await picture(page, info, 'ticket')
    const [code, barCode] = [await scan(page, '.qr'), await scan(page, '.barcode')]
    await page.clock.runFor(1_400)
    await expect(page.locator('html[data-printed]')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.clock.runFor(1_500)
    await expect(page.locator('body > *')).toHaveCount(0)

    expect(barCode).toBe(code)
    const ticket = await player.get<TicketView>(`/v1/tickets/${code}`)
    expect(ticket.code).toBe(coupon.code)
    expect(ticket.paper).toEqual({ printNumber: 1, copyNumber: 0 })
    await context.close()
  }
)

test('the button of a coupon prints it in a frame, the second time as a copy', async ({
  page,
  baseURL,
}) => {
  const { player, coupon } = await printed(page, baseURL)
  await page.goto(`/en/coupons/${coupon.id}`)
  for (const name of ['coupon', 'duplicate']) {
    const answer = page.waitForResponse((response) => response.url().includes(`/v1/print/${name}?`))
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect((await answer).status()).toBe(200)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  const prints = await player.get<PrintView[]>(`/v1/coupons/${coupon.id}/prints`)
  expect(prints.map(({ copyNumber, status }) => [copyNumber, status])).toEqual([
    [0, 'printed'],
    [1, 'printed'],
  ])
})

test('the code of a copy, typed with its spaces, tells anybody that the copy pays nothing', async ({
  page,
  baseURL,
}) => {
  const { player, coupon } = await printed(page, baseURL)
  await ask(player, coupon.id)
  await ask(player, coupon.id)
  await page.context().addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`/v1/print/duplicate?couponId=${coupon.id}&lang=en`)
  const groups = await page.locator('.digits').innerText()
  await page.goto('/en/ticket')
  const box = page.getByRole('main').getByRole('textbox', { name: 'Ticket number' })
  await box.fill(groups)
  await box.press('Enter')
  await expect(page.getByText('The code of this paper is genuine.')).toBeVisible()
  await expect(page.getByText('Nothing is paid on this paper: it is a copy.')).toBeVisible()

  // one digit changed
  await box.fill(groups.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))
  await box.press('Enter')
  await expect(page.getByText('This ticket code is not genuine')).toBeVisible()
})

test('an account with automatic printing prints nothing at a brand that turns it off', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, page.context())
  const { id } = await player.get<{ id: number }>('/v1/me')
  await admin.put(`/v1/users/${id}`, { autoPrint: true })
  const allow = (autoPrint: boolean) =>
    admin.put('/v1/sites/1', { settings: { flags: { autoPrint } } })
  await allow(false)
  try {
    const [match] = await openMatches(player, 1)
    if (!match) throw new Error('the board is empty')
    await pickHomeWin(page, match)
    await placeButton(page).click()
    await expect(slipOf(page).getByText('Your bet is placed')).toBeVisible()
    const coupon = await onlyCoupon(player)
    await page.waitForTimeout(2_000)
    expect(await player.get<PrintView[]>(`/v1/coupons/${coupon.id}/prints`)).toEqual([])
  } finally {
    await allow(true)
  }
})

test('an account with automatic printing prints a coupon as soon as it is placed, once', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, page.context())
  const { id } = await player.get<{ id: number }>('/v1/me')
  await admin.put(`/v1/users/${id}`, { autoPrint: true })
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  const answer = page.waitForResponse((response) => response.url().includes('/v1/print/coupon?'))
  await placeButton(page).click()
  expect((await answer).status()).toBe(200)
  const coupon = await onlyCoupon(player)
  const prints = await player.get<PrintView[]>(`/v1/coupons/${coupon.id}/prints`)
  expect(prints.map(({ copyNumber }) => copyNumber)).toEqual([0])
})

test('keys typed while the printer works reach the desk, which prints in a window of its own', async ({
  playwright,
  baseURL,
}, info) => {
  // the usual headless browser has no printer, and a page then prints at once
  const browser = await playwright.chromium.launch({
    ...info.project.use.launchOptions,
    headless: false,
    args: [
      ...(info.project.use.launchOptions?.args ?? []),
      '--ozone-platform=headless',
      '--kiosk-printing',
    ],
  })
  const context = await withTestClock(await browser.newContext(baseURL ? { baseURL } : {}))
  const admin = await signInAdmin(baseURL)
  const cashier = await newCashier(admin, context, [], { takesPapersAtOnce: false })
  await cashier.post('/v1/desk/shifts', { countedMinor: 0 })
  const [match] = await openMatches(cashier, 1)
  if (!match) throw new Error('the board is empty')
  await sellOn(cashier, match)

  const page = await context.newPage()
  await page.goto('/en/desk/tickets')
  const window = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Printer window' }).click()
  const printer = await window
  await expect(printer.getByText('Printer ready')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Printer window' })).toBeHidden()

  const printed = printer.waitForRequest((request) => request.url().includes('/v1/print/coupon'))
  await page.getByRole('button', { name: /^Print [A-Z0-9]{12}/ }).click()
  await printed
  const field = page.getByRole('textbox', { name: 'Ticket code' })
  await field.focus()
  const keys = '12'.repeat(20)
  await page.keyboard.type(keys, { delay: 100 })
  await expect(field).toHaveValue(keys)
  await expect(page.getByRole('region', { name: 'Printer' })).toContainText('was printed.')
  await browser.close()
})
