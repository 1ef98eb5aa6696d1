/** Bets on a runner of a race to win or to be placed (rules 19.7): dead heats share, and a runner that does not run is void. */
import type { Rule } from '../../model/market_type.ts'
import { runnerOf } from '../../model/runner_key.ts'
import type { BetCondition, PlaceBet, WinBet } from '../../racing/racing_bet.ts'
import { ON_THE_DAY, raceRule } from '../shared/race_rule.ts'

/** The rule of markets whose outcomes are runners, each settled as a bet on the runner. */
const ofRunners = (key: string, betOn: (runner: number) => WinBet | PlaceBet): Rule =>
  raceRule(
    key,
    (outcomeKey) => {
      const runner = runnerOf(outcomeKey)
      return runner === null ? null : betOn(runner)
    },
    { keysAre: 'runners' }
  )

export const raceWinner = ofRunners('raceWinner', (runner) => ({
  ...ON_THE_DAY,
  type: 'winner',
  runner,
}))

/** Sold long before the race: a runner that does not run loses, or with a run returns the stake; neither has deductions. */
const antePost = (key: string, condition: BetCondition): Rule =>
  ofRunners(key, (runner) => ({ ...ON_THE_DAY, condition, type: 'winner', runner }))

export const antePostWinner = antePost('antePostWinner', 'antePost')
export const withARunWinner = antePost('withARunWinner', 'nonRunnerNoBet')

/** Whoever has the shortest starting price: open until every runner that ran has one. */
export const raceFavourite = raceRule('raceFavourite', () => ({ ...ON_THE_DAY, type: 'favourite' }))

/** Among the first `places`. */
export const racePlaces = (places: number): Rule =>
  ofRunners('racePlaces', (runner) => ({ ...ON_THE_DAY, type: 'place', runner, places }))
