/** Draw no bet: a draw returns the stake (rules 3.4). */
import { scoreRule } from '../shared/score_rule.ts'
import { settleWinner } from './winner.ts'

export const drawNoBet = scoreRule('drawNoBet', ({ key, score }) => settleWinner(key, score))
