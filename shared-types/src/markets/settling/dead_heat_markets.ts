/**
 * Markets in which a dead heat is possible (rules 3.2): of several competitors for first place more than one may be
 * first.
 */
import { findMarketType } from '../table/market_types.ts'

/**
 * False where a score or a line decides. A market type that is not in the table is known to its feed alone, and may be
 * a dead heat.
 */
export function allowsDeadHeat(marketTypeId: number): boolean {
  return findMarketType(marketTypeId)?.rule.deadHeat ?? true
}
