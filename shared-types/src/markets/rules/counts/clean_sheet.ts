/** Yes when the other side has not scored (rules 3.4). */
import { yesNo } from '../shared/result.ts'
import { countOf, scoreRule, sideOfPart } from '../shared/score_rule.ts'

export const cleanSheet = scoreRule('cleanSheet', ({ key, score, part, input }) => {
  const other = sideOfPart(part, input) === 'home' ? 'away' : 'home'
  return yesNo(key, countOf(score, other) === 0)
})
