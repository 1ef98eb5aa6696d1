/**
 * Racing: the lower finishing position wins; 0 is a racer who did not finish. If neither finished, more laps win. Equal
 * or unknown laps are a draw, which returns the stake in a market without the draw.
 */
import type { MatchFacts, Score } from '../../model/match_facts.ts'
import { isNeverEarly } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { sideOf } from '../shared/side.ts'
import { settleWinner } from './winner.ts'

export const headToHead = scoreRule(
  'headToHead',
  ({ key, score, input, listed }) => {
    const ahead = asScore(score, input.facts)
    return listed.includes('X') ? won(key === sideOf(ahead)) : settleWinner(key, ahead)
  },
  { needs: needsScoreAnd('laps'), decidedEarly: isNeverEarly, deadHeat: true }
)

/** Two finishing positions as a score, in which the better racer has more. */
function asScore([home, away]: Score, { laps = [0, 0] }: MatchFacts): Score {
  if (home > 0 && away > 0) return [away, home]
  return home > 0 || away > 0 ? [home, away] : laps
}
