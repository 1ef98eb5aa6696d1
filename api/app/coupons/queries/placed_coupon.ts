/** A coupon beside what stands today for each of its selections: what cancelling and selling decide on. */
import db from '@adonisjs/lucid/services/db'
import type { LegResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { Trx } from '#core/database'

export interface PlacedCoupon {
  id: number
  siteId: number
  userId: number
  type: CouponType
  state: string
  settlementRevision: number
  currency: string
  stakePerLineMinor: number
  totalStakeMinor: number
  maxPayoutMinor: number
  bonusMinor: number
  /** Comma-separated. */
  sizes: string
  placedAt: number
  /** With a selection on a match that was being played. */
  isLive: number
  selections: PlacedSelection[]
}

/** Times, status and price of a selection as the database holds them now, but for those that say otherwise. */
export interface PlacedSelection {
  position: number
  outcomeId: number
  matchId: number
  isBanker: number
  /** The price taken. */
  takenOddsMilli: number
  /** The start as it was listed when the coupon was placed. */
  listedStartsAt: number
  result: LegResult | null
  /** Decided by staff. */
  isManual: number
  oddsMilli: number
  active: number
  /** What the outcome came to; the selection may not have heard of it yet. */
  outcomeResult: LegResult | null
  marketStatus: QuotedOutcome['marketStatus']
  matchStatus: string
  betStatus: QuotedOutcome['betStatus']
  matchActive: number
  startsAt: number
}

/** Null for an unknown number. With `trx` the coupon is held until it ends, so that nothing settles it meanwhile. */
export async function loadPlacedCoupon(couponId: number, trx?: Trx): Promise<PlacedCoupon | null> {
  const query = (trx ?? db)
    .query<Omit<PlacedCoupon, 'selections'>>()
    .from('coupons')
    .where('id', couponId)
    .select({
      id: 'id',
      siteId: 'site_id',
      userId: 'user_id',
      type: 'type',
      state: 'state',
      settlementRevision: 'settlement_revision',
      currency: 'currency',
      stakePerLineMinor: 'stake_per_line',
      totalStakeMinor: 'total_stake',
      maxPayoutMinor: 'max_payout',
      bonusMinor: 'bonus_amount',
      sizes: 'sizes',
      placedAt: 'placed_at',
      isLive: 'is_live',
    })
  const coupon = await (trx ? query.forUpdate() : query).first()
  return coupon ? { ...coupon, selections: await loadSelections(couponId, trx) } : null
}

function loadSelections(couponId: number, trx?: Trx): Promise<PlacedSelection[]> {
  return (trx ?? db)
    .query<PlacedSelection>()
    .from('coupon_selections as s')
    .join('outcomes as o', 'o.id', 's.outcome_id')
    .join('markets as m', 'm.id', 's.market_id')
    .join('matches as g', 'g.id', 's.match_id')
    .where('s.coupon_id', couponId)
    .orderBy('s.position')
    .select({
      position: 's.position',
      outcomeId: 's.outcome_id',
      matchId: 's.match_id',
      isBanker: 's.is_banker',
      takenOddsMilli: 's.odds_milli',
      listedStartsAt: 's.starts_at',
      result: 's.result',
      isManual: 's.is_manual',
      oddsMilli: 'o.odds_milli',
      active: 'o.active',
      outcomeResult: 'o.result',
      marketStatus: 'm.status',
      matchStatus: 'g.status',
      betStatus: 'g.bet_status',
      matchActive: 'g.active',
      startsAt: 'g.starts_at',
    })
}
