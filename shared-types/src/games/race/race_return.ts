/** The exact returns of a race: of each kind of bet the lowest and the highest of all runners. */
import { fraction, plus, ppmOf, times, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import { boundsByKind, returnOf } from '../odds.ts'
import { forecastWorth, placeChance, winWorth } from './chances.ts'
import type { RaceRules } from './field.ts'
import { oddsOfStrengths } from './race_odds.ts'
import { eachWayPlace } from './race_parts.ts'

/** The returns of a race by kind of bet. */
export function computeRaceReturns(rules: RaceRules): KindReturn[] {
  const { strengths, places, placeDivisor } = rules
  const odds = oddsOfStrengths(rules)
  const runners = [...strengths.keys()]
  return boundsByKind(
    runners.flatMap((runner) => {
      const won = winWorth(strengths, runner)
      const placed = placeChance(strengths, runner, places)
      const win = odds.win[runner] ?? 0
      const bothMilli = plus(
        times(won, fraction(win, 1000)),
        times(placed, eachWayPlace(win, placeDivisor))
      )
      return [
        { kind: 'win', returnPpm: returnOf(won, win) },
        { kind: 'place', returnPpm: returnOf(placed, odds.place[runner] ?? 0) },
        { kind: 'eachWay', returnPpm: ppmOf(half(bothMilli)) },
        ...runners
          .filter((second) => second !== runner)
          .map((second) => ({
            kind: 'forecast',
            returnPpm: returnOf(
              forecastWorth(strengths, runner, second),
              odds.forecast[runner]?.[second] ?? 0
            ),
          })),
      ]
    })
  )
}

const half = (whole: Fraction): Fraction => times(whole, fraction(1, 2))
