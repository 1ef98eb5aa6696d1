/** Every score that a market's rule reads: the scores of its parts, and of `alsoReads`; none where runners finish in an order. */
import type { RuleInput, ScoreBasis } from '../model/market_type.ts'

export function scoresRead({ type, basis }: Pick<RuleInput, 'type' | 'basis'>): ScoreBasis[] {
  if (type.rule.needs(type, basis).includes('field')) return []
  const parts = type.parts ?? []
  const ofParts = parts.length > 0 ? parts.map((part) => part.basis ?? basis) : [basis]
  const beside = [type, ...parts].flatMap(({ rule }) => rule.alsoReads ?? [])
  return [...new Set([...ofParts, ...beside])]
}
