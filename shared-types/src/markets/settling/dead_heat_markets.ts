/** Where a dead heat is possible (betting-rules 3.3, 3.4): of several who contend to be first more than one may be. */
import { findMarketType } from '../table/market_types.ts'
import type { MarketRule } from '../model/market_type.ts'

const CONTESTS: ReadonlySet<MarketRule> = new Set([
  'headToHead',
  'nth',
  'last',
  'raceTo',
  'nthScorer',
  'lastScorer',
  'highestPart',
])

/** Not where a score or a line says it; a type that the catalogue does not hold is known to its feed alone. */
export function allowsDeadHeat(marketTypeId: number): boolean {
  const type = findMarketType(marketTypeId)
  return type === undefined || CONTESTS.has(type.rule)
}
