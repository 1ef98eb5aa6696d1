/** What decides bets on races beside the results of their outcomes: who is placed, and what withdrawals take off (rules 19.5, 19.8). */
import db from '@adonisjs/lucid/services/db'
import { factsOfBrand } from '@grandstand/shared-types/markets/facts/facts_of_brand'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import {
  deductionSteps,
  type DeductionStep,
} from '@grandstand/shared-types/markets/racing/deduction_steps'
import {
  placedRunners,
  type PlacedRunners,
} from '@grandstand/shared-types/markets/racing/placed_runners'
import { FAVOURITE_KEY } from '@grandstand/shared-types/markets/model/favourite_market'
import { favouritesOf } from '@grandstand/shared-types/markets/racing/favourite'
import { startingPrice } from '@grandstand/shared-types/markets/racing/price'
import { raceOf } from '@grandstand/shared-types/markets/racing/race_of'
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import type { RaceResult } from '@grandstand/shared-types/racing/finish/race_result'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { Trx } from '#core/database/transactions'
import { loadFields } from '#catalogue/racing/field_rows'

export interface RaceInForce {
  /** None where nothing is taken off. */
  steps: readonly DeductionStep[]
  /** By the key of the outcome, the number of a runner or the favourite, as far as they are known. */
  startingPrices: ReadonlyMap<string, number>
  /** Null while no order of finish is known. */
  placed: readonly PlacedRunners[] | null
  /** As brands read it whose rules are not the usual ones; none where all read it alike. */
  ofBrands: readonly PlacedOfBrands[]
}

export interface PlacedOfBrands extends Pick<RaceInForce, 'placed'> {
  siteIds: readonly number[]
}

/** By match, of races alone. */
export type RacesInForce = ReadonlyMap<number, RaceInForce>

interface Row {
  id: number
  facts: string | null
}

/** By the result in force of each race; nothing is taken where no result is. */
export async function racesInForce(matchIds: readonly number[], trx?: Trx): Promise<RacesInForce> {
  const rows = await resultsOf(matchIds, trx)
  return new Map(rows.map(({ id, facts }) => [Number(id), raceOfFacts(parsed(facts))]))
}

/** As `racesInForce`, with what is taken off by the field of now where no result is: for bets that end before their race. */
export async function racesNow(matchIds: readonly number[], trx?: Trx): Promise<RacesInForce> {
  const rows = await resultsOf(matchIds, trx)
  const open = rows.filter(({ facts }) => facts === null).map(({ id }) => Number(id))
  const fields = open.length > 0 ? await loadFields(open, trx) : new Map<number, RaceField>()
  return new Map(
    rows.map(({ id, facts }) => {
      const field = fields.get(Number(id))
      return [Number(id), facts === null ? openRace(field) : raceOfFacts(parsed(facts))]
    })
  )
}

/** The races among the matches, each with its facts in force. */
async function resultsOf(matchIds: readonly number[], trx?: Trx): Promise<Row[]> {
  return (trx ?? db)
    .query<Row>()
    .from('race_fields')
    .join('matches', 'matches.id', 'race_fields.match_id')
    .leftJoin('results', (join) => {
      join.on('results.match_id', 'matches.id').andOn('results.revision', 'matches.result_revision')
    })
    .whereIn('race_fields.match_id', [...matchIds])
    .select('matches.id', 'results.facts')
}

/** By these facts; without a result nothing is decided. */
export function raceOfFacts(facts: MatchFacts | null): RaceInForce {
  const race = facts && raceOf(facts)
  if (!race) return UNDECIDED
  const ofBrands = (facts.racingOfBrands ?? []).map(({ siteIds }) => {
    const own = raceOf(factsOfBrand(facts, siteIds[0] ?? 0))
    return { siteIds, placed: own && placedRunners(own) }
  })
  return {
    steps: deductionSteps(race),
    startingPrices: startingPricesOf(race.field),
    placed: placedRunners(race),
    ofBrands,
  }
}

function startingPricesOf(field: RaceField): ReadonlyMap<string, number> {
  const known = new Map<string, number>()
  for (const { number } of field.runners) {
    const price = startingPrice({ field }, number)
    if (price !== null) known.set(String(number), price)
  }
  const favourites = favouritesOf(field)
  if (favourites) known.set(FAVOURITE_KEY, favourites.startingPriceMilli)
  return known
}

/** As the brand reads it. */
export const placedOf = ({ placed, ofBrands }: RaceInForce, siteId: number) => {
  const own = ofBrands.find(({ siteIds }) => siteIds.includes(siteId))
  return own ? own.placed : placed
}

const parsed = (facts: string | null): MatchFacts | null => facts && JSON.parse(facts)

const openRace = (field: RaceField | undefined): RaceInForce => ({
  steps: field ? deductionSteps({ field, result: NO_RESULT, rules: USUAL_RACING_RULES }) : [],
  startingPrices: field ? startingPricesOf(field) : NONE,
  placed: null,
  ofBrands: [],
})

const NONE: RaceInForce['startingPrices'] = new Map()
const UNDECIDED: RaceInForce = { steps: [], startingPrices: NONE, placed: null, ofBrands: [] }
const NO_RESULT: RaceResult = { status: 'ran', order: [] }
