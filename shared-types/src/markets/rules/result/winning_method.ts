/** `home:penalties`: the winner, and the part of the match that decided it (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isNeverEarly } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { won } from '../shared/result.ts'
import { leader } from '../shared/side.ts'

export const winningMethod: Rule = {
  key: 'winningMethod',
  settle: (key, _, input) => {
    const side = leader(input.read('withOvertime'))
    if (!side) return null
    const isRegular = leader(input.read('regular')) !== null
    const how = input.facts.periods['pen'] ? 'penalties' : isRegular ? 'regular' : 'overtime'
    return won(key === `${side}:${how}`)
  },
  needs: needsScoreAnd('fullTime', 'periods'),
  decidedEarly: isNeverEarly,
  deadHeat: false,
}
