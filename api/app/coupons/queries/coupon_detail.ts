import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/facts'
import type { LegResult } from '@grandstand/shared-types/coupons/leg'
import type { CouponSelectionView } from '@grandstand/shared-types/wire'
import type { Principal } from '#core/access'
import { findRow } from '#core/resource'
import { couponResource, couponScope, type CouponRow } from '#coupons/queries/coupon_list'

interface SelectionRow {
  position: number
  match_id: number
  home: string
  away: string
  starts_at: number
  sport_id: number
  tournament_name: string
  market_type_id: number
  specifier: string
  outcome_key: string
  odds_milli: number
  is_banker: number
  result: LegResult | null
  result_revision: number | null
  facts: string | null
}

/** A coupon with its selections, each with its result and the score it came from. Throws 404 `notFound` outside the scope. */
export async function couponDetail(
  principal: Principal,
  couponId: number
): Promise<CouponRow & { selections: CouponSelectionView[] }> {
  const coupon = await findRow(couponResource, couponId, couponScope(principal))
  const rows: SelectionRow[] = await db
    .query<SelectionRow>()
    .from('coupon_selections as s')
    .join('matches as m', 'm.id', 's.match_id')
    .join('tournaments as t', 't.id', 'm.tournament_id')
    .leftJoin('results as r', (join) => {
      join.on('r.match_id', 's.match_id').andOn('r.revision', 's.result_revision')
    })
    .where('s.coupon_id', couponId)
    .orderBy('s.position')
    .select('s.position', 's.match_id', 's.home', 's.away', 's.starts_at', 'm.sport_id')
    .select('t.name as tournament_name', 's.market_type_id', 's.specifier', 's.outcome_key')
    .select('s.odds_milli', 's.is_banker', 's.result', 's.result_revision', 'r.facts')
  return { ...coupon, selections: rows.map(selectionView) }
}

function selectionView(row: SelectionRow): CouponSelectionView {
  return {
    position: row.position,
    matchId: row.match_id,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at,
    sportId: row.sport_id,
    tournamentName: row.tournament_name,
    marketTypeId: row.market_type_id,
    specifier: row.specifier,
    outcomeKey: row.outcome_key,
    oddsMilli: row.odds_milli,
    isBanker: Boolean(row.is_banker),
    result: row.result,
    resultRevision: row.result_revision,
    score: row.facts === null ? null : finalScore(JSON.parse(row.facts)),
  }
}

function finalScore(facts: MatchFacts): string | null {
  return facts.fullTime ? facts.fullTime.join(':') : null
}
