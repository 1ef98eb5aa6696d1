/** Open coupons out of the database, as the house's risk reads them. */
import { frozenBonus } from '@grandstand/shared-types/coupons/payout/bonus_rule'
import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { OpenCoupon, OpenSelection } from '@grandstand/shared-types/coupons/risk/open_coupon'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { chunked, whereAmong } from '#core/database/transactions'

const COUPONS_AT_A_TIME = 500

interface CouponRow {
  id: number
  site_id: number
  type: CouponType
  currency: string
  stake_per_line: number
  total_stake: number
  payout_cap: number
  odds_cap_milli: number
  bonus_rule: string
  boost_rule: string
  sizes: string
}

interface SelectionRow {
  coupon_id: number
  match_id: number
  market_id: number
  market_type_id: number
  specifier: string
  outcome_id: number
  outcome_key: string
  odds_milli: number
  is_banker: number
  result: OutcomeResult | null
  places: number | null
  place_divisor: number | null
  place_result: OutcomeResult | null
}

/** Accepted and without a result: a coupon in its acceptance delay may still be rejected. */
const OPEN = { 'coupons.state': 'accepted', 'coupons.status': COUPON_STATUS.waiting } as const

/** Those of the ids that are open. */
export async function openCoupons(ids: readonly number[]): Promise<OpenCoupon[]> {
  const coupons: OpenCoupon[] = []
  for (const chunk of chunked(ids, COUPONS_AT_A_TIME)) {
    const rows: CouponRow[] = await whereAmong(db.query<CouponRow>().from('coupons'), 'id', chunk)
      .where(OPEN)
      .select('id', 'site_id', 'type', 'currency', 'stake_per_line', 'total_stake', 'payout_cap')
      .select('odds_cap_milli', 'bonus_rule', 'boost_rule', 'sizes')
    const selections = await selectionsOf(rows.map(({ id }) => id))
    coupons.push(...rows.map((row) => openCoupon(row, selections.get(row.id) ?? [])))
  }
  return coupons
}

/** Ids of open coupons that have an open selection on the match. */
export async function openCouponsOfMatch(matchId: number): Promise<number[]> {
  const rows = await db
    .query<{ id: number }>()
    .from('coupon_selections as s')
    .join('coupons', 'coupons.id', 's.coupon_id')
    .where('s.match_id', matchId)
    .whereNull('s.result')
    .where(OPEN)
    .distinct('coupons.id as id')
  return rows.map(({ id }) => Number(id))
}

/** Matches on which open coupons of a brand have open selections. */
export async function matchesWithCoupons(siteId: number): Promise<number[]> {
  const rows = await db
    .query<{ id: number }>()
    .from('coupons')
    .join('coupon_selections as s', 's.coupon_id', 'coupons.id')
    .where(OPEN)
    .where('coupons.site_id', siteId)
    .whereNull('s.result')
    .distinct('s.match_id as id')
  return rows.map(({ id }) => Number(id))
}

async function selectionsOf(couponIds: readonly number[]): Promise<Map<number, OpenSelection[]>> {
  if (couponIds.length === 0) return new Map()
  const query = db.query<SelectionRow>().from('coupon_selections')
  const rows: SelectionRow[] = await whereAmong(query, 'coupon_id', couponIds)
    .orderBy(['coupon_id', 'position'])
    .select('coupon_id', 'match_id', 'market_id', 'market_type_id', 'specifier', 'outcome_id')
    .select('outcome_key', 'odds_milli', 'is_banker', 'result')
    .select('places', 'place_divisor', 'place_result')
  const byCoupon = new Map<number, OpenSelection[]>()
  for (const row of rows) {
    const selection: OpenSelection = {
      matchId: row.match_id,
      marketId: row.market_id,
      marketTypeId: row.market_type_id,
      specifier: row.specifier,
      outcomeId: row.outcome_id,
      outcomeKey: row.outcome_key,
      oddsMilli: row.odds_milli,
      isBanker: Boolean(row.is_banker),
      result: row.result,
      ...placePartOf(row),
    }
    const before = byCoupon.get(row.coupon_id)
    if (before) before.push(selection)
    else byCoupon.set(row.coupon_id, [selection])
  }
  return byCoupon
}

const placePartOf = ({ places, place_divisor: divisor, place_result: result }: SelectionRow) =>
  places === null || divisor === null ? {} : { placePart: { places, divisor, result } }

const openCoupon = (row: CouponRow, selections: OpenSelection[]): OpenCoupon => ({
  id: row.id,
  siteId: row.site_id,
  currency: row.currency,
  type: row.type,
  stakePerLineMinor: row.stake_per_line,
  totalStakeMinor: row.total_stake,
  maxPayoutMinor: row.payout_cap,
  maxTotalOddsMilli: row.odds_cap_milli,
  sizes: sizesIn(row.sizes),
  ...frozenBonus(row.bonus_rule),
  boost: row.boost_rule === '' ? null : JSON.parse(row.boost_rule),
  selections,
})
