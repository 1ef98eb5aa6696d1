/**
 * Whether a set has a tie-break: its score is 7:6, or its tie-break points are known. A match tie-break does not count
 * (rules 3.4).
 */
import type { Score } from '../../model/match_facts.ts'
import type { Rule } from '../../model/market_type.ts'
import { numberedPeriods, periodNumber } from '../../scores/score_for.ts'
import { isWonOrOver } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { yesNo } from '../shared/result.ts'

export const tieBreak: Rule = {
  key: 'tieBreak',
  settle: (key, part, input) => {
    const sets = numberedPeriods(input.facts)
    const number = periodNumber(part.basis ?? input.basis, input.pairs)
    const isTieBreak = (set: Score, index: number) =>
      input.facts.tieBreaks?.[index + 1] !== undefined ||
      (Math.max(...set) === 7 && Math.min(...set) === 6)
    if (number === null) return sets.length === 0 ? null : yesNo(key, sets.some(isTieBreak))
    const set = sets[number - 1]
    return set ? yesNo(key, isTieBreak(set, number - 1)) : null
  },
  needs: needsScoreAnd('periods', 'tieBreaks'),
  decidedEarly: isWonOrOver(['yes']),
  deadHeat: false,
}
