/** Money that must be played before it can leave (rules 11.7). Pure functions; amounts in minor units. */

/** What was given, and how much must be staked before it can leave. */
export interface Wagering {
  amountMinor: number
  /** Above 0. */
  dueMinor: number
  /** Epoch milliseconds; earlier stakes do not count. */
  since: number
}

/** A stake that was not given back. */
export interface Play {
  stakeMinor: number
  at: number
}

const PERCENT_MILLI = 100_000n

/** The stakes that an amount asks for, rounded up. `percentMilli` is 100 000 for once the amount. */
export const wageringDue = (amountMinor: number, percentMilli: number): number =>
  Number((BigInt(amountMinor) * BigInt(percentMilli) + PERCENT_MILLI - 1n) / PERCENT_MILLI)

/**
 * What was played of each wagering, in their order, oldest first. A stake counts once: for the oldest wagering that it
 * does not begin before and that is not met; what is left of the stake counts for the next.
 */
export function playedOf(wagerings: readonly Wagering[], plays: readonly Play[]): number[] {
  const played = wagerings.map(() => 0)
  for (const { stakeMinor, at } of [...plays].sort((a, b) => a.at - b.at)) {
    let left = stakeMinor
    for (const [index, { dueMinor, since }] of wagerings.entries()) {
      const part = since <= at ? Math.min(left, dueMinor - (played[index] ?? 0)) : 0
      played[index] = (played[index] ?? 0) + part
      left -= part
    }
  }
  return played
}

/** The part of the amount that cannot leave yet: it shrinks as the due is played, rounded up. */
export function lockedOf({ amountMinor, dueMinor }: Wagering, playedMinor: number): number {
  const [due, left] = [BigInt(dueMinor), BigInt(Math.max(0, dueMinor - playedMinor))]
  return Number((BigInt(amountMinor) * left + due - 1n) / due)
}
