import { reads } from '#core/database/lagging_reads'
import type { Turnover } from '@grandstand/shared-types/wire/people/dealers'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { byStakes, hourSums, sumsOf } from '#dealers/queries/hour_sums'

const MOST_DEALERS = 8

/**
 * The dealers directly below with the greatest stakes since the beginning of the hour `from`; for admins and operators,
 * the dealers directly below the house.
 */
export async function topDealers(principal: Principal, from: number): Promise<Turnover['dealers']> {
  const query = reads()
    .query<{ id: number; username: string }>()
    .from('users')
    .where({ site_id: principal.siteId, type: 'dealer' })
    .select('id', 'username')
  if (reachesBrand(principal)) {
    query.where((top) => {
      top
        .whereNull('parent_id')
        .orWhereIn(
          'parent_id',
          reads()
            .query()
            .from('users')
            .where({ site_id: principal.siteId, type: 'admin' })
            .select('id')
        )
    })
  } else query.where('parent_id', keeperOf(principal).userId)
  const names = new Map(
    (await query).map(({ id, username }): [number, string] => [Number(id), username])
  )
  if (names.size === 0) return []
  const sums = await hourSums(principal, [...names.keys()], from, ['head_id'])
  return sums
    .map((row) => ({
      ...sumsOf(row),
      id: Number(row.head_id),
      username: names.get(Number(row.head_id)) ?? '',
    }))
    .toSorted(byStakes)
    .slice(0, MOST_DEALERS)
}
