/**
 * The dry run of a result, by the same functions that settle it, over the coupons of all brands: only staff of the
 * installation may ask. Only reads.
 */
import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { assertFacts, STAFF } from '#catalogue/actions/store_results'
import { loadPlacesSold } from '#catalogue/racing/places_sold'
import { raceOfFacts, type RacesInForce } from '#catalogue/racing/races_in_force'
import { withDeclared, withFieldOf } from '#catalogue/racing/race_facts'
import { resultBefore } from '#catalogue/actions/take_back_result'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { chunked } from '#core/database/transactions'
import type { Query } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import type { BrandAmount } from '#settlement/coupons/brand_effects'
import {
  FOLLOWING_STATES,
  loadCoupons,
  loadSelections,
  type CouponRow,
  type SelectionRow,
} from '#settlement/coupons/coupon_row'
import { differsInRace, dueOfRaceSql, duePlace, duePrice } from '#settlement/coupons/due_of_race'
import { awaitsPrice } from '#settlement/coupons/due_starting_price'
import { settlementOf } from '#settlement/coupons/settlement_of'
import { Tally } from '#settlement/coupons/tally'
import { PaidCoupons, type NamedOutcome } from '#settlement/queries/paid_coupons'
import { matchFeed } from '#settlement/feed/match_feed'
import { ofBrands, withBrands, type OfBrands } from '#settlement/outcomes/results_of_brands'
import { marketViews } from '#settlement/outcomes/derive'
import {
  loadMatch,
  marketsInForce,
  resultOf,
  type MatchInForce,
  type ResultInForce,
} from '#settlement/outcomes/in_force'

const COUPONS_AT_A_TIME = 1000

/** By outcome; null while the facts leave it open. */
type Results = ReadonlyMap<number, OutcomeResult | null>

export type { BrandAmount }

export interface WeighedResult {
  answer: SettlementPreview
  /** What counts against the bounds of the brands. */
  amounts: BrandAmount[]
}

/**
 * With `reader` the coupons that it would pay are named. Throws 404 `notFound` for an unknown match, 422 as `assertFacts`, and 409 `resultRevisionConflict` when the present
 * revision is not `basedOnRevision`.
 */
export async function previewResult(
  matchId: number,
  said: MatchFacts,
  { basedOnRevision, reader }: { basedOnRevision?: number; reader?: Principal } = {}
): Promise<WeighedResult> {
  const match = await loadMatch(matchId)
  const inForce = match.revision
  const before = await resultOf(matchId, inForce)
  const whole = await withFieldOf(matchId, await withBrands(said))
  const facts = withDeclared(whole, before && JSON.stringify(before.facts))
  const placesSold = facts.field && (await loadPlacesSold([matchId])).get(matchId)
  assertFacts(match.sportId, facts, placesSold)
  if (basedOnRevision !== undefined && basedOnRevision !== inForce) {
    throw new AppError('resultRevisionConflict', { params: [inForce] })
  }
  return preview(match, { facts, isByStaff: true }, reader)
}

/** The effect of taking the result in force back. Throws as `resultBefore` does. */
export async function previewUndo(
  matchId: number,
  basedOnRevision: number
): Promise<WeighedResult> {
  const match = await loadMatch(matchId)
  const { facts, source, matchStatus } = await resultBefore(
    db.connection(),
    matchId,
    basedOnRevision
  )
  return preview(
    { ...match, status: matchStatus, isTakenBack: facts === null },
    facts && { facts, isByStaff: source === STAFF }
  )
}

async function preview(
  match: MatchInForce & { revision: number },
  result: ResultInForce | null,
  reader?: Principal
): Promise<WeighedResult> {
  const feed = await matchFeed(match.id)
  const derived = await marketsInForce(match, result, feed)
  const results = new Map<number, OutcomeResult | null>()
  const outcomes = new Map<number, NamedOutcome>()
  for (const { market, results: byKey } of derived) {
    for (const { id, key } of market.outcomes) {
      results.set(id, byKey[key] ?? null)
      outcomes.set(id, { typeId: market.typeId, specifier: market.specifier, key })
    }
  }
  const races = new Map([[match.id, raceOfFacts(result?.facts ?? null)]])
  const brands = result ? await ofBrands(match, result, feed) : []
  const paid = reader && new PaidCoupons(reader, outcomes)
  const tally = await tallyOf({ results, brands, races }, paid)
  const answer = {
    matchId: match.id,
    revision: match.revision,
    dryRun: true,
    markets: marketViews(derived),
    ...tally.view(),
    ...(paid && { paid: await paid.rows() }),
  }
  return { answer, amounts: tally.brands.amounts() }
}

