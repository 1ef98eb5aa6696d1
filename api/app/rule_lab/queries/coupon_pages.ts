/** Coupons of the past in the order of their numbers, a page at a time, with what a trial reads of them. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { PastSelection } from '@grandstand/shared-types/rule_lab/past_coupon'
import { whereAmong } from '#core/database/transactions'

export interface CouponScope {
  siteId: number
  /** Path of the branch whose coupons count; null for the whole brand. */
  path: string | null
  /** Placed at this moment or later. */
  fromMs: number
}

export interface CouponRow {
  id: number
  userId: number
  type: CouponType
  state: 'settled' | 'sold'
  currency: string
  stakePerLine: number
  totalStake: number
  totalOddsMilli: number
  maxPayout: number
  bonusAmount: number
  payoutCap: number
  oddsCapMilli: number
  bonusRule: string
  boostRule: string
  sizes: string
  selectionCount: number
  isLive: number
  payout: number
  placedAt: number
}

const COLUMNS = {
  id: 'coupons.id',
  userId: 'coupons.user_id',
  type: 'coupons.type',
  state: 'coupons.state',
  currency: 'coupons.currency',
  stakePerLine: 'coupons.stake_per_line',
  totalStake: 'coupons.total_stake',
  totalOddsMilli: 'coupons.total_odds_milli',
  // what an odds boost adds is left out here and in the payout: no rule that is tried changes it
  maxPayout: 'coupons.max_payout - coupons.boost_extra',
  bonusAmount: 'coupons.bonus_amount',
  payoutCap: 'coupons.payout_cap',
  oddsCapMilli: 'coupons.odds_cap_milli',
  bonusRule: 'coupons.bonus_rule',
  boostRule: 'coupons.boost_rule',
  sizes: 'coupons.sizes',
  selectionCount: 'coupons.selection_count',
  isLive: 'coupons.is_live',
  payout: 'coupons.payout - coupons.boost_paid',
  placedAt: 'coupons.placed_at',
} as const satisfies Record<keyof CouponRow, string>
const COLUMN_LIST = Object.entries(COLUMNS)
  .map(([name, column]) => `${column} as ${name}`)
  .join(', ')

/** Settled and sold coupons with numbers above `afterId`, up to `toId`. */
export async function couponsBetween(
  { siteId, path, fromMs }: CouponScope,
  afterId: number,
  toId: number
): Promise<CouponRow[]> {
  const query = reads()
    .query<CouponRow>()
    .from('coupons')
    .where('coupons.id', '>', afterId)
    .where('coupons.id', '<=', toId)
    // the plus keeps SQLite from the index by brand and time, which has every coupon of the days
    .whereRaw('+coupons.site_id = ?', [siteId])
    .whereIn('coupons.state', ['settled', 'sold'])
    .whereRaw('+coupons.placed_at >= ?', [fromMs])
    .orderBy('coupons.id')
    .select(db.raw(COLUMN_LIST))
  if (path !== null) {
    query.join('users', 'users.id', 'coupons.user_id').where('users.path', 'like', `${path}%`)
  }
  return query
}

export interface SelectionRow extends PastSelection {
  couponId: number
  position: number
  result: OutcomeResult | null
  isBanker: boolean
  /** Of an each-way selection, null for a bet to win. */
  placeDivisor: number | null
  placeResult: OutcomeResult | null
}

/** The selections of these coupons, by coupon, in their order. */
export async function selectionsOf(
  couponIds: readonly number[]
): Promise<Map<number, SelectionRow[]>> {
  const byCoupon = new Map<number, SelectionRow[]>()
  if (couponIds.length === 0) return byCoupon
  const rows: SelectionRow[] = await whereAmong(
    reads().query<SelectionRow>().from('coupon_selections'),
    'coupon_id',
    couponIds
  )
    .select({ couponId: 'coupon_id', position: 'position', matchId: 'match_id' })
    .select({ outcomeId: 'outcome_id', marketId: 'market_id', marketTypeId: 'market_type_id' })
    .select({ priceKind: 'price_kind' })
    .select(db.raw('coalesce(starting_price_milli, odds_milli) as oddsMilli'))
    .select({ deductionPercent: 'deduction_percent' })
    .select({ placeDivisor: 'place_divisor', placeResult: 'place_result' })
    .select({ isBanker: 'is_banker', isLive: 'is_live', result: 'result' })
    .orderBy(['coupon_id', 'position'])
  for (const row of rows) {
    row.isBanker = Boolean(row.isBanker)
    row.isLive = Boolean(row.isLive)
    const own = byCoupon.get(row.couponId)
    if (own) own.push(row)
    else byCoupon.set(row.couponId, [row])
  }
  return byCoupon
}
