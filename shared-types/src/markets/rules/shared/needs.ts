/** The facts that rules read. */
import type { FactField } from '../../model/fact_field.ts'
import { factsOfBasis, factsOfSequence } from '../../facts/facts_of_basis.ts'
import type { MarketPart, Rule, ScoreBasis } from '../../model/market_type.ts'

/** The facts behind the score and the order that a rule reads, and the facts in `more`. */
export function needsScoreAnd(...more: FactField[]): Rule['needs'] {
  return (part, basis) => [...needsScore(part, basis), ...more]
}

/** The facts behind the score, and behind the order where a condition reads one. */
export function needsScore({ sequence }: MarketPart, basis: ScoreBasis): readonly FactField[] {
  return sequence ? [...factsOfBasis(basis), ...factsOfSequence(sequence)] : factsOfBasis(basis)
}

/** A compound rule reads no facts itself, only its parts do. */
export const needsOfParts = (): readonly FactField[] => []
