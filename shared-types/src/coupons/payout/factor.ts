/**
 * The factor of a selection, by which its lines are multiplied: `w x odds + v` (rules 3.1), as an exact fraction.
 * Won 1/0, lost 0/0, void 0/1, half won 0.5/0.5, half lost 0/0.5.
 */
import { deadHeatOf, isPlain, type DeadHeat } from './dead_heat.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'

/** Odds are counted in thousandths, and half results in halves. */
export const FACTOR_DENOMINATOR = 2000

export interface SelectionFactor {
  numerator: bigint
  denominator: bigint
}

interface FactoredSelection {
  oddsMilli: number
  result: OutcomeResult
  deadHeat?: DeadHeat
}

/** The numerator over `FACTOR_DENOMINATOR`, before a dead heat divides it. Odds: whole thousandths. */
export function factorNumerator(result: OutcomeResult, oddsMilli: number): number {
  if (!isPlain(result)) return 2 * oddsMilli
  switch (result) {
    case 'won':
      return 2 * oddsMilli
    case 'lost':
      return 0
    case 'void':
      return FACTOR_DENOMINATOR
    case 'halfWon':
      return oddsMilli + 1000
    case 'halfLost':
      return FACTOR_DENOMINATOR / 2
  }
}

/** The factor as a fraction, not reduced. A dead heat, in the result or beside it, divides won selections only. */
export function selectionFactor({
  oddsMilli,
  result,
  deadHeat,
}: FactoredSelection): SelectionFactor {
  const numerator = BigInt(factorNumerator(result, oddsMilli))
  const denominator = BigInt(FACTOR_DENOMINATOR)
  const shared = deadHeatOf(result) ?? (result === 'won' ? deadHeat : null)
  if (!shared) return { numerator, denominator }
  return {
    numerator: numerator * BigInt(shared.places),
    denominator: denominator * BigInt(shared.tied),
  }
}

/** Factors over one common denominator, to be summed and multiplied as whole numbers. */
export function overCommonDenominator(factors: readonly SelectionFactor[]): {
  numerators: bigint[]
  denominator: bigint
} {
  let common = BigInt(FACTOR_DENOMINATOR)
  for (const { denominator } of factors) {
    if (common % denominator !== 0n) common = (common / gcd(common, denominator)) * denominator
  }
  return {
    numerators: factors.map((factor) => factor.numerator * (common / factor.denominator)),
    denominator: common,
  }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
