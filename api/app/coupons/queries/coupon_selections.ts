/** Selections of coupons for lists, details and tickets. */
import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import { explainResult } from '@grandstand/shared-types/markets/explaining/explain'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { matchScore } from '@grandstand/shared-types/markets/scores/match_score'
import type {
  CouponDetailSelection,
  CouponSelectionView,
  SelectionExplanation,
} from '@grandstand/shared-types/wire/coupons'
import { labels, nameIn } from '#book/labels'

export interface SelectionRow {
  coupon_id: number
  position: number
  match_id: number
  home: string
  away: string
  starts_at: number
  sport_id: number
  tournament_id: number
  tournament_name: string
  market_type_id: number
  specifier: string
  outcome_key: string
  odds_milli: number
  is_banker: number
  is_manual: number
  result: OutcomeResult | null
  result_revision: number | null
  /** The facts of the selection's result revision. */
  facts: string | null
}

/** By coupon, then by position; nothing for an unknown coupon. */
export function selectionRows(couponIds: readonly number[]): Promise<SelectionRow[]> {
  return db
    .query<SelectionRow>()
    .from('coupon_selections as s')
    .join('matches as m', 'm.id', 's.match_id')
    .join('tournaments as t', 't.id', 'm.tournament_id')
    .leftJoin('results as r', (join) => {
      join.on('r.match_id', 's.match_id').andOn('r.revision', 's.result_revision')
    })
    .whereIn('s.coupon_id', [...couponIds])
    .orderBy([{ column: 's.coupon_id' }, { column: 's.position' }])
    .select(
      's.coupon_id',
      's.position',
      's.match_id',
      's.home',
      's.away',
      's.starts_at',
      'm.sport_id'
    )
    .select(
      'm.tournament_id',
      't.name as tournament_name',
      's.market_type_id',
      's.specifier',
      's.outcome_key'
    )
    .select(
      's.odds_milli',
      's.is_banker',
      's.is_manual',
      's.result',
      's.result_revision',
      'r.facts'
    )
}

/** `language` is for the tournament's name; without it the plain name. */
export function selectionView(row: SelectionRow, language?: string): CouponSelectionView {
  const facts = factsOf(row)
  return {
    position: row.position,
    matchId: row.match_id,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at,
    sportId: row.sport_id,
    tournamentName: tournamentName(row, language),
    marketTypeId: row.market_type_id,
    specifier: row.specifier,
    outcomeKey: row.outcome_key,
    oddsMilli: row.odds_milli,
    isBanker: Boolean(row.is_banker),
    result: row.result,
    resultRevision: row.result_revision,
    score: facts && matchScore(row.sport_id, facts),
  }
}

/** Adds the reason for the selection's result. */
export function detailView(row: SelectionRow, language?: string): CouponDetailSelection {
  const isManual = Boolean(row.is_manual)
  return {
    ...selectionView(row, language),
    isManual,
    mayBeDeadHeat: allowsDeadHeat(row.market_type_id),
    explain: explanationOf(row),
  }
}

function tournamentName(row: SelectionRow, language: string | undefined): string {
  const label = language === undefined ? undefined : labels.tournaments.get(row.tournament_id)
  return label && language !== undefined ? nameIn(label, language) : row.tournament_name
}

function explanationOf(row: SelectionRow): SelectionExplanation | null {
  const facts = factsOf(row)
  if (!facts || row.result_revision === null || row.is_manual) return null
  const market = {
    sportId: row.sport_id,
    marketTypeId: row.market_type_id,
    specifier: row.specifier,
  }
  return {
    revision: row.result_revision,
    ...explainResult(market, [row.outcome_key], facts),
  }
}

function factsOf({ facts }: SelectionRow): MatchFacts | null {
  return facts === null ? null : JSON.parse(facts)
}
