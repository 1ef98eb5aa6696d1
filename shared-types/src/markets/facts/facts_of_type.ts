/** The facts that a market type reads: a result form asks only for these, and an explanation names them. */
import type { MarketType } from '../model/market_type.ts'
import type { FactField } from '../model/fact_field.ts'

/** The facts that a type reads in a sport; empty when the sport does not offer the type. */
export function factFieldsOf(type: MarketType, sportId: number): FactField[] {
  const basis = type.basisBySport[sportId]
  if (!basis) return []
  const ofParts = (type.parts ?? []).map((part) => part.rule.needs(part, part.basis ?? basis))
  return [...new Set([type.rule.needs(type, basis), ...ofParts].flat())]
}

/** The facts that a result form for these market types asks for. */
export function factFieldsFor(types: readonly MarketType[], sportId: number): FactField[] {
  return [...new Set(types.flatMap((type) => factFieldsOf(type, sportId)))]
}
