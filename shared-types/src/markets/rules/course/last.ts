/** The side of the last goal, corner or card (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { courseRead, ofSide, sideWithoutOrder } from '../shared/course.ts'
import { isPartOver } from '../shared/early.ts'
import { needsScore } from '../shared/needs.ts'

export const last: Rule = {
  key: 'last',
  settle: (key, part, input) => {
    const { incidents, count } = courseRead(part, input)
    const side = incidents?.at(-1)?.side ?? (count && sideWithoutOrder(count, count[0] + count[1]))
    return side && ofSide(key, side, input)
  },
  needs: needsScore,
  decidedEarly: isPartOver,
  deadHeat: true,
}
