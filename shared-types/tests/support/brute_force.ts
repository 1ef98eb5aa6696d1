/** Lines walked one by one, each multiplied out: what a coupon pays, without any of the formulas under test. */
import type { LegResult } from '../../src/index.ts'

export interface BruteGroup {
  isBanker: boolean
  /** What each pick multiplies its line by, in 2000ths. */
  worths: number[]
}

/** Of a stake of 2000: all of it at the odds, half of it, back, half back, gone. */
export function worthOf2000(result: LegResult, oddsMilli: number): number {
  const odds = oddsMilli / 1000
  switch (result) {
    case 'won':
      return Math.round(2000 * odds)
    case 'halfWon':
      return Math.round(1000 * odds) + 1000
    case 'void':
      return 2000
    case 'halfLost':
      return 1000
    case 'lost':
      return 0
    default:
      throw new Error(`${result} is reckoned elsewhere`)
  }
}

const UNIT = 2000n

/** The sum over all lines of the sizes, over 2000 to the power of the longest; and how many lines there are. */
export function walkLines(
  groups: readonly BruteGroup[],
  sizes: readonly number[]
): { lines: number; sum: bigint; longest: number } {
  const longest = Math.max(...sizes)
  let lines = 0
  let sum = 0n
  const walk = (at: number, taken: number, size: number, product: bigint): void => {
    if (at === groups.length) {
      if (taken !== size) return
      lines++
      sum += product * UNIT ** BigInt(longest - size)
      return
    }
    const group = groups[at]
    if (!group || taken > size || taken + groups.length - at < size) return
    if (!group.isBanker) walk(at + 1, taken, size, product)
    for (const worth of group.worths) walk(at + 1, taken + 1, size, product * BigInt(worth))
  }
  for (const size of sizes) walk(0, 0, size, 1n)
  return { lines, sum, longest }
}

/** The sum in minor units for a stake a line, rounded down once. */
export function paidMinor(
  { sum, longest }: { sum: bigint; longest: number },
  stakePerLineMinor: number,
  percent: number
): number {
  const top = sum * BigInt(stakePerLineMinor) * BigInt(100 + percent)
  return Number(top / (UNIT ** BigInt(longest) * 100n))
}
