/** Every score that the rule of a market looks at: those of its parts, and what a rule reads beside them. */
import type { RuleInput, ScoreBasis } from '../model/market_type.ts'

export function scoresRead({ type, basis }: Pick<RuleInput, 'type' | 'basis'>): ScoreBasis[] {
  const parts = type.parts ?? []
  const ofParts = parts.length > 0 ? parts.map((part) => part.basis ?? basis) : [basis]
  const beside = [type, ...parts].flatMap(({ rule }) => rule.alsoReads ?? [])
  return [...new Set([...ofParts, ...beside])]
}
