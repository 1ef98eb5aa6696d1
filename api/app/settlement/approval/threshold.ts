/** Which orders need a second officer. */
import db from '@adonisjs/lucid/services/db'
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'

/** Whether the brand asks for a second officer at all. */
export async function hasThreshold({ siteId }: Principal): Promise<boolean> {
  return (await siteById(siteId)).settings.secondOfficerAboveMinor > 0
}

/**
 * Whether any amount is above the brand's figure, which is in the brand's own currency; an amount in another currency
 * always counts as above it (decisions/0010).
 */
export async function isAboveThreshold(
  { siteId }: Principal,
  amounts: readonly Amount[]
): Promise<boolean> {
  const { currency, settings } = await siteById(siteId)
  const most = settings.secondOfficerAboveMinor
  if (most === 0) return false
  return amounts.some((at) => at.amountMinor > (at.currency === currency ? most : 0))
}

/** The amounts of a decision on a coupon: its stake, or the money that moves when that is more. */
export async function amountsOfCoupon(outcome: ManualOutcome): Promise<Amount[]> {
  const { couponId, currency, moneyToMoveMinor } = outcome
  const coupon: { total_stake: number } = await db
    .query<{ total_stake: number }>()
    .from('coupons')
    .where('id', couponId)
    .select('total_stake')
    .firstOrFail()
  return [
    { currency, amountMinor: Math.max(Math.abs(moneyToMoveMinor), Number(coupon.total_stake)) },
  ]
}
