/** Games that a mercy rule ended, where each brand has its own rule for them (rules 3.6). */
import db from '@adonisjs/lucid/services/db'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { STAFF } from '#catalogue/actions/store_results'
import type { Trx } from '#core/database/transactions'
import { matchFeed, type MatchFeed } from '#settlement/feed/match_feed'
import {
  marketsInForce,
  type MatchInForce,
  type ResultInForce,
} from '#settlement/outcomes/in_force'
import { knownSites } from '#sites/current_site'

/** The facts with the brands that settle such a game on its score, by their rules of now. */
export async function withBrands(facts: MatchFacts): Promise<MatchFacts> {
  const { mercyScoreBrands: _stored, ...said } = facts
  if (said.mercyPolicy !== 'brand') return said
  const brands = (await knownSites()).filter(({ settings }) => settings.mercyRule === 'score')
  return { ...said, mercyScoreBrands: brands.map(({ id }) => id).sort((a, b) => a - b) }
}

/** Results that hold for the coupons of some brands alone, by outcome. */
export interface OfBrands {
  siteIds: readonly number[]
  results: ReadonlyMap<number, OutcomeResult | null>
}

/** Of the matches whose result in force is read otherwise by some brands. */
export async function resultsOfBrands(
  matchIds: readonly number[],
  trx?: Trx
): Promise<readonly OfBrands[]> {
  const games: GameRow[] = await (trx ?? db)
    .query<GameRow>()
    .from('matches')
    .join('results', (join) => {
      join.on('results.match_id', 'matches.id').andOn('results.revision', 'matches.result_revision')
    })
    .whereIn('matches.id', [...matchIds])
    .where('matches.sport_id', SPORT_IDS.baseball)
    .where('results.facts', 'like', '%"mercyPolicy":"brand"%')
    .select('matches.id as id', 'matches.status as status', 'starts_at', 'facts', 'source')
  const found: OfBrands[] = []
  for (const { id: key, status, starts_at: startsAt, facts, source } of games) {
    const id = Number(key)
    const match = { id, sportId: SPORT_IDS.baseball, status, startsAt, isTakenBack: false }
    const result = { facts: JSON.parse(facts), isByStaff: source === STAFF }
    const own = await ofBrands(match, result, await matchFeed(id, trx), trx)
    if (own) found.push(own)
  }
  return found
}

interface GameRow {
  id: number
  status: string
  starts_at: number
  facts: string
  source: string
}

/** Null where all brands read the result alike. */
export async function ofBrands(
  match: MatchInForce,
  { facts, isByStaff }: ResultInForce,
  feed: MatchFeed,
  trx?: Trx
): Promise<OfBrands | null> {
  const { mercyPolicy, mercyScoreBrands: siteIds = [] } = facts
  if (mercyPolicy !== 'brand' || siteIds.length === 0) return null
  const onScore = { facts: { ...facts, mercyPolicy: 'score' as const }, isByStaff }
  const derived = await marketsInForce(match, onScore, feed, trx)
  return {
    siteIds,
    results: new Map(
      derived.flatMap(({ market, results }) =>
        market.outcomes.map(({ id, key }) => [id, results[key] ?? null] as const)
      )
    ),
  }
}

/** The result of a selection as SQL: that of its outcome, or that of its brand. `site`: of its coupon. */
export function resultSql(
  { outcomeId, result, site }: { outcomeId: string; result: string; site: string },
  brands: readonly OfBrands[]
): string {
  const cases = brands.flatMap(({ siteIds, results }) =>
    [...Map.groupBy(results.keys(), (id) => results.get(id) ?? null)].map(
      ([due, ids]) =>
        `when ${site} in (${siteIds.join()}) and ${outcomeId} in (${ids.join()}) then ${due === null ? 'null' : `'${due}'`}`
    )
  )
  return cases.length === 0 ? result : `case ${cases.join(' ')} else ${result} end`
}
