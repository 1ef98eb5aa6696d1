/** Bets on a runner by a fact beside the order: fastest lap, pole, first retirement (rules 19.7, 19.10). */
import type { Rule } from '../../model/market_type.ts'
import { runnerOf } from '../../model/runner_key.ts'
import { ON_THE_DAY, raceRule, STANDS } from '../shared/race_rule.ts'

/** The outcome that no runner retires. */
export const NOBODY = 'none'

const ofLap = (key: string, type: 'fastestLap' | 'pole', more: Partial<Rule> = {}): Rule =>
  raceRule(
    key,
    (outcomeKey) => {
      const runner = runnerOf(outcomeKey)
      return runner === null ? null : { ...ON_THE_DAY, type, runner }
    },
    { keysAre: 'runners', ...more }
  )

export const fastestLap = ofLap('fastestLap', 'fastestLap')
export const pole = ofLap('pole', 'pole', STANDS)

/** Its markets list that nobody retires, so such a race loses the bets on runners. */
export const firstRetirement = raceRule(
  'firstRetirement',
  (outcomeKey) => {
    const runner = runnerOf(outcomeKey)
    if (runner === null && outcomeKey !== NOBODY) return null
    return { ...ON_THE_DAY, type: 'firstRetirement', runner, isNoneListed: true }
  },
  { keysAre: 'runners', ...STANDS }
)
