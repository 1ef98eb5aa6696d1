/** What bonus and consolation add to a Lucky 15, 31 or 63 (rules 19.12). */
import { groupByMatch } from './lines.ts'
import type { SelectionFactor } from './factor.ts'
import { addSums, partsOf, partSum } from './part_sum.ts'
import type { CouponParts, SelectionToSettle } from './selection_to_settle.ts'
import { LUCKY_NAMES, type LuckySettings, type LuckyTerms } from '../model/lucky_terms.ts'
import { fullCoverOf, type System } from './full_cover.ts'

/** The terms at which a system is sold; null for one that has none. `isOfRunners`: each selection is a runner of a race. */
export function luckyTermsFor(
  settings: LuckySettings,
  system: System & { isOfRunners: boolean }
): LuckyTerms | null {
  const name = system.isOfRunners ? LUCKY_NAMES.find((one) => one === fullCoverOf(system)) : null
  const terms = name && settings[name]
  return terms && (terms.consolationMultiple > 1 || terms.allWinnersPercent > 0) ? terms : null
}

/**
 * The sum over the lines of all parts with what the terms add, as a fraction. A void selection is no winner and no loser, so with
 * one there is neither bonus nor consolation; a part won in a dead heat is a winner.
 */
export function luckySum(
  coupon: CouponParts,
  sizes: readonly number[],
  terms: LuckyTerms
): SelectionFactor {
  const sums = partsOf(coupon).map((part, index) =>
    index === 0 || terms.parts === 'both'
      ? raisedSum(part, sizes, terms)
      : partSum(part, groupByMatch(part), sizes)
  )
  return sums.reduce(addSums)
}

/** What is added to the return of a coupon in whose raised parts all have won, in whole percent; else 0. */
export const allWinnersPercentOf = (coupon: CouponParts, terms: LuckyTerms): number =>
  partsOf(coupon)
    .slice(0, terms.parts === 'both' ? undefined : 1)
    .some((part) => part.every(hasWon))
    ? terms.allWinnersPercent
    : 0

function raisedSum(
  part: readonly SelectionToSettle[],
  sizes: readonly number[],
  terms: LuckyTerms
) {
  const { consolationMultiple, allWinnersPercent } = terms
  const winners = part.filter(hasWon).length
  const isConsoled = winners === 1 && part.every((one) => hasWon(one) || one.result === 'lost')
  const raised = isConsoled ? part.map((one) => multiplied(one, consolationMultiple)) : part
  const sum = partSum(raised, groupByMatch(raised), sizes)
  return winners < part.length ? sum : withPercent(sum, allWinnersPercent)
}

export const withPercent = (sum: SelectionFactor, percent: number): SelectionFactor => ({
  numerator: sum.numerator * BigInt(100 + percent),
  denominator: sum.denominator * 100n,
})

const hasWon = ({ result }: SelectionToSettle): boolean => result?.startsWith('won') === true

const multiplied = (selection: SelectionToSettle, multiple: number): SelectionToSettle => ({
  ...selection,
  oddsMilli: 1000 + (selection.oddsMilli - 1000) * multiple,
})
