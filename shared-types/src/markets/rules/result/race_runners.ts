/** Bets on a runner of a race to win or to be placed (rules 19.7): dead heats share, and a runner that does not run is void. */
import type { OutcomeResult } from '../../model/outcome_result.ts'
import type { Rule } from '../../model/market_type.ts'
import { runnerOf } from '../../model/runner_key.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { raceOf } from '../../racing/race_of.ts'
import type { PlaceBet, WinBet } from '../../racing/racing_bet.ts'
import { settleRacingBet } from '../../racing/settle_racing_bet.ts'
import { isNeverEarly } from '../shared/early.ts'

/** Of a market's outcome, whose result depends neither on the price of a bet nor on its time. */
const ON_THE_DAY = {
  condition: 'dayOfRace',
  placedAt: 0,
  price: { kind: 'fixed', oddsMilli: 1001 },
} as const

type BetOn = (runner: number) => WinBet | PlaceBet

/** The rule of markets whose outcomes are runners, each settled as a bet on the runner. */
const ofRunners = (key: string, betOn: BetOn): Rule => ({
  key,
  settle(outcomeKey, _part, { facts }): OutcomeResult | null {
    const race = raceOf(facts)
    const runner = runnerOf(outcomeKey)
    const isInField = race?.field.runners.some(({ number }) => number === runner)
    if (!race || runner === null || !isInField) return null
    return settleRacingBet(race, betOn(runner)).result
  },
  needs: () => ['race', 'field'],
  decidedEarly: isNeverEarly,
  deadHeat: true,
  keysAre: 'runners',
  voidReason: VOID_REASONS.missingGoalscorer,
})

export const raceWinner = ofRunners('raceWinner', (runner) => ({
  ...ON_THE_DAY,
  type: 'winner',
  runner,
}))

/** Among the first `places`. */
export const racePlaces = (places: number): Rule =>
  ofRunners('racePlaces', (runner) => ({ ...ON_THE_DAY, type: 'place', runner, places }))
