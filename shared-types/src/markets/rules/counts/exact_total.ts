/** Over, exactly, under: there is no push (rules 3.4). */
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { marginOf } from './total.ts'

export const exactTotal = scoreRule('exactTotal', (scored) => {
  const margin = marginOf(scored)
  if (margin === null) return null
  return won(scored.key === (margin === 0 ? 'exact' : margin > 0 ? 'over' : 'under'))
})
