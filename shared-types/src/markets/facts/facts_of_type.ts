/** Which facts a market type reads, so that a result form asks for just those and an explanation can name them. */
import type { MarketType } from '../model/market_type.ts'
import type { FactField } from '../model/fact_field.ts'

/** What a type reads in a sport; empty when the sport does not offer it. */
export function factFieldsOf(type: MarketType, sportId: number): FactField[] {
  const basis = type.basisBySport[sportId]
  if (!basis) return []
  const ofParts = (type.parts ?? []).map((part) => part.rule.needs(part, part.basis ?? basis))
  return [...new Set([type.rule.needs(type, basis), ...ofParts].flat())]
}

/** The fields that a set of market types reads together: what a form for just these markets asks for. */
export function factFieldsFor(types: readonly MarketType[], sportId: number): FactField[] {
  return [...new Set(types.flatMap((type) => factFieldsOf(type, sportId)))]
}
