/** An odds boost of a brand. */
import type { OddsBoostTerms } from '@grandstand/shared-types/bonuses/odds_boost'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Reader } from '#core/database/transactions'
import { sumOfRows } from '#core/database/sums'
import type { Query } from '#core/lists/resource'

export interface Boost {
  id: number
  siteId: number
  terms: OddsBoostTerms
  startsAt: number
  endsAt: number
}

type Columns = Omit<Boost, 'terms'> & { terms: string }

/** Boosts in the order of their ids. */
export async function boostsWhere(
  from: Reader,
  narrowed: (query: Query) => unknown
): Promise<Boost[]> {
  const query = from.query<Columns>().from('odds_boosts').orderBy('id')
  narrowed(query)
  const rows: Columns[] = await query.select({
    id: 'id',
    siteId: 'site_id',
    terms: 'terms',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
  })
  return rows.map((row) => ({
    id: Number(row.id),
    siteId: Number(row.siteId),
    terms: JSON.parse(row.terms),
    startsAt: Number(row.startsAt),
    endsAt: Number(row.endsAt),
  }))
}

/** How often each boost was used by each player, by `useName`. Coupons that returned their stake do not count. */
export async function usesOf(
  from: Reader,
  { boostIds, userIds }: { boostIds: readonly number[]; userIds: readonly number[] }
): Promise<ReadonlyMap<string, number>> {
  const rows: { boostId: number; userId: number; uses: number }[] = await from
    .query<{ boostId: number; userId: number; uses: number }>()
    .from('coupon_boosts')
    .join('coupons', 'coupons.id', 'coupon_boosts.coupon_id')
    .whereIn('coupon_boosts.boost_id', [...boostIds])
    .whereIn('coupon_boosts.user_id', [...userIds])
    .whereNot('coupons.status', COUPON_STATUS.cancelled)
    .groupBy('coupon_boosts.boost_id', 'coupon_boosts.user_id')
    .select({ boostId: 'coupon_boosts.boost_id', userId: 'coupon_boosts.user_id' })
    .count('* as uses')
  return new Map(rows.map((row) => [useName(row), sumOfRows(row.uses)]))
}

export const useName = ({ userId, boostId }: { userId: number; boostId: number }): string =>
  `${userId}:${boostId}`
