/** Selections of coupons for lists, details and tickets. */
import db from '@adonisjs/lucid/services/db'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import { explainResult } from '@grandstand/shared-types/markets/explaining/explain'
import { factsOfBrand } from '@grandstand/shared-types/markets/facts/facts_of_brand'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { matchScore } from '@grandstand/shared-types/markets/scores/match_score'
import type {
  CouponDetailSelection,
  CouponSelectionView,
  SelectionExplanation,
} from '@grandstand/shared-types/wire/betting/coupons'
import { labels, nameIn } from '#book/labels'
import { comparedNames } from '#book/runner_names'

export interface SelectionRow extends Omit<
  CouponSelectionView,
  | 'isBanker'
  | 'isRace'
  | 'score'
  | 'outcomeName'
  | 'compared'
  | 'deductionPercent'
  | 'eachWay'
  | 'priceKind'
  | 'startingPriceMilli'
> {
  /** Null for a match that is no race. */
  fieldKind: string | null
  outcomeName: string | null
  /** Null for a market that compares no runners. */
  compared: string[] | null
  /** The terms of an each-way selection, and the result of its place part; null for a bet to win. */
  places: number | null
  placeDivisor: number | null
  placeResult: OutcomeResult | null
  deductionPercent: number
  priceKind: CouponSelectionView['priceKind'] | null
  startingPriceMilli: number | null
  couponId: number
  tournamentId: number
  isBanker: number
  isManual: number
  /** The facts of the selection's result revision. */
  facts: string | null
  /** The brand of the coupon. */
  siteId: number
}

/** The selections of each coupon by position; nothing for an unknown coupon. */
export async function selectionRows(couponIds: readonly number[]): Promise<SelectionRow[]> {
  const rows: Omit<SelectionRow, 'compared'>[] = await db
    .query<Omit<SelectionRow, 'compared'>>()
    .from('coupon_selections as s')
    .join('matches as m', 'm.id', 's.match_id')
    .join('tournaments as t', 't.id', 'm.tournament_id')
    .join('coupons as c', 'c.id', 's.coupon_id')
    .leftJoin('race_fields as f', 'f.match_id', 's.match_id')
    .leftJoin('results as r', (join) => {
      join.on('r.match_id', 's.match_id').andOn('r.revision', 's.result_revision')
    })
    .whereIn('s.coupon_id', [...couponIds])
    .orderBy([{ column: 's.coupon_id' }, { column: 's.position' }])
    .select({
      couponId: 's.coupon_id',
      position: 's.position',
      matchId: 's.match_id',
      home: 's.home',
      away: 's.away',
      startsAt: 's.starts_at',
      fieldKind: 'f.kind',
      sportId: 'm.sport_id',
      tournamentId: 'm.tournament_id',
      tournamentName: 't.name',
      marketTypeId: 's.market_type_id',
      specifier: 's.specifier',
      outcomeKey: 's.outcome_key',
      outcomeName: 's.outcome_name',
      deductionPercent: 's.deduction_percent',
      oddsMilli: 's.odds_milli',
      priceKind: 's.price_kind',
      startingPriceMilli: 's.starting_price_milli',
      places: 's.places',
      placeDivisor: 's.place_divisor',
      placeResult: 's.place_result',
      isBanker: 's.is_banker',
      isManual: 's.is_manual',
      result: 's.result',
      resultRevision: 's.result_revision',
      facts: 'r.facts',
      siteId: 'c.site_id',
    })
  const comparedBy = await comparedNames(rows)
  return rows.map((row) => ({ ...row, compared: comparedBy(row) }))
}

/** `language` is for the tournament's name; without it the plain name. */
export function selectionView(row: SelectionRow, language?: string): CouponSelectionView {
  const { couponId: _coupon, tournamentId: _tournament, isManual: _manual, ...shown } = row
  const { facts: _facts, siteId: _site, fieldKind, outcomeName, compared, ...more } = shown
  const { deductionPercent, priceKind, startingPriceMilli, ...rest } = more
  const { places, placeDivisor: divisor, placeResult: result, ...view } = rest
  const facts = factsOf(row)
  return {
    ...view,
    ...(outcomeName !== null && { outcomeName }),
    ...(compared && { compared }),
    ...(deductionPercent > 0 && { deductionPercent }),
    ...(priceKind && { priceKind }),
    ...(startingPriceMilli !== null && { startingPriceMilli }),
    ...(places !== null && divisor !== null && { eachWay: { places, divisor, result } }),
    tournamentName: tournamentName(row, language),
    isRace: fieldKind !== null,
    isBanker: Boolean(row.isBanker),
    score: facts && matchScore(row.sportId, facts),
  }
}

/** Adds the reason for the selection's result. */
export function detailView(row: SelectionRow, language?: string): CouponDetailSelection {
  return {
    ...selectionView(row, language),
    isManual: Boolean(row.isManual),
    mayBeDeadHeat: allowsDeadHeat(row.marketTypeId),
    explain: explanationOf(row),
  }
}

function tournamentName(row: SelectionRow, language: string | undefined): string {
  const label = language === undefined ? undefined : labels.tournaments.get(row.tournamentId)
  return label && language !== undefined ? nameIn(label, language) : row.tournamentName
}

function explanationOf(row: SelectionRow): SelectionExplanation | null {
  const facts = factsOf(row)
  if (!facts || row.resultRevision === null || row.isManual) return null
  return { revision: row.resultRevision, ...explainResult(row, [row.outcomeKey], facts) }
}

function factsOf({ facts, siteId }: SelectionRow): MatchFacts | null {
  return facts === null ? null : factsOfBrand(JSON.parse(facts), Number(siteId))
}
