/** A paper of a desk wins a jackpot: the cashier is told, the paper says so, and whoever brings it is paid (rules 13.6). */
import type { JackpotRow, JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { expect, test } from '../../e2e/test.ts'
import { newCashier, signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches, sellOn } from './support/coupons.ts'
import { misfitsOf } from './support/fit.ts'

const NAME = 'Counter Star'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }

let admin: Actor
let jackpot: JackpotRow
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  const level = { ...{ id: null, kind: 'random', meanStakesMinor: 1_000, reservePpm: 0 } }
  const grows = { names: { tr: 'Nova', en: 'Nova' }, sharePpm: 10_000, seedMinor: 20_000 }
  jackpot = await admin.post<JackpotRow>('/v1/brand-jackpots', {
    names: { tr: NAME, en: NAME },
    currency: 'TRY',
    isForAllBrands: false,
    joinedBrands: [],
    countsSport: true,
    countsDesks: true,
    countedLobbies: [],
    countedGames: [],
    listOrder: 0,
    isEnabled: true,
    // a stake above the mean hits for sure, and once
    levels: [{ ...level, ...grows, mustFallBeforeMinor: 90_000 }],
  })
})
test.afterAll(async () => {
  await admin.put(`/v1/brand-jackpots/${jackpot.id}`, { ...jackpot, isEnabled: false })
})

test('a ticket of a desk wins the jackpot, and is paid by its paper before its bet is over', async ({
  page,
  browser,
}, info) => {
  const shoot = async (name: string, of = page) => {
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await of.setViewportSize(viewport)
      for (const theme of ['light', 'dark']) {
        await of.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), theme)
        await of.screenshot({ path: info.outputPath(`${name}-${size}-${theme}.png`) })
      }
    }
    await of.setViewportSize(DESKTOP)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cashier = await newCashier(admin, page.context())
  const [match] = (await openMatches(cashier, 24)).slice(-1)
  if (!match) throw new Error('the board is empty')
  await cashier.post('/v1/desk/shifts', { countedMinor: 100_000 })
  // the desk hears of its wins once its stream is open
  const stream = page.waitForEvent('websocket')
  await page.goto('/en/desk/tickets')
  await (await stream).waitForEvent('framereceived')
  const ticket = await sellOn(cashier, match)

  const told = page.getByRole('dialog', { name: 'A ticket of this desk won the jackpot!' })
  await expect(told).toContainText(ticket.code)
  expect(await faultsOf(page)).toEqual([])
  await shoot('told')
  await told.getByRole('button', { name: 'Close' }).last().click()
  const sold = page.getByRole('listitem').filter({ hasText: ticket.code })
  await page.reload()
  await expect(sold).toContainText(/Jackpot to pay ₺\d/)
  await shoot('sold')

  const print = page.waitForResponse((response) => response.url().includes('/v1/print/coupon'))
  await page.getByRole('button', { name: `Print ${ticket.code}` }).click()
  const paper = await (await print).text()
  expect(paper).toContain('Jackpot: <bdi>Counter Star</bdi>')
  const [, digits = ''] = /class="digits">([\d ]+)</.exec(paper) ?? []

  await page.keyboard.press('F4')
  await page.keyboard.type(digits.replaceAll(' ', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByText(NAME)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the ticket' })).toBeHidden()
  expect(await misfitsOf(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await shoot('check')
  const receipt = page.waitForResponse((response) => response.url().includes('/v1/print/win'))
  await page.getByRole('button', { name: /^Pay ₺\d/ }).click()
  await expect(page.getByText(/Hand to the customer: ₺\d/).first()).toBeVisible()
  expect(await (await receipt).text()).toContain('Jackpot: <bdi>Counter Star</bdi>')
  await shoot('paid')
  await page.goto('/en/desk/shift')
  await expect(page.getByText('Jackpots paid').last()).toBeVisible()
  await shoot('shift')

  const wins = await admin.get<JackpotWinRow[]>('/v1/jackpot-wins')
  expect(wins.find(({ code }) => code === ticket.code)).toMatchObject({ dueState: 'collected' })
  const office = await (await browser.newContext()).newPage()
  await signIn(office, ADMIN)
  await office.goto('/backoffice/jackpot-wins')
  await expect(office.getByRole('row').filter({ hasText: ticket.code })).toContainText('Ödendi')
  await shoot('office', office)
  await office.goto(`/backoffice/brand-jackpots/${jackpot.id}`)
  await expect(office.getByLabel('Gişe satışları sayılır')).toBeChecked()
  await shoot('office-form', office)
})
