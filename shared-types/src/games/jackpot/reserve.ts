/** The reserve of a level (rules 13.6): a part of its shares, kept for the seeds of the runs that come. */
import { MICRO } from './jackpot.ts'

/** A share in two: what the run grows by, and what the reserve does. Nothing is lost between them. */
export function splitShare(shareMicro: number, reservePpm: number) {
  // a share may be 4 * 10^15 millionths, so the product needs more than a float's digits
  const reserveMicro = Number((BigInt(shareMicro) * BigInt(reservePpm)) / BigInt(MICRO))
  return { runMicro: shareMicro - reserveMicro, reserveMicro }
}

/** What the reserve gives to a run that begins, in whole minor units; the house puts up the rest of the seed. */
export function seedFrom(reserveMicro: number, seedMinor: number) {
  const fromReserveMinor = Math.min(seedMinor, Math.floor(reserveMicro / MICRO))
  return {
    reserveMicro: reserveMicro - fromReserveMinor * MICRO,
    fromReserveMinor,
    houseMinor: seedMinor - fromReserveMinor,
  }
}
