import type { WonJackpot } from '@grandstand/shared-types/wire/desk/unclaimed'

/** What a desk pays now of the jackpots that a paper has won, in minor units. */
export const dueMinorOf = (jackpots: readonly WonJackpot[]): number =>
  jackpots
    .filter(({ paidAt, hasExpired }) => paidAt === null && !hasExpired)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
