/** `yes` when every condition holds (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isSameInEveryFuture } from '../shared/early.ts'
import { needsOfParts } from '../shared/needs.ts'
import { named, together } from '../shared/together.ts'

export const allOf: Rule = {
  key: 'allOf',
  settle: (key, _, input) => {
    const parts = input.type.parts ?? []
    return named(key, together(parts.map((part) => part.rule.settle(part.key ?? key, part, input))))
  },
  needs: needsOfParts,
  decidedEarly: isSameInEveryFuture,
  deadHeat: false,
}
