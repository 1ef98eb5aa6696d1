/** The winner of a race with a field of runners (rules 19.7): dead heats share, and a runner that does not run is void. */
import type { Rule } from '../../model/market_type.ts'
import { runnerOf } from '../../model/runner_key.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { raceOf } from '../../racing/race_of.ts'
import type { WinBet } from '../../racing/racing_bet.ts'
import { settleRacingBet } from '../../racing/settle_racing_bet.ts'
import { isNeverEarly } from '../shared/early.ts'

/** Of a market's outcome, whose result depends neither on the price of a bet nor on its time. */
const ON_THE_DAY = {
  type: 'winner',
  condition: 'dayOfRace',
  placedAt: 0,
  price: { kind: 'fixed', oddsMilli: 1001 },
} as const satisfies Omit<WinBet, 'runner'>

export const raceWinner: Rule = {
  key: 'raceWinner',
  settle(key, _part, { facts }) {
    const race = raceOf(facts)
    const runner = runnerOf(key)
    const isInField = race?.field.runners.some(({ number }) => number === runner)
    if (!race || runner === null || !isInField) return null
    return settleRacingBet(race, { ...ON_THE_DAY, runner }).result
  },
  needs: () => ['race', 'field'],
  decidedEarly: isNeverEarly,
  deadHeat: true,
  keysAre: 'runners',
  voidReason: VOID_REASONS.missingGoalscorer,
}
