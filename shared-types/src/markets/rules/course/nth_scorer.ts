/** The player who scores the nth goal that has a scorer; one who came on after it is void (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { byGoal, cameOnAfter, scoredGoals } from '../shared/goalscorers.ts'
import { needsScoreAnd } from '../shared/needs.ts'

export const nthScorer: Rule = {
  key: 'nthScorer',
  settle: (key, _, { facts, pairs }) => {
    const goals = scoredGoals(facts)
    const goal = goals?.[Number(pairs['goalnr']) - 1]
    if (cameOnAfter(key, facts, goal)) return 'void'
    return goals && byGoal(key, facts, goal)
  },
  needs: needsScoreAnd('goals', 'notPlayed', 'cameOn'),
  decidedEarly: (input) => nthScorer.settle('none', input.type, input) === 'lost',
  deadHeat: true,
}
