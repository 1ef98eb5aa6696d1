/** Which orders need a second officer: those that decide or move more of a brand than its own figure allows to one. */
import db from '@adonisjs/lucid/services/db'
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { ofBrandsHere } from '#core/database/brands_here'
import type { BrandAmount } from '#settlement/queries/preview_result'
import { clock } from '#core/timing/clock'
import { siteById } from '#sites/current_site'
import { officerBound, type SiteSettingsData } from '#sites/settings'

/** Whether any of the brands asks for a second officer at all. */
export async function hasThreshold(siteIds: readonly number[]): Promise<boolean> {
  for (const id of siteIds) {
    if (mostAlone((await siteById(id)).settings) !== null) return true
  }
  return false
}

/**
 * Whether any amount is above the figure of its brand, which is in the brand's own currency; an amount in another currency
 * always counts as above it (decisions/0010).
 */
export async function isAboveThreshold(amounts: readonly BrandAmount[]): Promise<boolean> {
  for (const { siteId, currency, amountMinor } of amounts) {
    const { currency: own, settings } = await siteById(siteId)
    const most = mostAlone(settings)
    if (most !== null && amountMinor > (currency === own ? most : 0)) return true
  }
  return false
}

const mostAlone = (settings: SiteSettingsData) =>
  officerBound(settings, 'secondOfficerAboveMinor', clock.now())

/** The brands of the coupons on a match. */
export async function brandsOn(matchId: number): Promise<number[]> {
  const query = db
    .query<{ site_id: number }>()
    .from('coupon_selections as s')
    .join('coupons as c', 'c.id', 's.coupon_id')
  const rows = await ofBrandsHere(query, 'c.site_id')
    .where('s.match_id', matchId)
    .distinct('c.site_id')
  return rows.map(({ site_id: id }) => Number(id))
}

/** The amounts by currency, over all brands. */
export function sumsOf(amounts: readonly BrandAmount[]): Amount[] {
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency)
  return [...byCurrency].map(([currency, ofCurrency]) => ({
    currency,
    amountMinor: ofCurrency.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }))
}

/** The amounts of a decision on a coupon: its stake, or the money that moves when that is more. */
export async function amountsOfCoupon(outcome: ManualOutcome): Promise<BrandAmount[]> {
  const { couponId, currency, moneyToMoveMinor } = outcome
  const coupon: { site_id: number; total_stake: number } = await db
    .query<{ site_id: number; total_stake: number }>()
    .from('coupons')
    .where('id', couponId)
    .select('site_id', 'total_stake')
    .firstOrFail()
  const amountMinor = Math.max(Math.abs(moneyToMoveMinor), Number(coupon.total_stake))
  return [{ siteId: Number(coupon.site_id), currency, amountMinor }]
}
