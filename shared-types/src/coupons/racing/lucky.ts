/** Bonus and consolation of a Lucky 15, 31 or 63 (rules 19.12). */
import { groupByMatch } from '../payout/lines.ts'
import type { SelectionFactor } from '../payout/factor.ts'
import { addSums, partsOf, partSum } from '../payout/part_sum.ts'
import type { CouponParts, SelectionToSettle } from '../payout/selection_to_settle.ts'
import { fullCoverOf, type System } from './full_cover.ts'

/** Frozen with the coupon when it is placed. */
export interface LuckyTerms {
  /** What the profit of the only winner is multiplied by, when all others have lost; whole, 1 is no consolation. */
  consolationMultiple: number
  /** What is added to the return when all have won, in whole percent; 0 is no bonus. */
  allWinnersPercent: number
  /** Of an each-way coupon: the win part alone, or each of the parts for itself. */
  parts: LuckyParts
}

export const LUCKY_PARTS = ['win', 'both'] as const
export type LuckyParts = (typeof LUCKY_PARTS)[number]

export const LUCKY_NAMES = ['lucky15', 'lucky31', 'lucky63'] as const
export type LuckyName = (typeof LUCKY_NAMES)[number]

/** The terms of a brand; a system without terms has neither bonus nor consolation. */
export type LuckySettings = Partial<Record<LuckyName, LuckyTerms>>

/** Of a brand that has set none. */
export const USUAL_LUCKY_TERMS = {
  lucky15: { consolationMultiple: 2, allWinnersPercent: 10, parts: 'win' },
  lucky31: { consolationMultiple: 2, allWinnersPercent: 15, parts: 'win' },
  lucky63: { consolationMultiple: 2, allWinnersPercent: 20, parts: 'win' },
} as const satisfies Record<LuckyName, LuckyTerms>

export const MOST_CONSOLATION_MULTIPLE = 3
export const MOST_ALL_WINNERS_PERCENT = 50

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
