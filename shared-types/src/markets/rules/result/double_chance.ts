/** 1X, 12, X2: an outcome wins when either of its parts does (rules 3.4). */
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { sideOf } from '../shared/side.ts'

export const doubleChance = scoreRule('doubleChance', ({ key, score }) =>
  won(key.includes(sideOf(score)))
)
