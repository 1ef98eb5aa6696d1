/** `16-30`: the minutes in which the nth goal fell; the last interval includes stoppage time (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { fitsCount } from '../shared/counts.ts'
import { courseRead, hasComeOrOver, numberAsked } from '../shared/course.ts'
import { needsScore } from '../shared/needs.ts'
import { won } from '../shared/result.ts'

export const interval: Rule = {
  key: 'interval',
  settle: (key, part, input) => {
    const number = numberAsked(input)
    const { incidents, count } = courseRead(part, input)
    if (count && count[0] + count[1] < number) return won(key === 'none')
    const minute = incidents?.[number - 1]?.minute
    return minute === undefined ? null : won(fitsCount(key, minute) && key !== 'none')
  },
  needs: needsScore,
  decidedEarly: hasComeOrOver,
  deadHeat: false,
}
