/** The facts of a race: its field joins what staff say of the finish, and the order must fit the field (rules 19.2). */
import type { FieldError } from '@grandstand/shared-types/core/errors'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { fieldFaults } from '@grandstand/shared-types/racing/field/field_faults'
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import { mostPlaces } from '@grandstand/shared-types/racing/terms/place_terms'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { StartingPrice } from '@grandstand/shared-types/racing/finish/race_result'
import type { DeclaredResult } from '@grandstand/shared-types/racing/finish/declarations'
import { orderFaults } from '@grandstand/shared-types/racing/finish/order_faults'
import { AppError } from '#core/errors/app_error'
import { loadFields } from '#catalogue/racing/field_rows'

/** Those that the result says stand before those of the card. */
function withStartingPrices(field: RaceField, prices: readonly StartingPrice[] = []): RaceField {
  if (prices.length === 0) return field
  const said = new Map(prices.map(({ runner, oddsMilli }) => [runner, oddsMilli]))
  return {
    ...field,
    runners: field.runners.map((runner) => {
      const startingPriceMilli = said.get(runner.number) ?? runner.startingPriceMilli
      return startingPriceMilli === undefined ? runner : { ...runner, startingPriceMilli }
    }),
  }
}

/** The facts with the field of now, which they keep; those of a match that is no race stay as they are. */
export function withField(facts: MatchFacts, field: RaceField | undefined): MatchFacts {
  const { field: _sent, ...said } = facts
  return field ? { ...said, field: withStartingPrices(field, said.race?.startingPrices) } : said
}

/**
 * With the order that is entered behind those that were declared before it (rules 19.3), unless it is the last of them once more.
 * Facts that name no stage stay as they are. `before`: those in force, as they are stored.
 */
export function withDeclared(facts: MatchFacts, before: string | null): MatchFacts {
  if (!facts.race) return facts
  const { declared: _sent, ...race } = facts.race
  const { stage, order } = race
  if (stage === undefined) return { ...facts, race }
  const inForce: MatchFacts | null = before && JSON.parse(before)
  const earlier = inForce?.race?.declared ?? []
  const isAgain = isSameOrder(earlier.at(-1), { stage, order })
  const declared = isAgain ? earlier : lastOfEachStage([...earlier, { stage, order }])
  return { ...facts, race: { ...race, declared } }
}

/** The others can never count. */
const lastOfEachStage = (declared: readonly DeclaredResult[]): DeclaredResult[] =>
  declared.filter((one) => one === declared.findLast(({ stage }) => stage === one.stage))

const isSameOrder = (one: DeclaredResult | undefined, other: DeclaredResult): boolean =>
  one !== undefined && canonical(one) === canonical(other)

/** Whatever the order of the runners and of the names in it. */
const canonical = ({ stage, order }: DeclaredResult): string =>
  JSON.stringify([
    stage,
    order
      .map(({ runner, outcome, finishingPosition, laps }) => [
        runner,
        outcome,
        finishingPosition ?? null,
        laps ?? null,
      ])
      .sort(([a], [b]) => Number(a) - Number(b)),
  ])

/** As `withField`, reading the field. */
export async function withFieldOf(matchId: number, facts: MatchFacts): Promise<MatchFacts> {
  return withField(facts, (await loadFields([matchId])).get(matchId))
}

/**
 * Throws 422 `raceField` [reason, number of the runner], or `orderOfFinish` [reason, number of the runner, or the position where
 * the fault is of none], with a field for each fault. Facts of a match that is no race pass. `placesSold`: the most places among the
 * markets of the race to be placed.
 */
export function assertRace({ race, field }: MatchFacts, placesSold = 0): void {
  if (!field) return
  assertField(field)
  if (race?.status !== 'ran') return
  const places = Math.max(placesSold, mostPlaces(USUAL_RACING_RULES.placeTerms, field))
  const faults = orderFaults(field, race.order, places)
  refuse(
    faults.map(({ reason, runner, finishingPosition }) => ({
      field: 'facts.race.order',
      key: 'orderOfFinish',
      params: [reason, runner ?? finishingPosition ?? 1],
    }))
  )
}

/** Throws 422 `raceField` [reason, number of the runner], with a field for each fault. */
export function assertField(field: RaceField): void {
  refuse(
    fieldFaults(field).map(({ reason, runner }) => ({
      field: 'runners',
      key: 'raceField',
      params: [reason, runner],
    }))
  )
}

function refuse(fields: FieldError[]): void {
  const [first] = fields
  if (first) throw new AppError(first.key, { params: first.params, fields })
}
