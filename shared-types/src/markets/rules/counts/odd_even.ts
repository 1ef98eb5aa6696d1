/** Parity of the total, or of one side; 0 is even (rules 3.4). */
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const oddEven = scoreRule('oddEven', ({ key, count }) =>
  won(key === (count % 2 === 0 ? 'even' : 'odd'))
)
