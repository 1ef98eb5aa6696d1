/** Results that each brand reads by its own rules: of games that a mercy rule ended (rules 3.6), and of races (rules 19). */
import db from '@adonisjs/lucid/services/db'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { factsOfBrand } from '@grandstand/shared-types/markets/facts/facts_of_brand'
import type { MatchFacts, RacingOfBrands } from '@grandstand/shared-types/markets/model/match_facts'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { isUsualRacing } from '@grandstand/shared-types/racing/terms/racing_rules'
import { STAFF } from '#catalogue/actions/store_results'
import type { RacesInForce } from '#catalogue/racing/races_in_force'
import type { Trx } from '#core/database/transactions'
import { matchFeed, type MatchFeed } from '#settlement/feed/match_feed'
import {
  marketsInForce,
  type MatchInForce,
  type ResultInForce,
} from '#settlement/outcomes/in_force'
import { knownSites } from '#sites/current_site'

/** The facts with the brands that read them by rules of their own, which are those of now. */
export async function withBrands(facts: MatchFacts): Promise<MatchFacts> {
  const { mercyScoreBrands: _ofMercy, racingOfBrands: _ofRaces, ...said } = facts
  if (said.race) return { ...said, ...(await racingOfBrands()) }
  if (said.mercyPolicy !== 'brand') return said
  const brands = (await knownSites()).filter(({ settings }) => settings.mercyRule === 'score')
  return { ...said, mercyScoreBrands: brands.map(({ id }) => id).sort((a, b) => a - b) }
}

/** Nothing where every brand has the usual rules. */
async function racingOfBrands(): Promise<Pick<MatchFacts, 'racingOfBrands'>> {
  const own = (await knownSites())
    .map(({ id, settings }) => ({ id, rules: settings.racing }))
    .filter(({ rules }) => !isUsualRacing(rules))
    .sort((a, b) => a.id - b.id)
  const groups = Map.groupBy(own, ({ rules }) => JSON.stringify(rules))
  const found = [...groups.values()].flatMap((group): RacingOfBrands[] => {
    const [first] = group
    return first ? [{ siteIds: group.map(({ id }) => id), rules: first.rules }] : []
  })
  return found.length > 0 ? { racingOfBrands: found } : {}
}

/** Results that hold for the coupons of some brands alone, by outcome. */
export interface OfBrands {
  siteIds: readonly number[]
  results: ReadonlyMap<number, OutcomeResult | null>
}

/** Of the matches whose result in force is read otherwise by some brands; `races`: those among them. */
export async function resultsOfBrands(
  matchIds: readonly number[],
  races: RacesInForce,
  trx?: Trx
): Promise<readonly OfBrands[]> {
  const readByBrands = [...races].filter(([, race]) => race.ofBrands.length > 0).map(([id]) => id)
  const games: GameRow[] = await (trx ?? db)
    .query<GameRow>()
    .from('matches')
    .join('results', (join) => {
      join.on('results.match_id', 'matches.id').andOn('results.revision', 'matches.result_revision')
    })
    .whereIn('matches.id', [...matchIds])
    .where((query) => {
      query
        .where((mercy) => {
          mercy
            .where('matches.sport_id', SPORT_IDS.baseball)
            .where('results.facts', 'like', '%"mercyPolicy":"brand"%')
        })
        .orWhereIn('matches.id', readByBrands)
    })
    .select('matches.id as id', 'matches.sport_id as sportId', 'matches.status as status')
    .select('starts_at', 'facts', 'source')
  const found: OfBrands[] = []
  for (const { starts_at: startsAt, facts, source, ...game } of games) {
    const id = Number(game.id)
    const match = { ...game, id, startsAt, isTakenBack: false }
    const result = { facts: JSON.parse(facts), isByStaff: source === STAFF }
    found.push(...(await ofBrands(match, result, await matchFeed(id, trx), trx)))
  }
  return found
}

interface GameRow {
  id: number
  sportId: number
  status: string
  starts_at: number
  facts: string
  source: string
}

/** None where all brands read the result alike. */
export async function ofBrands(
  match: MatchInForce,
  { facts, isByStaff }: ResultInForce,
  feed: MatchFeed,
  trx?: Trx
): Promise<OfBrands[]> {
  const found: OfBrands[] = []
  for (const siteIds of readersOf(facts)) {
    const [siteId = 0] = siteIds
    const read = { facts: factsOfBrand(facts, siteId), isByStaff }
    const derived = await marketsInForce(match, read, feed, trx)
    const results = derived.flatMap(({ market, results: byKey }) =>
      market.outcomes.map(({ id, key }) => [id, byKey[key] ?? null] as const)
    )
    found.push({ siteIds, results: new Map(results) })
  }
  return found
}

/** Groups of brands that read the facts alike, and not as all others do. */
function readersOf({
  mercyPolicy,
  mercyScoreBrands = [],
  racingOfBrands: racing = [],
}: MatchFacts) {
  const ofMercy = mercyPolicy === 'brand' && mercyScoreBrands.length > 0 ? [mercyScoreBrands] : []
  return [...ofMercy, ...racing.map(({ siteIds }) => siteIds)]
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
