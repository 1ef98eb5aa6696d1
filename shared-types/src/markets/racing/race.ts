/** A race with its result, as bets on it are settled. */
import { finishOf, type Finish } from '../../racing/finish/order.ts'
import type { RaceResult } from '../../racing/finish/race_result.ts'
import type { RaceField } from '../../racing/field/runner.ts'
import type { RacingRules } from '../../racing/terms/racing_rules.ts'

export interface Race {
  field: RaceField
  result: RaceResult
  /** The rules in force when the race was run. */
  rules: RacingRules
}

export const raceFinish = ({ result }: Race): Finish => finishOf(result.order)

/** Whether the race came to a result: it ran, over as many laps as the rules ask for (rules 19.10). */
export function isDecided({ result, rules }: Race): boolean {
  if (result.status !== 'ran') return false
  const { lapsRun, lapsPlanned = 0 } = result
  if (lapsRun === undefined) return true
  const { leastLaps, leastPercent } = rules.shortenedRace
  return (
    lapsRun >= Math.min(leastLaps, lapsPlanned || leastLaps) &&
    lapsRun * 100 >= lapsPlanned * leastPercent
  )
}
