/**
 * The side of the nth goal, corner or card. The count alone is enough when there was no nth, or when one side had none.
 */
import type { Rule } from '../../model/market_type.ts'
import {
  courseRead,
  hasComeOrOver,
  numberAsked,
  ofSide,
  sideWithoutOrder,
} from '../shared/course.ts'
import { needsScore } from '../shared/needs.ts'

export const nth: Rule = {
  key: 'nth',
  settle: (key, part, input) => {
    const number = numberAsked(input)
    const { incidents, count } = courseRead(part, input)
    const side = incidents?.[number - 1]?.side ?? (count && sideWithoutOrder(count, number))
    return side && ofSide(key, side, input)
  },
  needs: needsScore,
  decidedEarly: hasComeOrOver,
  deadHeat: true,
}
