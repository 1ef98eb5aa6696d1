/** `1 & over`, `yes/no`: each part of the key must hold (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isSameInEveryFuture } from '../shared/early.ts'
import { needsOfParts } from '../shared/needs.ts'
import { together } from '../shared/together.ts'

export const combination: Rule = {
  key: 'combination',
  settle: (key, _, input) => {
    const parts = input.type.parts ?? []
    const names = key.split(key.includes(' & ') ? ' & ' : '/')
    // a single name for several parts means that nothing happened, such as `none` for a goal that was never scored
    const asked = names.length === 1 ? parts.slice(0, 1) : parts
    return together(asked.map((part, index) => part.rule.settle(names[index] ?? '', part, input)))
  },
  needs: needsOfParts,
  decidedEarly: isSameInEveryFuture,
  deadHeat: false,
}
