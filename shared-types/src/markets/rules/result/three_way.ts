/** 1X2: the side ahead, or the draw (rules 3.4). */
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { sideOf } from '../shared/side.ts'

export const threeWay = scoreRule('threeWay', ({ key, score }) => won(key === sideOf(score)))
