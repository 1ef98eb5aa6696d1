/** Bonus and consolation of a Lucky 15, 31 or 63 (rules 19.12). */
import { groupByMatch } from '../payout/lines.ts'
import { addSums, partsOf, partSum } from '../payout/part_sum.ts'
import { settleCoupon, type CouponSettlement, type CouponToSettle } from '../payout/payout.ts'
import type { SelectionToSettle } from '../payout/selection_to_settle.ts'
import { winnings } from '../payout/winnings.ts'
import { fullCoverOf, FULL_COVERS } from './full_cover.ts'

/** Frozen with the coupon when it is placed. */
export interface LuckyTerms {
  /** What the profit of the only winner is multiplied by, when all others have lost; whole, 1 is no consolation. */
  consolationMultiple: number
  /** What is added to the return when all have won, in whole percent; 0 is no bonus. */
  allWinnersPercent: number
  /** Of an each-way coupon: the win part alone, or each of the parts for itself. */
  parts: 'win' | 'both'
}

/** Of a brand that has set none, by the system's name. A coupon that was placed without terms has neither. */
export const USUAL_LUCKY_TERMS = {
  lucky15: { consolationMultiple: 2, allWinnersPercent: 10, parts: 'win' },
  lucky31: { consolationMultiple: 2, allWinnersPercent: 15, parts: 'win' },
  lucky63: { consolationMultiple: 2, allWinnersPercent: 20, parts: 'win' },
} as const satisfies Record<string, LuckyTerms>

type Part = readonly SelectionToSettle[]

/**
 * The settlement, with what the terms add to it in `bonusMinor`. A void selection is no winner and no loser, so with one there
 * is neither bonus nor consolation; a part won in a dead heat is a winner. Cap and highest payout bound both alike.
 */
export function settleLucky(coupon: CouponToSettle, terms: LuckyTerms | null): CouponSettlement {
  const normal = settleCoupon(coupon)
  const name = terms && fullCoverOf(coupon)
  if (!terms || !name || FULL_COVERS[name].from !== 1 || normal.status !== 'won') return normal
  const { stakePerLineMinor, sizes = [] } = coupon
  const parts = partsOf(coupon)
  const [first, ...others] = parts.map((part, index) =>
    index === 0 || terms.parts === 'both'
      ? raisedSum(part, sizes, terms)
      : partSum(part, groupByMatch(part), sizes)
  )
  if (!first) return normal
  const raised = winnings({
    stakePerLineMinor,
    lineCount: (2 ** coupon.selections.length - 1) * parts.length,
    lineSum: others.reduce(addSums, first),
    maxTotalOddsMilli: coupon.maxTotalOddsMilli ?? 0,
    bonusPercent: 0,
    maxPayoutMinor: coupon.maxPayoutMinor,
  })
  const bonusMinor = raised.payoutMinor - normal.payoutMinor
  return {
    ...normal,
    payoutMinor: raised.payoutMinor,
    uncappedMinor: raised.uncappedMinor,
    bonusMinor,
    isPartiallyReturned: normal.isPartiallyReturned && bonusMinor === 0,
  }
}

function raisedSum(part: Part, sizes: readonly number[], terms: LuckyTerms) {
  const { consolationMultiple, allWinnersPercent } = terms
  const winners = part.filter(hasWon).length
  const isConsoled = winners === 1 && part.every((one) => hasWon(one) || one.result === 'lost')
  const raised = isConsoled ? part.map((one) => multiplied(one, consolationMultiple)) : part
  const sum = partSum(raised, groupByMatch(raised), sizes)
  if (winners < part.length) return sum
  return {
    numerator: sum.numerator * BigInt(100 + allWinnersPercent),
    denominator: sum.denominator * 100n,
  }
}

const hasWon = ({ result }: SelectionToSettle): boolean => result?.startsWith('won') === true

const multiplied = (selection: SelectionToSettle, multiple: number): SelectionToSettle => ({
  ...selection,
  oddsMilli: 1000 + (selection.oddsMilli - 1000) * multiple,
})
