/** Yes when each side has scored (rules 3.4). */
import { yesNo } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const bothTeamsToScore = scoreRule('bothTeamsToScore', ({ key, score: [home, away] }) =>
  yesNo(key, home > 0 && away > 0)
)
