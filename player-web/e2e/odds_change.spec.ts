/** A price that moves while a coupon is being sent, under each of the player's three choices. */
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { couponOf, homeWin, onlyCoupon, openMatches, setOdds } from './support/coupons.ts'
import { pickHomeWin, placeButton, slipOf } from './support/slip.ts'

/** Holds back the next coupon until the price has moved. */
async function moveWhilePlacing(page: Page, admin: Actor, match: BoardMatch, oddsMilli: number) {
  await page.route(
    '**/v1/coupons',
    async (route) => {
      await setOdds(admin, homeWin(match).id, oddsMilli)
      await route.continue()
    },
    { times: 1 }
  )
}

async function fillStake(page: Page): Promise<void> {
  await slipOf(page).getByRole('textbox', { name: 'Stake' }).fill('20')
}

test.describe('odds that change', () => {
  let admin: Actor
  let player: Actor
  let match: BoardMatch
  /** The price on the board when the player picks. */
  let before: number

  test.beforeEach(async ({ page, context, baseURL }) => {
    admin = await signInAdmin(baseURL)
    player = await newPlayer(admin, context)
    const [first] = await openMatches(player, 1)
    if (!first) throw new Error('the board is empty')
    match = first
    before = homeWin(match).oddsMilli
    await pickHomeWin(page, match)
    await fillStake(page)
  })

  test('are refused until the player accepts the new ones', GATE, async ({ page }) => {
    const after = before + 200
    await moveWhilePlacing(page, admin, match, after)
    await placeButton(page).click()

    const slip = slipOf(page)
    const change = `Odds changed: ${formatOdds(before)} → ${formatOdds(after)}.`
    await expect(slip.getByRole('alert')).toHaveText(change)
    expect(await cashOf(player)).toBe(50_000)
    await expect(placeButton(page)).toBeDisabled()
    // old and new price are shown at the selection, the new total on the button
    await expect(slip.getByText(`Odds ${formatOdds(before)} → ${formatOdds(after)}`)).toHaveCount(1)
    await slip.getByRole('button', { name: `Accept odds ${formatOdds(after)}` }).click()
    await placeButton(page).click()
    await expect(slip.getByText('Your bet is placed')).toBeVisible()
    expect((await onlyCoupon(player)).totalOddsMilli).toBe(after)
  })

  test('are accepted at once when they are higher and the player accepts higher ones', async ({
    page,
  }) => {
    const after = before + 150
    await slipOf(page).getByLabel('When odds change').selectOption('Accept higher')
    await moveWhilePlacing(page, admin, match, after)
    await placeButton(page).click()
    await expect(slipOf(page).getByText('Your bet is placed')).toBeVisible()
    const { selections } = await couponOf(player, await onlyCoupon(player))
    expect(selections[0]?.oddsMilli).toBe(after)
  })

  test('are refused when they are lower and the player accepts only higher ones', async ({
    page,
  }) => {
    const after = before - 30
    await slipOf(page).getByLabel('When odds change').selectOption('Accept higher')
    await moveWhilePlacing(page, admin, match, after)
    await placeButton(page).click()
    await expect(slipOf(page).getByRole('alert')).toContainText('Odds changed')
    expect(await cashOf(player)).toBe(50_000)
  })

  test('are accepted in any case when the player accepts all', async ({ page }) => {
    const after = before - 30
    await slipOf(page).getByLabel('When odds change').selectOption('Accept all')
    await moveWhilePlacing(page, admin, match, after)
    await placeButton(page).click()
    await expect(slipOf(page).getByText('Your bet is placed')).toBeVisible()
    expect((await onlyCoupon(player)).totalOddsMilli).toBe(after)
  })
})
