/**
 * The parts of a coupon, and what the lines of each are worth. A coupon has one part; an each-way coupon has two, whose win
 * lines and place lines never mix (rules 19.11).
 */
import { isPlain } from './dead_heat.ts'
import {
  FACTOR_DENOMINATOR,
  factorNumerator,
  overCommonDenominator,
  selectionFactor,
  type SelectionFactor,
} from './factor.ts'
import { groupByMatch, sumLines, weighted } from './lines.ts'
import { isPaidInFull } from './paid_odds.ts'
import type { CouponParts, SelectionToSettle } from './selection_to_settle.ts'

type Part = readonly SelectionToSettle[]
type Groups = ReturnType<typeof groupByMatch<SelectionToSettle>>

/** The selections of the win lines, and of an each-way coupon those of its place lines. */
export const partsOf = ({ selections, placeSelections }: CouponParts): readonly Part[] =>
  placeSelections ? [selections, placeSelections] : [selections]

/**
 * The sum over the lines of all parts, as a fraction; an open selection counts as void. `groups`: those of `selections`, by
 * match. `sizes`: the chosen k.
 */
export function couponSum(
  { selections, placeSelections }: CouponParts,
  groups: Groups,
  sizes: readonly number[]
): SelectionFactor {
  const win = partSum(selections, groups, sizes)
  if (!placeSelections) return win
  return addSums(win, partSum(placeSelections, groupByMatch(placeSelections), sizes))
}

/** The sum over the lines of one part, as a fraction; an open selection counts as void. */
export function partSum(part: Part, groups: Groups, sizes: readonly number[]): SelectionFactor {
  const { numerators, denominator } = factorsOf(part)
  return sumLines(weighted(groups, part, numerators), sizes, denominator)
}

export const addSums = (a: SelectionFactor, b: SelectionFactor): SelectionFactor => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

/** The factor of each selection, over one denominator; an open selection counts as void. */
function factorsOf(selections: Part): {
  numerators: bigint[]
  denominator: bigint
} {
  if (selections.every(isPlainSelection)) {
    return {
      numerators: selections.map((selection) =>
        BigInt(factorNumerator(selection.result ?? 'void', selection.oddsMilli))
      ),
      denominator: BigInt(FACTOR_DENOMINATOR),
    }
  }
  return overCommonDenominator(
    selections.map((selection) =>
      selectionFactor({ ...selection, result: selection.result ?? 'void' })
    )
  )
}

const isPlainSelection = (selection: SelectionToSettle): boolean =>
  !selection.deadHeat && isPlain(selection.result ?? 'void') && isPaidInFull(selection)
