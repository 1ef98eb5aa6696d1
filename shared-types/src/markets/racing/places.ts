/** Bets on the first places: winner, each way, place, forecast, tricast, quinella (rules 19.5, 19.6, 19.7). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { numbersOf } from '../../racing/field/field.ts'
import { raceFinish, type Race } from './race.ts'
import { orderShare, placeShare, resultOfShare } from './share.ts'

/** The result of a runner among the first `places`, dead heats included. */
export const settlePlace = (race: Race, runner: number, places: number): OutcomeResult =>
  resultOfShare(placeShare(raceFinish(race), numbersOf(race.field, runner), places))

/** The result of the first runners in this order; void when fewer have finished than the bet names. */
export function settleInOrder(race: Race, runners: readonly number[]): OutcomeResult {
  const share = orderShare(raceFinish(race), entriesOf(race, runners))
  return share ? resultOfShare(share) : 'void'
}

/** The result of the first two in either order; void when fewer have finished. */
export function settleQuinella(race: Race, [a, b]: readonly [number, number]): OutcomeResult {
  const finish = raceFinish(race)
  const first = orderShare(finish, entriesOf(race, [a, b]))
  const second = orderShare(finish, entriesOf(race, [b, a]))
  if (!first || !second) return 'void'
  // both have the denominator of the finish
  return resultOfShare({ won: first.won + second.won, of: first.of })
}

const entriesOf = ({ field }: Race, runners: readonly number[]): number[][] =>
  runners.map((runner) => numbersOf(field, runner))
