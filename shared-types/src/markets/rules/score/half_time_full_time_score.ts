/** Exact scores at half time and at full time: `1:0 2:1`, `1:0 4+`, `4+ 4+` (rules 3.4). */
import type { Score } from '../../model/match_facts.ts'
import { halvesRule } from './half_time_full_time.ts'

/** A score with this many goals or more has no key of its own. */
const MANY_GOALS = 4

const nameOf = ([home, away]: Score): string =>
  home + away >= MANY_GOALS ? '4+' : `${home}:${away}`

export const halfTimeFullTimeScore = halvesRule(
  'halfTimeFullTimeScore',
  (half, full) => `${nameOf(half)} ${nameOf(full)}`
)
