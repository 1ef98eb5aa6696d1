/** Over/under; a quarter line is two half stakes (rules 3.4). */
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { parseQuarters } from '../../model/specifier.ts'
import { byMargin } from '../../model/by_margin.ts'
import { scoreRule, type Scored } from '../shared/score_rule.ts'

/** The count less the line, in quarters; null without a line. The line comes from the rule or from the specifier. */
export function marginOf({ count, part, input }: Scored): number | null {
  const line = part.lineQuarters ?? parseQuarters(input.pairs['total'] ?? '')
  return line === null ? null : count * 4 - line
}

export const total = scoreRule('total', (scored): OutcomeResult | null => {
  const margin = marginOf(scored)
  return margin === null ? null : byMargin(scored.key === 'over' ? margin : -margin)
})
