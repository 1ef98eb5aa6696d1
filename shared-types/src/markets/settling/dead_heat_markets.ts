/** Markets in which a dead heat is possible (rules 3.2): more than one competitor may take the first place. */
import { findMarketType } from '../table/market_types.ts'

/**
 * Whether a dead heat is possible in markets of the type; false where a score or a line decides. A market type outside
 * the table comes from a feed that knows more, so a dead heat is taken as possible.
 */
export function allowsDeadHeat(marketTypeId: number): boolean {
  return findMarketType(marketTypeId)?.rule.deadHeat ?? true
}
