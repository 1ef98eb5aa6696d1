/** Two-way markets on the winner: a level score returns the stake (rules 3.4). */
import type { Score } from '../../model/match_facts.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const settleWinner = (key: string, [home, away]: Score): OutcomeResult =>
  home === away ? 'void' : won(key === (home > away ? 'home' : 'away'))

export const winner = scoreRule('winner', ({ key, score }) => settleWinner(key, score))
