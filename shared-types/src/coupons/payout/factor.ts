/**
 * The factor of a selection, by which its lines are multiplied: `w x odds + v` (rules 3.1), as an exact fraction.
 * Won 1/0, lost 0/0, void 0/1, half won 0.5/0.5, half lost 0/0.5.
 */
import { deadHeatOf, isPlain, type DeadHeat } from './dead_heat.ts'
import { paidOdds, type PricedSelection } from './paid_odds.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'

/** Odds are counted in thousandths, and half results in halves. */
export const FACTOR_DENOMINATOR = 2000

export interface SelectionFactor {
  numerator: bigint
  denominator: bigint
}

interface FactoredSelection extends PricedSelection {
  result: OutcomeResult
  deadHeat?: DeadHeat
}

/** The numerator over two units, before a dead heat divides it. Odds: whole, in the unit, which is thousandths by default. */
export function factorNumerator(result: OutcomeResult, odds: number, unit = 1000): number {
  if (!isPlain(result)) return 2 * odds
  switch (result) {
    case 'won':
      return 2 * odds
    case 'lost':
      return 0
    case 'void':
      return 2 * unit
    case 'halfWon':
      return odds + unit
    case 'halfLost':
      return unit
  }
}

/** The factor as a fraction, not reduced. A dead heat, in the result or beside it, divides won selections only. */
export function selectionFactor(selection: FactoredSelection): SelectionFactor {
  const { result, deadHeat } = selection
  const { odds, unit } = paidOdds(selection)
  const numerator = BigInt(factorNumerator(result, odds, unit))
  const denominator = BigInt(2 * unit)
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
