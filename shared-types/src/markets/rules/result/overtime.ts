/** The match goes to overtime or not. */
import type { Rule } from '../../model/market_type.ts'
import { isWonOrOver } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { yesNo } from '../shared/result.ts'

export const overtime: Rule = {
  key: 'overtime',
  settle: (key, _, { facts }) => yesNo(key, facts.periods['ot'] !== undefined),
  needs: needsScoreAnd('periods'),
  decidedEarly: isWonOrOver(['yes']),
  deadHeat: false,
}
