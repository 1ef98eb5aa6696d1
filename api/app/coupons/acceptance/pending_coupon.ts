/** Coupons in their acceptance delay, as they were placed. */
import {
  COUPON_STATUS,
  type CouponType,
  type OddsChangeChoice,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import type { PriceKind } from '@grandstand/shared-types/coupons/model/price_kind'
import db from '@adonisjs/lucid/services/db'
import { FREE_BET_PLAY } from '#coupons/feeding/free_bet_play'
import type { Trx } from '#core/database/transactions'

export interface PendingCoupon {
  id: number
  site_id: number
  user_id: number
  code: string
  type: CouponType
  currency: string
  total_stake: number
  sizes: string
  /** A free bet paid the stake. */
  is_free_bet: boolean | number
  accept_at: number
  odds_change: OddsChangeChoice
  /** JSON; empty without an odds boost. */
  boost_rule: string
  selections: PendingSelection[]
}

export interface PendingSelection {
  coupon_id: number
  position: number
  outcome_id: number
  /** The price at placing. */
  odds_milli: number
  is_banker: number
  /** Of an each-way selection: the terms it is sold at. */
  places: number | null
  place_divisor: number | null
  price_kind: PriceKind | null
  score_at: string
  red_cards_at: string
}

/** The coupons among these that are still pending; with `trx` they are locked until it ends. */
export async function loadPending(ids: readonly number[], trx?: Trx): Promise<PendingCoupon[]> {
  const query = (trx ?? db)
    .query<Omit<PendingCoupon, 'selections'>>()
    .from('coupons')
    .whereIn('id', [...ids])
    .where('state', 'pendingAcceptance')
    .orderBy('id')
    .select('id', 'site_id', 'user_id', 'type', 'currency', 'total_stake', 'sizes', 'accept_at')
    .select('code', 'odds_change', 'boost_rule')
    .select(db.raw(`exists(${FREE_BET_PLAY}) as is_free_bet`))
  const coupons = await (trx ? query.forUpdate() : query)
  if (coupons.length === 0) return []
  const couponIds = coupons.map(({ id }) => id)
  const selections: PendingSelection[] = await (trx ?? db)
    .query<PendingSelection>()
    .from('coupon_selections')
    .whereIn('coupon_id', couponIds)
    .orderBy(['coupon_id', 'position'])
    .select('coupon_id', 'position', 'outcome_id', 'odds_milli', 'is_banker')
    .select('score_at', 'red_cards_at', 'places', 'place_divisor', 'price_kind')
  return coupons.map((coupon) => ({
    ...coupon,
    selections: selections.filter(({ coupon_id: couponId }) => couponId === coupon.id),
  }))
}

/** Every pending coupon with the end of its delay, read at the start of the server. */
export function pendingCoupons(): Promise<{ id: number; accept_at: number }[]> {
  return db
    .query<{ id: number; accept_at: number }>()
    .from('coupons')
    .where({ status: COUPON_STATUS.waiting, state: 'pendingAcceptance' })
    .select('id', 'accept_at')
}
