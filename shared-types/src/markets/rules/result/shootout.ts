/** The match goes to a shoot-out or not. */
import type { Rule } from '../../model/market_type.ts'
import { isWonOrOver } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { yesNo } from '../shared/result.ts'

export const shootout: Rule = {
  key: 'shootout',
  settle: (key, _, { facts }) => yesNo(key, facts.periods['pen'] !== undefined),
  needs: needsScoreAnd('periods'),
  decidedEarly: isWonOrOver(['yes']),
  deadHeat: false,
}
