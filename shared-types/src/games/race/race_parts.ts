/** What a bet on a race is paid, as multiples of its stake. */
import { fraction, NOTHING, plus, times, type Fraction } from '../fraction.ts'
import type { RaceRules } from './field.ts'
import type { RaceBet } from './race_bet.ts'
import type { RaceOdds } from './race_odds.ts'

/** Runners by number as they came in; those of one dead heat stand together. */
export type Finish = readonly (readonly number[])[]

const HALF = fraction(1, 2)

/**
 * The multiple of the stake that a bet is paid. Of a dead heat, the stake counts by the places left over the runners tied
 * (rules 3.2, 13.4). Each way is half a bet to win and half a bet for a place at a part of the odds to win.
 */
export function multipleOf(
  rules: RaceRules,
  odds: RaceOdds,
  bet: RaceBet,
  finish: Finish
): Fraction {
  const win = odds.win[bet.runner - 1] ?? 0
  const placed = shareOf(finish, bet.runner, rules.places)
  const won = shareOf(finish, bet.runner, 1)
  if (bet.kind === 'win') return times(fraction(win, 1000), won)
  if (bet.kind === 'place') return times(fraction(odds.place[bet.runner - 1] ?? 0, 1000), placed)
  if (bet.kind === 'forecast') {
    const second = bet.second ?? 0
    const forecast = odds.forecast[bet.runner - 1]?.[second - 1] ?? 0
    return times(fraction(forecast, 1000), forecastShare(finish, bet.runner, second))
  }
  const place = eachWayPlace(win, rules.placeDivisor)
  return times(HALF, plus(times(fraction(win, 1000), won), times(place, placed)))
}

/** What the place of an each-way bet pays: 1 + (odds - 1) / divisor. */
export const eachWayPlace = (winMilli: number, divisor: number): Fraction =>
  fraction(winMilli - 1000 + 1000 * divisor, 1000 * divisor)

/** The part of a stake that counts for a runner among the first `places`: all, none, or a part of a dead heat. */
export function shareOf(finish: Finish, runner: number, places: number): Fraction {
  let before = 0
  for (const tied of finish) {
    if (tied.includes(runner)) {
      const left = Math.min(Math.max(places - before, 0), tied.length)
      return fraction(left, tied.length)
    }
    before += tied.length
  }
  return NOTHING
}

/** One order of all that the finish allows counts for as much of the stake. */
function forecastShare(finish: Finish, first: number, second: number): Fraction {
  const [leaders = [], followers = []] = finish
  if (leaders.length > 1) {
    const isIn = leaders.includes(first) && leaders.includes(second)
    return isIn ? fraction(1, leaders.length * (leaders.length - 1)) : NOTHING
  }
  const isIn = leaders.includes(first) && followers.includes(second)
  return isIn ? fraction(1, followers.length) : NOTHING
}
