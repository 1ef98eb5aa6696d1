/** Half time / full time: both parts must be right (rules 3.4). */
import { isSameInEveryFuture } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { won } from '../shared/result.ts'
import { sideOf } from '../shared/side.ts'
import type { Score } from '../../model/match_facts.ts'
import type { Rule } from '../../model/market_type.ts'

/** A rule whose outcome follows from the score at half time and the score of the basis. */
export function halvesRule(key: string, nameOf: (half: Score, full: Score) => string): Rule {
  return {
    key,
    settle: (outcomeKey, part, { read, basis }) => {
      const [half, full] = [read('firstHalf'), read(part.basis ?? basis)]
      return half && full && won(outcomeKey === nameOf(half, full))
    },
    needs: needsScoreAnd('halfTime'),
    decidedEarly: isSameInEveryFuture,
    deadHeat: false,
    alsoReads: ['firstHalf'],
  }
}

export const halfTimeFullTime = halvesRule(
  'halfTimeFullTime',
  (half, full) => `${sideOf(half)}/${sideOf(full)}`
)
