/**
 * Jackpots (rules 13.6): every stake adds its share to each level, exactly; a level falls at a figure that was drawn in secret when it
 * began, below a bound that is published ("must fall before").
 */
import type { Draws } from '../../draws/stream.ts'
import { fraction, ppmOf, sum, times } from '../fraction.ts'

export interface JackpotLevel {
  name: string
  /** The part of each stake that goes into the level, in millionths. */
  sharePpm: number
  /** What the level begins with, put up by the house. */
  seedMinor: number
  /** The level falls before it would be above this; more than the seed. */
  mustFallBeforeMinor: number
}

/** What a level holds: whole minor units, and the millionths of one that are not whole yet. */
export interface JackpotMeter {
  amountMinor: number
  /** 0 to 999 999. */
  restPpm: number
}

/** A level that runs: its meter, and the figure at which it falls, secret until then. */
export interface JackpotRun {
  meter: JackpotMeter
  fallsAtMinor: number
}

const PPM = 1_000_000n

/** A level begins anew: with its seed, and a figure above it up to the bound, each as likely. */
export function startLevel(draws: Draws, level: JackpotLevel): JackpotRun {
  const fallsAtMinor =
    level.seedMinor + 1 + draws.below(level.mustFallBeforeMinor - level.seedMinor)
  return { meter: { amountMinor: level.seedMinor, restPpm: 0 }, fallsAtMinor }
}

/** The meter after a stake: nothing is rounded away, whatever the order of stakes. */
export function contribute(
  meter: JackpotMeter,
  stakeMinor: number,
  sharePpm: number
): JackpotMeter {
  const total = BigInt(meter.restPpm) + BigInt(stakeMinor) * BigInt(sharePpm)
  return {
    amountMinor: meter.amountMinor + Number(total / PPM),
    restPpm: Number(total % PPM),
  }
}

/**
 * A stake on a level that runs. Once the meter reaches the secret figure the stake wins: that figure is paid, and what the
 * stake added above it is `over`, which begins the next run.
 */
export function stakeOnLevel(
  run: JackpotRun,
  stakeMinor: number,
  sharePpm: number
): { meter: JackpotMeter; won: { amountMinor: number; over: JackpotMeter } | null } {
  const meter = contribute(run.meter, stakeMinor, sharePpm)
  if (meter.amountMinor < run.fallsAtMinor) return { meter, won: null }
  const over = { ...meter, amountMinor: meter.amountMinor - run.fallsAtMinor }
  return { meter, won: { amountMinor: run.fallsAtMinor, over } }
}

/**
 * The return that the levels add to a game, in millionths: all that stakes put in, and the seed once for each fall. A
 * level falls on average once for `(bound - seed + 1) / 2` of contributions.
 */
export const jackpotReturnPpm = (levels: readonly JackpotLevel[]): number =>
  ppmOf(
    sum(
      levels.map(({ sharePpm, seedMinor, mustFallBeforeMinor: bound }) => {
        const paid = fraction(bound + seedMinor + 1, bound - seedMinor + 1)
        return times(fraction(sharePpm, PPM), paid)
      })
    )
  )
