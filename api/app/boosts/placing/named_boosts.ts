/** The boosts that coupons of a batch name. */
import type { Trx } from '#core/database/transactions'
import { boostsWhere, usesOf, type Boost } from '#boosts/boost'

export interface NamedBoosts {
  /** By id. */
  boosts: ReadonlyMap<number, Boost>
  /** By `useName`. */
  uses: ReadonlyMap<string, number>
}

const NONE: NamedBoosts = { boosts: new Map(), uses: new Map() }

/** Asks the database only when a coupon names a boost. The accounts of the users must be locked. */
export async function namedBoosts(
  trx: Trx,
  named: readonly { boostId: number; userId: number }[]
): Promise<NamedBoosts> {
  if (named.length === 0) return NONE
  const boostIds = [...new Set(named.map(({ boostId }) => boostId))]
  const userIds = [...new Set(named.map(({ userId }) => userId))]
  const boosts = await boostsWhere(trx, (query) => query.whereIn('id', boostIds))
  const uses = await usesOf(trx, { boostIds, userIds })
  return { boosts: new Map(boosts.map((boost) => [boost.id, boost])), uses }
}
