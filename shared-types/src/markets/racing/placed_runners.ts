/** Who is placed, by the number of places that are paid: what the place parts of each-way bets are settled by (rules 19.5). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { hasRunner } from '../../racing/field/field.ts'
import { MOST_PLACES } from '../../racing/terms/place_terms.ts'
import { settlePlace } from './places.ts'
import { isDecided, type Race } from './race.ts'

/** Runners with this result where so many places are paid. */
export interface PlacedRunners {
  places: number
  result: OutcomeResult
  runners: readonly number[]
}

/** Every runner that is named for no number of places has lost there, if it ran. Null while nothing decides the race. */
export function placedRunners(race: Race): PlacedRunners[] | null {
  if (!isDecided(race) || race.result.order.length === 0) return null
  const running = race.field.runners
    .map(({ number }) => number)
    .filter((number) => hasRunner(race.field, number))
  return Array.from({ length: MOST_PLACES }, (_, index) => index + 1).flatMap((places) => {
    const byResult = Map.groupBy(running, (runner) => settlePlace(race, runner, places))
    byResult.delete('lost')
    return [...byResult].map(([result, runners]) => ({ places, result, runners }))
  })
}

/** The result of one runner where `places` are paid. */
export const placedResult = (
  placed: readonly PlacedRunners[],
  runner: number,
  places: number
): OutcomeResult =>
  placed.find((group) => group.places === places && group.runners.includes(runner))?.result ??
  'lost'
