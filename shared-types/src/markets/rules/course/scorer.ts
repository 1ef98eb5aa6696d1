/** A player who scores at least once, twice, ...; `lineQuarters` is four times the number of goals (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { playerOf } from '../../model/player_key.ts'
import { isNeverEarly } from '../shared/early.ts'
import { ofPlayer, scoredGoals } from '../shared/goalscorers.ts'
import { needsScoreAnd } from '../shared/needs.ts'

export const scorer: Rule = {
  key: 'scorer',
  settle: (key, { lineQuarters = 4 }, { facts }) => {
    const goals = scoredGoals(facts)
    const player = playerOf(key)
    if (!goals || player === null) return null
    const count = goals.filter((goal) => goal.scorerId === player).length
    return ofPlayer(key, facts, count * 4 >= lineQuarters)
  },
  needs: needsScoreAnd('goals', 'notPlayed'),
  decidedEarly: isNeverEarly,
  deadHeat: false,
  keepsWins: true,
}
