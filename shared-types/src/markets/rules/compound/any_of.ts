/** `yes` when at least one condition holds. A condition that names no outcome key takes the key of the outcome. */
import type { Rule } from '../../model/market_type.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { isSameInEveryFuture } from '../shared/early.ts'
import { needsOfParts } from '../shared/needs.ts'
import { named } from '../shared/together.ts'

export const anyOf: Rule = {
  key: 'anyOf',
  settle: (key, _, input) => {
    const parts = input.type.parts ?? []
    const any = oneOf(parts.map((part) => part.rule.settle(part.key ?? key, part, input)))
    return parts.some((part) => part.key !== undefined) ? named(key, any) : any
  },
  needs: needsOfParts,
  decidedEarly: isSameInEveryFuture,
  deadHeat: false,
}

function oneOf(results: readonly (OutcomeResult | null)[]): OutcomeResult | null {
  if (results.includes('won')) return 'won'
  if (results.includes(null)) return null
  return results.includes('void') ? 'void' : 'lost'
}
