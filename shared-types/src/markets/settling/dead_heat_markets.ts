/** Where a dead heat is possible (rules 3.2): of several who contend to be first more than one may be. */
import { findMarketType } from '../table/market_types.ts'

/** Not where a score or a line says it; a type that the table does not hold is known to its feed alone. */
export function allowsDeadHeat(marketTypeId: number): boolean {
  return findMarketType(marketTypeId)?.rule.deadHeat ?? true
}
