/** The player who scores the nth goal that has a scorer (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { byGoal, scoredGoals } from '../shared/goalscorers.ts'
import { needsScoreAnd } from '../shared/needs.ts'

export const nthScorer: Rule = {
  key: 'nthScorer',
  settle: (key, _, { facts, pairs }) => {
    const goals = scoredGoals(facts)
    return goals && byGoal(key, facts, goals[Number(pairs['goalnr']) - 1])
  },
  needs: needsScoreAnd('goals', 'notPlayed'),
  decidedEarly: (input) => nthScorer.settle('none', input.type, input) === 'lost',
  deadHeat: true,
}
