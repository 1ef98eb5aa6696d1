/** The payout of a coupon with each line multiplied out, without any of the formulas under test. */
import type { DeadHeatResult, OutcomeResult } from '../../src/markets/model/outcome_result.ts'

export interface BruteGroup {
  isBanker: boolean
  /** The factor of each selection, in 120 000ths. */
  worths: number[]
}

/** Dead heats whose fraction of 120 000 is whole at any odds. */
export const DEAD_HEATS = [
  'won 1/2',
  'won 1/3',
  'won 2/3',
  'won 3/4',
  'won 4/5',
  'won 1/6',
] as const

/** The return of a stake of 120 000, by its result. */
export function worthOf120000(result: OutcomeResult, oddsMilli: number): number {
  const atOdds = 120 * oddsMilli
  switch (result) {
    case 'won':
      return atOdds
    case 'halfWon':
      return atOdds / 2 + 60_000
    case 'void':
      return 120_000
    case 'halfLost':
      return 60_000
    case 'lost':
      return 0
    default:
      return partOf(result, atOdds)
  }
}

/** `won 2/3`: two places for three, so two thirds of the stake count. */
function partOf(result: DeadHeatResult, atOdds: number): number {
  const [places = 0, tied = 1] = result.slice('won '.length).split('/').map(Number)
  return (atOdds / tied) * places
}

/** The factor of a stake that comes back whole. */
export const UNIT = 120_000n

/** The sum over all lines of all sizes, over 120 000 to the power of the longest line; and the number of lines. */
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
