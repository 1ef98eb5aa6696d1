/**
 * Exact counts, ranges and multigoals; several keys may fit: `1-2` and `2-3` both win when the count is 2 (rules 3.4).
 */
import { fitsCount } from '../shared/counts.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const amount = scoreRule('amount', ({ key, count }) => won(fitsCount(key, count)), {
  keysAre: 'counts',
})
