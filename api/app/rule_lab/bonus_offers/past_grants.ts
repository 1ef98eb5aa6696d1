import { reads } from '#core/database/lagging_reads'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import type { CouponScope } from '#rule_lab/queries/coupon_pages'

export interface PastGrant extends Grant {
  baseMinor: number
}

interface NumberRow {
  id: number
  base: number
}

/**
 * The grants of an offer that were given in the days of the trial, by number; their number and base alone. What was held is left
 * out: staff decided about it, or have not yet (rules 15.11).
 */
export async function grantsSince(
  { siteId, path, fromMs }: CouponScope,
  bonusId: number
): Promise<Map<number, number>> {
  const query = reads()
    .query<NumberRow>()
    .from('bonus_grants as g')
    .where({ 'g.site_id': siteId, 'g.bonus_id': bonusId })
    .where('g.created_at', '>=', fromMs)
    .whereNotExists(reads().query().from('bonus_flags as f').whereColumn('f.grant_id', 'g.id'))
    .orderBy('g.id')
    .select({ id: 'g.id', base: 'g.base' })
  if (path !== null) {
    query.join('users as u', 'u.id', 'g.user_id').where('u.path', 'like', `${path}%`)
  }
  const rows: NumberRow[] = await query
  return new Map(rows.map(({ id, base }) => [Number(id), Number(base)]))
}

/** The grants with these numbers. */
export async function grantsWithBase(
  ids: readonly number[],
  bases: ReadonlyMap<number, number>
): Promise<PastGrant[]> {
  const grants = await grantsWhere(reads(), (query) => query.whereIn('id', [...ids]).orderBy('id'))
  return grants.map((grant) => ({ ...grant, baseMinor: bases.get(grant.id) ?? 0 }))
}
