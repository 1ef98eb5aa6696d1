/** The columns of coupons that settlement reads. */
import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { CouponStatus, CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { PriceKind } from '#settlement/coupons/due_starting_price'
import { whereAmong, type Trx } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'

/** Only coupons in these states follow results; cancelled and sold coupons are closed. */
export const FOLLOWING_STATES = ['accepted', 'settled'] as const
type FollowingState = (typeof FOLLOWING_STATES)[number]

/** The settlement of a coupon so far; columns of `coupons`. */
export interface SettlementState {
  state: FollowingState
  status: CouponStatus
  settlement_revision: number
  open_count: number
  /** Null until the coupon is settled. */
  payout: number | null
  unclamped_payout: number | null
  /** The part of `payout` that is bonus. */
  bonus_paid: number
  /** The part of `payout` that an odds boost adds. */
  boost_paid: number
  /** 0 or 1. */
  is_partially_returned: number
  settled_at: number | null
}

export interface CouponRow extends SettlementState {
  id: number
  site_id: number
  user_id: number
  code: string
  type: CouponType
  currency: string
  stake_per_line: number
  total_stake: number
  payout_cap: number
  odds_cap_milli: number
  bonus_rule: string
  /** JSON; empty without an odds boost. */
  boost_rule: string
  sizes: string
  placed_at: number
}

export interface SelectionRow {
  coupon_id: number
  position: number
  match_id: number
  outcome_id: number
  market_type_id: number
  odds_milli: number
  is_banker: number
  result: OutcomeResult | null
  /** Settled by staff: results no longer change the coupon. */
  is_manual: number
  /** What withdrawn runners take off the profit, in whole percent. */
  deduction_percent: number
  /** The starting price that it is paid at; null for the price taken. */
  price_kind: PriceKind
  starting_price_milli: number | null
  outcome_key: string
  /** The terms of an each-way selection, and the result of its place part; null for a bet to win. */
  places: number | null
  place_divisor: number | null
  place_result: OutcomeResult | null
}

const COUPON_COLUMNS: (keyof CouponRow)[] = [
  'id',
  'site_id',
  'user_id',
  'code',
  'type',
  'state',
  'status',
  'settlement_revision',
  'currency',
  'stake_per_line',
  'total_stake',
  'payout_cap',
  'odds_cap_milli',
  'bonus_rule',
  'boost_rule',
  'sizes',
  'placed_at',
  'open_count',
  'payout',
  'unclamped_payout',
  'bonus_paid',
  'boost_paid',
  'is_partially_returned',
  'settled_at',
]

/** Locks the coupons in id order until `trx` ends. Where only one transaction writes at a time, no lock is needed. */
export async function lockCoupons(trx: Trx, ids: readonly number[]): Promise<void> {
  if (!dialect().hasManyWriters) return
  const query = whereAmong(trx.from('coupons'), 'id', ids)
  await query.select('id').orderBy('id').forUpdate()
}

/** The coupons that follow results. With `trx` they are locked in id order until it ends. */
export async function loadCoupons(ids: readonly number[], trx?: Trx): Promise<CouponRow[]> {
  const query = whereAmong((trx ?? db).query<CouponRow>().from('coupons'), 'id', ids)
    .whereIn('state', [...FOLLOWING_STATES])
    .select(COUPON_COLUMNS)
    .orderBy('id')
  return trx ? await query.forUpdate() : await query
}

/** All selections of the coupons, by coupon. */
export async function loadSelections(
  couponIds: readonly number[],
  trx?: Trx
): Promise<Map<number, SelectionRow[]>> {
  const query = (trx ?? db).query<SelectionRow>().from('coupon_selections')
  const rows: SelectionRow[] = await whereAmong(query, 'coupon_id', couponIds)
    .select('coupon_id', 'position', 'match_id', 'outcome_id', 'odds_milli', 'is_banker')
    .select('market_type_id', 'result', 'is_manual', 'deduction_percent')
    .select('outcome_key', 'places', 'place_divisor', 'place_result')
    .select('price_kind', 'starting_price_milli')
    .orderBy(['coupon_id', 'position'])
  const byCoupon = new Map<number, SelectionRow[]>()
  for (const row of rows) {
    const selections = byCoupon.get(row.coupon_id)
    if (selections) selections.push(row)
    else byCoupon.set(row.coupon_id, [row])
  }
  return byCoupon
}
