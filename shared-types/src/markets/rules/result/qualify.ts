/** The side that goes through: as staff entered it, or by the score with overtime and shoot-out (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isNeverEarly } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { won } from '../shared/result.ts'
import { leader } from '../shared/side.ts'

export const qualify: Rule = {
  key: 'qualify',
  settle: (key, _, input) => {
    const side = input.facts.winner ?? leader(input.read('withOvertime'))
    return side && won(key === side)
  },
  needs: needsScoreAnd('winner', 'fullTime', 'periods'),
  decidedEarly: isNeverEarly,
  deadHeat: false,
}
