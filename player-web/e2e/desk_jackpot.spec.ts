/** A paper of a desk wins a jackpot: the cashier is told, the paper says so, and whoever brings it is paid (rules 13.6). */
import type { JackpotRow, JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { expect, test } from '../../e2e/test.ts'
import { newCashier, signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches, sellOn } from './support/coupons.ts'
import { buyButton, codeOn, latestTicket } from './support/draws.ts'
import { misfitsOf } from './support/fit.ts'

const NAME = 'Counter Star'
const LOTTO_NAME = 'Counter Moon'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }

/** Makes a jackpot of all that the brand's desks sell, or of its tickets of draws in some lobbies. */
async function makeJackpot(admin: Actor, name: string, lobbies: Lobby[] = []): Promise<JackpotRow> {
  const level = { ...{ id: null, kind: 'random', meanStakesMinor: 1_000, reservePpm: 0 } }
  const grows = { names: { tr: 'Nova', en: 'Nova' }, sharePpm: 10_000, seedMinor: 20_000 }
  return admin.post<JackpotRow>('/v1/brand-jackpots', {
    names: { tr: name, en: name },
    currency: 'TRY',
    isForAllBrands: false,
    joinedBrands: [],
    countsSport: lobbies.length === 0,
    countsDesks: true,
    countedLobbies: lobbies,
    countedGames: [],
    listOrder: 0,
    isEnabled: true,
    // a stake above the mean hits for sure, and once
    levels: [{ ...level, ...grows, mustFallBeforeMinor: 90_000 }],
  })
}

const disable = (admin: Actor, jackpot: JackpotRow) =>
  admin.put(`/v1/brand-jackpots/${jackpot.id}`, { ...jackpot, isEnabled: false })

test('a ticket of a desk wins the jackpot, and is paid by its paper before its bet is over', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const jackpot = await makeJackpot(admin, NAME)
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
  await disable(admin, jackpot)
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

test('a ticket of a draw that a desk sells by a bet code wins the jackpot, and is paid before its draw', async ({
  page,
  context,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const cashier = await newCashier(admin, context)
  await cashier.post('/v1/desk/shifts', { countedMinor: 100_000 })
  const stream = page.waitForEvent('websocket')
  await page.goto('/en/lotto/keno')
  await (await stream).waitForEvent('framereceived')
  const field = page.getByRole('textbox', { name: 'Bet code' })
  await expect(field).toBeFocused()
  await page.keyboard.type('3-7-99*20')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This ticket has no such bet.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(await misfitsOf(page)).toEqual([])
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: info.outputPath(`bet-code-${size}.png`) })
  }
  await page.setViewportSize(DESKTOP)
  await page.keyboard.press('Shift+F9')
  await page.keyboard.type('3-7-12*20')
  await page.keyboard.press('Enter')
  await expect(buyButton(page)).toContainText('₺20.00')

  const jackpot = await makeJackpot(admin, LOTTO_NAME, ['lotto'])
  const print = page.waitForResponse((response) => response.url().includes('/v1/print/draw'))
  await page.keyboard.press('F9')
  const code = codeOn(await (await print).text())
  const told = page.getByRole('dialog', { name: 'A ticket of this desk won the jackpot!' })
  await expect(told).toBeVisible()
  await disable(admin, jackpot)
  const ticket = await latestTicket(cashier)
  expect(ticket.bets.map(({ bet }) => bet)).toEqual([{ numbers: [3, 7, 12], stakeMinor: 2_000 }])
  await expect(told).toContainText(ticket.code)
  await told.getByRole('button', { name: 'Close' }).last().click()

  await page.keyboard.press('F4')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(LOTTO_NAME)).toBeVisible()
  const receipt = page.waitForResponse((response) => response.url().includes('/v1/print/draw-win'))
  await page.getByRole('button', { name: /^Pay ₺\d/ }).click()
  expect(await (await receipt).text()).toContain(`Jackpot: <bdi>${LOTTO_NAME}</bdi>`)
  const wins = await admin.get<JackpotWinRow[]>('/v1/jackpot-wins')
  expect(wins.find((win) => win.code === ticket.code)).toMatchObject({ dueState: 'collected' })
})
