/** A coupon with the present state of each selection, as cancelling and selling need it. */
import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { PriceKind } from '@grandstand/shared-types/coupons/model/price_kind'
import { knownDeductions } from '#book/known_deductions'
import { FREE_BET_PLAY } from '#coupons/feeding/free_bet_play'
import type { Trx } from '#core/database/transactions'

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
  /** JSON; empty without an odds boost. */
  boostRule: string
  /** The part of `maxPayoutMinor` that a boost adds. */
  boostExtraMinor: number
  boostPaidMinor: number
  /** Comma-separated. */
  sizes: string
  placedAt: number
  /** 1 when a selection was placed in play. */
  isLive: number
  /** 1 when a free bet paid the stake. */
  isFreeBet: number
  /** 1 when a selection is each way. */
  isEachWay: number
  /** JSON: what it put into jackpots; null for nothing. */
  jackpotParts: string | null
  selections: PlacedSelection[]
}

/** Present times, status and price of a selection in the database, unless a field says otherwise. */
export interface PlacedSelection {
  position: number
  outcomeId: number
  matchId: number
  isBanker: number
  marketTypeId: number
  /** What withdrawn runners take off the profit as far as it is known, in whole percent. */
  deductionPercent: number
  /** Null for the price taken. */
  priceKind: PriceKind | null
  /** The price at acceptance, or the starting price that it was paid at. */
  takenOddsMilli: number
  /** The listed start at placing. */
  listedStartsAt: number
  result: OutcomeResult | null
  /** 1 when staff gave the result. */
  isManual: number
  oddsMilli: number
  active: number
  /** The outcome's result; the selection may not have it yet. */
  outcomeResult: OutcomeResult | null
  marketStatus: QuotedOutcome['marketStatus']
  matchStatus: string
  betStatus: QuotedOutcome['betStatus']
  matchActive: number
  startsAt: number
}

/**
 * Null for an unknown coupon. With `trx` the coupon is locked until it ends, so that no settlement changes it
 * meanwhile.
 */
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
      boostRule: 'boost_rule',
      boostExtraMinor: 'boost_extra',
      boostPaidMinor: 'boost_paid',
      sizes: 'sizes',
      placedAt: 'placed_at',
      isLive: 'is_live',
      isEachWay: 'is_each_way',
      jackpotParts: 'jackpot_parts',
    })
    .select(db.raw(`exists(${FREE_BET_PLAY}) as isFreeBet`))
  const coupon = await (trx ? query.forUpdate() : query).first()
  if (!coupon) return null
  const selections = await loadSelections(couponId, trx)
  const known = await knownDeductions(selections, coupon.placedAt, trx)
  return {
    ...coupon,
    selections: selections.map((selection, index) => ({
      ...selection,
      deductionPercent:
        selection.result === null ? (known[index] ?? 0) : selection.deductionPercent,
    })),
  }
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
      marketTypeId: 's.market_type_id',
      deductionPercent: 's.deduction_percent',
      priceKind: 's.price_kind',
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
    .select(db.raw('coalesce(s.starting_price_milli, s.odds_milli) as takenOddsMilli'))
}
