import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import { fullCoverOf, type FullCoverName } from '@grandstand/shared-types/coupons/payout/full_cover'
import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import db from '@adonisjs/lucid/services/db'
import type { SelectionRow } from '#coupons/queries/coupon_selections'

/** The name of a coupon's system, such as Lucky 15 (rules 19.12); null where it has none. */
export const systemNameOf = (
  { type }: { type: CouponType },
  sizes: readonly number[],
  rows: readonly SelectionRow[]
): FullCoverName | null =>
  fullCoverOf({
    type,
    sizes,
    selections: rows.map(({ matchId, isBanker }) => ({ matchId, isBanker: Boolean(isBanker) })),
  })

/** The sizes of those coupons that are systems, by coupon; asks nothing where none is. */
export async function sizesOfSystems(
  coupons: readonly { id: number; type: CouponType }[]
): Promise<Map<number, number[]>> {
  const ids = coupons.filter(({ type }) => type === 'system').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows: { id: number; sizes: string }[] = await db
    .query<{ id: number; sizes: string }>()
    .from('coupons')
    .whereIn('id', ids)
    .select('id', 'sizes')
  return new Map(rows.map(({ id, sizes }) => [Number(id), sizesIn(sizes)]))
}
