/** Tickets of draws: bought by players and at a desk, drawn, shown, checked and paid. */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newCashier, newPlayer, signInAdmin } from './support/accounts.ts'
import { misfitsOf } from './support/fit.ts'
import { bringForward, buyButton, codeOn, latestTicket, settled } from './support/draws.ts'

interface Story {
  lobby: string
  game: string
  /** Fills in the ticket, where the first press of the button does not buy one. */
  fillIn?: (page: Page) => Promise<void>
  /** Something is won, whatever is drawn. */
  isSure?: true
}

/** Backs every runner to win, so that the ticket wins. */
async function backAll(page: Page): Promise<void> {
  const odds = page.getByRole('button', { name: /, Win [\d.]+$/ })
  await expect(odds.first()).toBeVisible()
  for (const each of await odds.all()) await each.click()
}

const STORIES: readonly Story[] = [
  { lobby: 'lotto', game: 'Keno' },
  { lobby: 'bingo', game: 'Bingo 75' },
  { lobby: 'racing', game: 'Horse race', fillIn: backAll, isSure: true },
]

for (const { on, width } of [
  { on: 'a desktop', width: 1280 },
  { on: 'a phone', width: 390 },
]) {
  for (const { lobby, game, fillIn, isSure } of STORIES) {
    test(`a ticket of ${game} is bought, drawn and paid on ${on}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const player = await newPlayer(await signInAdmin(baseURL), context)
      const before = await cashOf(player)
      await page.goto(`/en/${lobby}`)
      const next = page.getByRole('region', { name: 'Next draws' })
      await next.getByRole('link', { name: game }).click()
      await expect(buyButton(page)).toBeVisible()
      expect(await faultsOf(page), game).toEqual([])
      expect(await misfitsOf(page), game).toEqual([])
      await fillIn?.(page)
      await buyButton(page).click()
      await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
      const ticket = await latestTicket(player)
      expect(await cashOf(player)).toBe(before - ticket.stakeMinor)

      await bringForward(ticket.draw.id)
      await page.getByRole('link', { name: 'Watch the draw' }).click()
      const own = page.getByRole('region', { name: 'Your tickets in this draw' })
      await expect(own.getByRole('link', { name: ticket.code })).toBeVisible()
      const { state, winMinor } = await settled(player, ticket)
      expect(await cashOf(player)).toBe(before - ticket.stakeMinor + (winMinor ?? 0))
      if (isSure) expect(state).toBe('won')
      await expect(own.getByText(state === 'won' ? 'Won' : 'Lost')).toBeVisible()
      expect(await faultsOf(page), `the draw of ${game}`).toEqual([])
      expect(await misfitsOf(page), `the draw of ${game}`).toEqual([])

      await own.getByRole('link', { name: ticket.code }).click()
      await expect(page.getByRole('heading', { name: ticket.code })).toBeVisible()
      expect(await faultsOf(page), `the ticket of ${game}`).toEqual([])
      await page.getByRole('link', { name: 'Check the draw' }).click()
      await expect(page.getByText('The hash matches: the seed was fixed')).toBeVisible()
      const wins = page.getByRole('region', { name: 'Bets, as the game shows them' })
      await expect(wins.locator('tbody tr')).toHaveCount(ticket.bets.length)
    })
  }
}

test('a player chooses own numbers by keyboard, and gives the ticket back', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const before = await cashOf(player)
  await page.goto('/en/lotto/5of36')
  await page.getByText('Choose your own numbers').first().click()
  const grid = page.getByRole('group', { name: 'Choose your own numbers' })
  await page.getByRole('button', { name: 'Clear' }).click()
  await grid.getByRole('button', { name: '1', exact: true }).focus()
  for (const key of [' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'End', ' ', 'ArrowLeft', ' ']) {
    await page.keyboard.press(key)
  }
  await expect(grid.getByRole('button', { pressed: true })).toHaveCount(5)
  await page.getByText('More: later or several draws').click()
  await page.getByLabel('Number of draws').selectOption('2')
  await buyButton(page).click()
  await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
  const ticket = await latestTicket(player)
  expect(await cashOf(player)).toBe(before - 2 * ticket.stakeMinor)

  await page.goto('/en/draws/tickets')
  await page.getByRole('link', { name: ticket.code }).click()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Cancel the ticket' }).click()
  await expect(page.getByText('Cancelled')).toBeVisible()
  expect(await cashOf(player)).toBe(before - ticket.stakeMinor)
})

test('staff void a race with a reason, and its players have their stakes back', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const before = await cashOf(player)
  await page.goto('/en/racing')
  const next = page.getByRole('region', { name: 'Next draws' })
  await next.getByRole('link', { name: 'Horse race' }).click()
  await backAll(page)
  await buyButton(page).click()
  await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
  const ticket = await latestTicket(player)
  expect(await cashOf(player)).toBe(before - ticket.stakeMinor)

  const officeContext = await browser.newContext()
  const office = await officeContext.newPage()
  await signIn(office, ADMIN)
  await office.goto(`/backoffice/draws/${ticket.draw.id}/show`)
  await office.getByRole('button', { name: 'Çekilişi iptal et' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('Bütün sitelerin bilet bedelleri iade edilir.')
  const confirm = dialog.getByRole('button', { name: 'Çekilişi iptal et' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('Pist su altında')
  await confirm.click()
  await expect(dialog).toBeHidden()
  const draw = office.getByRole('main')
  await expect(draw.getByText('Yapılamadı')).toBeVisible()
  await expect(draw.getByText('Pist su altında').first()).toBeVisible()
  await expect(office.getByRole('button', { name: 'Çekilişi iptal et' })).toBeHidden()
  await officeContext.close()

  expect((await settled(player, ticket)).state).toBe('void')
  expect(await cashOf(player)).toBe(before)
  await page.goto(`/en/draws/tickets/${ticket.id}`)
  await expect(page.getByRole('heading', { name: ticket.code })).toBeVisible()
  await expect(page.getByText('Stake returned')).toBeVisible()
  await page.getByRole('link', { name: 'Watch the draw' }).click()
  await expect(page.getByText('This draw did not take place')).toBeVisible()
  await page.goto('/en/transactions')
  const stake = `₺${(ticket.stakeMinor / 100).toFixed(2)}`
  const entries = page.getByRole('main')
  await expect(entries.getByRole('row', { name: /Draw ticket refunded/ })).toContainText(stake)
  await expect(entries.getByRole('row', { name: /Draw ticket(?! refunded)/ })).toContainText(stake)
})

test(
  'a terminal sells a ticket for cash, prints it, checks it by its paper and pays its win once',
  GATE,
  async ({ page, context, baseURL }) => {
    const cashier = await newCashier(await signInAdmin(baseURL), context)
    await cashier.post('/v1/desk/shifts', { countedMinor: 1_000_000 })
    await page.goto('/en/desk')
    await expect(page.getByRole('textbox', { name: 'Team' })).toBeVisible()
    await page.keyboard.press('Shift+F2')
    await expect(page).toHaveURL(/\/en\/desk\/draws$/)
    await page.getByRole('link', { name: 'Greyhound race' }).click()
    await backAll(page)
    const paper = page.waitForResponse((response) => response.url().includes('/v1/print/draw'))
    await page.keyboard.press('F9')
    const spoiled = codeOn(await (await paper).text())
    await expect(page.getByText('Your ticket is in the draw')).toBeVisible()

    // the paper jams; the next print is the original
    await page.keyboard.press('Shift+F2')
    const printer = page.getByRole('region', { name: 'Printer' })
    await expect(printer).toContainText('was printed.')
    await page.keyboard.press('F7')
    await expect(
      page.getByRole('button', { name: 'There is no paper in the printer.' })
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(printer.getByRole('alert')).toBeVisible()
    const again = page.waitForResponse((response) => response.url().includes('/v1/print/draw'))
    await page.keyboard.press('F7')
    const code = codeOn(await (await again).text())
    expect(code).not.toBe(spoiled)
    await expect(printer.getByRole('alert')).toBeHidden()
    const ticket = await latestTicket(cashier)
    await bringForward(ticket.draw.id)
    const { state, winMinor } = await settled(cashier, ticket)
    expect(state).toBe('won')

    await page.goto('/en/desk')
    const drawn = page.getByRole('banner')
    await expect(drawn).toContainText('In the drawer')
    const scan = async (digits = code) => {
      await page.keyboard.press('F4')
      await page.keyboard.type(digits)
      await page.keyboard.press('Enter')
    }
    const pay = page.getByRole('button', { name: /^Pay ₺/ })
    await scan(spoiled)
    await expect(page.getByText('its print was cancelled')).toBeVisible()
    await expect(pay).toBeHidden()
    await scan()
    await expect(pay).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    const receipt = page.waitForResponse((response) =>
      response.url().includes('/v1/print/draw-win')
    )
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Status' })
    await expect(popup).toContainText('Hand to the customer:')
    expect((await receipt).ok()).toBe(true)
    const expected = (1_000_000 + ticket.stakeMinor - (winMinor ?? 0)) / 100
    await expect(drawn).toContainText(
      `₺${expected.toLocaleString('en', { minimumFractionDigits: 2 })}`
    )
    await page.keyboard.press('Escape')
    await scan()
    await expect(page.getByText('it has been paid already')).toBeVisible()
    await expect(pay).toBeHidden()
  }
)
