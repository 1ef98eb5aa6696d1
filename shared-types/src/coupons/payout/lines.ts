/**
 * Lines of a coupon (rules 4.2). Selections on one match form a group; a line takes one selection from each of k
 * groups, the bankers always among them. With n picks and a sum G of factors per group: lines = product of n over
 * bankers x e(k - bankers) of the others' n; return likewise with G. e is the elementary symmetric polynomial, computed
 * in O(groups x k) steps without listing the lines.
 */

import type { CouponType } from '../model/coupon_words.ts'

interface LineGroup {
  /** Selections on the match. */
  picks: number
  isBanker: boolean
}

/** A group with the sum of its selections' factors; all groups have the same denominator. */
interface WeightedGroup {
  weight: bigint
  isBanker: boolean
}

/** e(0), e(1), ... e(maxDegree) of the values. */
export function elementarySymmetric(values: readonly bigint[], maxDegree: number): bigint[] {
  const sums = new Array<bigint>(maxDegree + 1).fill(0n)
  sums[0] = 1n
  let seen = 0
  for (const value of values) {
    seen++
    for (let degree = Math.min(seen, maxDegree); degree > 0; degree--) {
      sums[degree] = (sums[degree] ?? 0n) + (sums[degree - 1] ?? 0n) * value
    }
  }
  return sums
}

/**
 * The number of lines. `sizes`: the chosen k, bankers counted; single and combined coupons and multiples have one size,
 * the number of groups. A size below the number of bankers or above the number of groups has no lines.
 */
export function countLines(groups: readonly LineGroup[], sizes: readonly number[]): number {
  const counted = groups.map(({ picks, isBanker }) => ({ weight: BigInt(picks), isBanker }))
  return Number(sumLines(counted, sizes, 1n).numerator)
}

/**
 * The sum over all lines of the product of their weights, as a fraction. `denominator` is that of every weight; a line
 * of k selections multiplies k weights, so the denominator of the result is a power of it.
 */
export function sumLines(
  groups: readonly WeightedGroup[],
  sizes: readonly number[],
  denominator: bigint
): { numerator: bigint; denominator: bigint } {
  let bankers = 0
  let bankerProduct = 1n
  const others: bigint[] = []
  for (const group of groups) {
    if (group.isBanker) {
      bankers++
      bankerProduct *= group.weight
    } else {
      others.push(group.weight)
    }
  }
  const longest = Math.max(0, ...sizes)
  const top = Math.max(0, Math.min(others.length, longest - bankers))
  const sums = elementarySymmetric(others, top)
  let numerator = 0n
  for (const size of sizes) {
    const sum = sums[size - bankers]
    if (sum !== undefined) numerator += sum * denominator ** BigInt(longest - size)
  }
  return { numerator: numerator * bankerProduct, denominator: denominator ** BigInt(longest) }
}

interface MatchGroup<T> {
  picks: T[]
  isBanker: boolean
}

/** Groups rows by match, in the order of first appearance; a match is a banker when any of its selections is. */
export function groupByMatch<T extends { matchId: number; isBanker?: boolean }>(
  picks: readonly T[]
): MatchGroup<T>[] {
  const groups = new Map<number, MatchGroup<T>>()
  for (const pick of picks) {
    const group = groups.get(pick.matchId)
    if (group) {
      group.picks.push(pick)
      group.isBanker ||= pick.isBanker === true
    } else {
      groups.set(pick.matchId, { picks: [pick], isBanker: pick.isBanker === true })
    }
  }
  return [...groups.values()]
}

/** Sizes of a coupon's lines: the chosen k, or one line through all matches. */
export function lineSizes(
  type: CouponType,
  matchCount: number,
  sizes: readonly number[] = []
): readonly number[] {
  return type === 'system' ? sizes : [matchCount]
}

/** The groups as `countLines` takes them. */
export const pickCounts = <T>(groups: readonly MatchGroup<T>[]): LineGroup[] =>
  groups.map(({ picks, isBanker }) => ({ picks: picks.length, isBanker }))

/** The groups as `sumLines` takes them; `weights` in the order of `selections`. */
export function weighted<T>(
  groups: readonly MatchGroup<T>[],
  selections: readonly T[],
  weights: readonly bigint[]
): WeightedGroup[] {
  const known = new Map(selections.map((selection, i) => [selection, weights[i]]))
  const weightOf = (pick: T): bigint => {
    const weight = known.get(pick)
    if (weight === undefined) throw new Error('there is no weight of a selection')
    return weight
  }
  return groups.map(({ picks, isBanker }) => ({
    weight: picks.reduce((sum, pick) => sum + weightOf(pick), 0n),
    isBanker,
  }))
}
