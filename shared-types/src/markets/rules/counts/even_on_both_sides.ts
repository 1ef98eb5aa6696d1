/** Yes when both sides have an even count; 0 is even. */
import { yesNo } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const evenOnBothSides = scoreRule('evenOnBothSides', ({ key, score: [home, away] }) =>
  yesNo(key, home % 2 === 0 && away % 2 === 0)
)
