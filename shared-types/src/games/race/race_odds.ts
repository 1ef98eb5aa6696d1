/** The odds of a race, from the exact chances and the stated return. */
import { oddsMilliOf } from '../odds.ts'
import { forecastWorth, placeChance, winWorth } from './chances.ts'
import { fieldOf, type RaceRules } from './field.ts'

/** Odds in thousandths, by the place of the runner in a list. */
export interface RaceOdds {
  win: number[]
  place: number[]
  /** By the first, then by the second; 0 for a runner with itself. */
  forecast: number[][]
}

/** What win, place and forecast return, in millionths: a margin of ten percent. */
export const RACE_RETURN_PPM = 900_000

const known = new Map<RaceRules, RaceOdds>()

/** The odds of a race; the first runner is number 1. */
export function oddsOfRound(rules: RaceRules, round: number): RaceOdds {
  const { win, place, forecast } = oddsOfStrengths(rules)
  const field = fieldOf(rules, round)
  return {
    win: field.map((runner) => win[runner] ?? 0),
    place: field.map((runner) => place[runner] ?? 0),
    forecast: field.map((first) => field.map((second) => forecast[first]?.[second] ?? 0)),
  }
}

/** The odds of the runners in the order of the strengths of the rules. */
export function oddsOfStrengths(rules: RaceRules): RaceOdds {
  const odds = known.get(rules) ?? computeOdds(rules)
  known.set(rules, odds)
  return odds
}

function computeOdds({ strengths, places }: RaceRules): RaceOdds {
  const runners = [...strengths.keys()]
  return {
    win: runners.map((runner) => oddsMilliOf(winWorth(strengths, runner), RACE_RETURN_PPM)),
    place: runners.map((runner) =>
      oddsMilliOf(placeChance(strengths, runner, places), RACE_RETURN_PPM)
    ),
    forecast: runners.map((first) =>
      runners.map((second) =>
        first === second ? 0 : oddsMilliOf(forecastWorth(strengths, first, second), RACE_RETURN_PPM)
      )
    ),
  }
}
