/** The player who scores the last goal that has a scorer (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isNeverEarly } from '../shared/early.ts'
import { byGoal, scoredGoals } from '../shared/goalscorers.ts'
import { needsScoreAnd } from '../shared/needs.ts'

export const lastScorer: Rule = {
  key: 'lastScorer',
  settle: (key, _, { facts }) => {
    const goals = scoredGoals(facts)
    return goals && byGoal(key, facts, goals.at(-1))
  },
  needs: needsScoreAnd('goals', 'notPlayed'),
  decidedEarly: isNeverEarly,
  deadHeat: true,
}