/** What is due to the selections on the match. */
interface Due {
  results: Results
  /** None where all brands read the result alike. */
  brands: readonly OfBrands[]
  races: RacesInForce
}

function dueResult({ results, brands }: Due, siteId: number, outcomeId: number) {
  const own = brands.find(({ siteIds }) => siteIds.includes(siteId))
  return (own?.results ?? results).get(outcomeId)
}

async function tallyOf(due: Due, paid?: PaidCoupons): Promise<Tally> {
  const tally = new Tally()
  const now = clock.now()
  for (const ids of chunked(await couponsTouched(due), COUPONS_AT_A_TIME)) {
    const coupons = await loadCoupons(ids)
    const selections = await loadSelections(ids)
    const after = new Map<number, SelectionRow[]>()
    let changedCount = 0
    const settlements = coupons.map((coupon) => {
      const own = (selections.get(coupon.id) ?? []).map((selection) => {
        const result = dueResult(due, Number(coupon.site_id), selection.outcome_id)
        if (result === undefined || selection.is_manual) return selection
        const next = inRace({ ...selection, result }, coupon, due.races)
        if (isSame(selection, next)) return selection
        changedCount++
        return next
      })
      after.set(coupon.id, own)
      return settlementOf(coupon, own, now)
    })
    tally.add(changedCount, settlements)
    paid?.add(settlements, after)
  }
  return tally
}

/** The selection with what is due to it beside its result. */
function inRace(
  selection: SelectionRow,
  { site_id: siteId, placed_at: placedAt }: CouponRow,
  races: RacesInForce
): SelectionRow {
  const placed = { ...selection, place_result: duePlace(selection, Number(siteId), races) }
  const due = awaitsPrice(placed, races) ? { ...placed, result: null, place_result: null } : placed
  return { ...due, ...duePrice(due, placedAt, races) }
}

const isSame = (a: SelectionRow, b: SelectionRow): boolean =>
  a.result === b.result &&
  a.place_result === b.place_result &&
  a.deduction_percent === b.deduction_percent &&
  a.starting_price_milli === b.starting_price_milli

/** Coupons with a selection whose result, that of its place part, or the deduction from it would change. */
async function couponsTouched({ results, brands, races }: Due): Promise<number[]> {
  const siteIds = brands.flatMap((own) => own.siteIds)
  const ids = await couponsOn(results, races, (query) => query.whereNotIn('c.site_id', siteIds))
  for (const own of brands) {
    const isOwn = (query: Query) => query.whereIn('c.site_id', [...own.siteIds])
    ids.push(...(await couponsOn(own.results, races, isOwn)))
  }
  return ids.sort((a, b) => a - b)
}

async function couponsOn(
  results: Results,
  races: RacesInForce,
  ofBrand: (query: Query) => Query
): Promise<number[]> {
  const ids = new Set<number>()
  const byResult = Map.groupBy(results.keys(), (id) => results.get(id) ?? null)
  for (const [result, outcomeIds] of byResult) {
    const due = {
      selection: 's',
      result: `'${result ?? ''}'`,
      placedAt: 'c.placed_at',
      site: 'c.site_id',
    }
    const priced = dueOfRaceSql(due, races)
    const query = db
      .query<{ id: number }>()
      .from('coupon_selections as s')
      .join('coupons as c', 'c.id', 's.coupon_id')
      .whereIn('s.outcome_id', outcomeIds)
      .where('s.is_manual', 0)
      .whereRaw(
        `(coalesce(s.result, '') <> coalesce(${priced}, '') or ${differsInRace(due, races)})`
      )
      .whereIn('c.state', [...FOLLOWING_STATES])
      .distinct('s.coupon_id as id')
    for (const { id } of await ofBrand(query)) ids.add(Number(id))
  }
  return [...ids]
}
