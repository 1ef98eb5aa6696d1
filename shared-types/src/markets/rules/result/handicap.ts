/** Asian handicap, and two-way handicaps of other sports; the line is home's (rules 3.4). */
import { parseQuarters } from '../../model/specifier.ts'
import { byMargin } from '../../model/by_margin.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const handicap = scoreRule('handicap', ({ key, score: [home, away], input }) => {
  const lineQuarters = parseQuarters(input.pairs['hcp'] ?? '')
  if (lineQuarters === null) return null
  const margin = (home - away) * 4 + lineQuarters
  return byMargin(key === 'home' ? margin : -margin)
})
