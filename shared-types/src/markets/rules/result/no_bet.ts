/** Home or away no bet: the stake is returned when the side without an outcome wins (rules 3.4). */
import { among } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { sideOf } from '../shared/side.ts'

const KEYS = { 1: 'home', X: 'X', 2: 'away' } as const

export const noBet = scoreRule('noBet', ({ key, score, listed }) =>
  among(key, KEYS[sideOf(score)], listed)
)
