/** A bet on the favourite, whoever it is (rules 19.7). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { isRunning, numbersOf } from '../../racing/field/field.ts'
import type { RaceField } from '../../racing/field/runner.ts'
import { raceFinish, type Race } from './race.ts'
import { placeShare, resultOfShare } from './share.ts'

export interface Favourites {
  /** One number of each entry with the shortest price. */
  numbers: readonly number[]
  startingPriceMilli: number
}

/** Those with the shortest starting price; null while a runner has none. */
export function favouritesOf(field: RaceField): Favourites | null {
  const running = field.runners.filter(isRunning)
  const prices = running.flatMap(({ startingPriceMilli }) => startingPriceMilli ?? [])
  if (prices.length < running.length || running.length === 0) return null
  const shortest = Math.min(...prices)
  const numbers = running
    .filter(({ startingPriceMilli }) => startingPriceMilli === shortest)
    .map(({ number }) => number)
    .filter((number, index, all) => {
      const entry = numbersOf(field, number)
      return !all.slice(0, index).some((other) => entry.includes(other))
    })
  return { numbers, startingPriceMilli: shortest }
}

/** The stake is divided evenly among joint favourites, so that one of two that wins is `won 1/2`. */
export function settleFavourite(race: Race, { numbers }: Favourites): OutcomeResult {
  const finish = raceFinish(race)
  const shares = numbers.map((number) => placeShare(finish, numbersOf(race.field, number), 1))
  // all that share a win share the same dead heat
  const of = Math.max(...shares.map((share) => share.of))
  const won = shares.reduce((sum, share) => sum + (share.won * of) / share.of, 0)
  return resultOfShare({ won, of: of * numbers.length })
}
