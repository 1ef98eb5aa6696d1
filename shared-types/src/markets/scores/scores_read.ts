/** Every score that a market's rule reads: the scores of its parts, and of `alsoReads`. */
import type { RuleInput, ScoreBasis } from '../model/market_type.ts'

export function scoresRead({ type, basis }: Pick<RuleInput, 'type' | 'basis'>): ScoreBasis[] {
  const parts = type.parts ?? []
  const ofParts = parts.length > 0 ? parts.map((part) => part.basis ?? basis) : [basis]
  const beside = [type, ...parts].flatMap(({ rule }) => rule.alsoReads ?? [])
  return [...new Set([...ofParts, ...beside])]
}
