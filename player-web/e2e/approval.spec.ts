/** A coupon that waits for a trader because of its size: the player is told, and gets the answer (rules 18.3). */
import { expect, test } from '../../e2e/test.ts'
import type { CouponApprovalRow } from '@grandstand/shared-types/wire/betting/approvals'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin } from './support/accounts.ts'
import { onlyCoupon, openMatches } from './support/coupons.ts'
import { pickHomeWin, placeButton, slipOf } from './support/slip.ts'

const CASH_MINOR = 50_000

test('a large coupon waits, is offered a lower stake, and is placed with that', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context, CASH_MINOR)
  const me = await player.get<{ id: number; currency: string }>('/v1/me')
  const rule = await admin.post<{ id: number }>('/v1/approval-rules', {
    userId: me.id,
    currency: me.currency,
    stakeAboveMinor: 2_000,
    payoutAboveMinor: 0,
    waitSeconds: 300,
  })
  try {
    const [match] = await openMatches(player, 1)
    if (!match) throw new Error('the board is empty')
    await pickHomeWin(page, match)
    const slip = slipOf(page)
    await slip.getByRole('textbox', { name: 'Stake' }).fill('40')
    await placeButton(page).click()
    await expect(slip.getByText('A trader is looking at your bet')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await cashOf(player)).toBe(CASH_MINOR - 4_000)

    const { id } = await onlyCoupon(player)
    await admin.post<CouponApprovalRow>(`/v1/coupon-approvals/${id}/offer`, { stakeMinor: 3_000 })
    await expect(slip.getByText('You can place this bet with at most')).toBeVisible()
    await expect(slip.getByText('30.00')).toBeVisible()
    expect(await cashOf(player)).toBe(CASH_MINOR)

    await slip.getByRole('textbox', { name: 'Stake' }).fill('30')
    await placeButton(page).click()
    await expect(slip.getByText('Your bet is placed')).toBeVisible()
    expect(await cashOf(player)).toBe(CASH_MINOR - 3_000)
  } finally {
    await admin.remove(`/v1/approval-rules/${rule.id}`)
  }
})
