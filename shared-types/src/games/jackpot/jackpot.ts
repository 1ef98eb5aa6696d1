/**
 * Jackpots (rules 13.6): every stake adds its share to each level, exactly. A mystery level falls at a figure that was drawn in secret
 * when it began, a random one when the draw of a stake hits; both fall at a bound that is published ("must fall before").
 */
import { stream, type Seeds } from '../../draws/stream.ts'
import { fraction, ppmOf, sum, times } from '../fraction.ts'

/** Values of levels are whole millionths of a minor unit, so that no part of a share is lost. */
export const MICRO = 1_000_000

export const LEVEL_KINDS = ['mystery', 'random'] as const
/** What brings a level down: a secret figure, or a draw for each stake. */
export type LevelKind = (typeof LEVEL_KINDS)[number]

/** What a level begins with, and what it falls before; the bound is more than the seed. */
export interface LevelBounds {
  seedMinor: number
  mustFallBeforeMinor: number
}

export interface LevelTerms extends LevelBounds {
  kind: LevelKind
  /** Of a random level: the stakes after which a draw hits on average, in minor units; 0 of a mystery one. */
  meanStakesMinor: number
}

export interface JackpotLevel extends LevelBounds {
  /** The part of each stake that goes into the level, in millionths. */
  sharePpm: number
}

/** A level from its begin to its fall; runs of a level are numbered from 1. */
export interface JackpotRun extends LevelTerms {
  number: number
  valueMicro: number
  /** Secret until the fall of a mystery level; of a random one its bound, until a draw hits. */
  fallsAtMinor: number
  /** The draws that stakes have had in a random run. */
  draws: number
}

/** What one stake put into a run. */
export interface JackpotPart {
  run: number
  micro: number
}

/** What a run is drawn from; the server seed is secret until the fall, its hash is published when the run begins. */
export const runSeeds = (levelId: number, number: number, serverSeed: string): Seeds => ({
  serverSeed,
  clientSeed: `jackpot-level-${levelId}`,
  round: number,
})

/** The figure at which a run falls: above its seed, up to its bound, each as likely. */
export const fallsAt = (seeds: Seeds, { seedMinor, mustFallBeforeMinor }: LevelBounds): number =>
  seedMinor + 1 + stream(seeds).below(mustFallBeforeMinor - seedMinor)

/** What a stake adds to a level that runs: its share, at most what lies between the seed and the bound. */
export const shareOf = (stakeMinor: number, sharePpm: number, terms: LevelBounds): number =>
  Math.min(stakeMinor * sharePpm, (terms.mustFallBeforeMinor - terms.seedMinor) * MICRO)

interface Added {
  run: JackpotRun
  fallen: JackpotRun[]
  parts: JackpotPart[]
}

/**
 * Adds a share to a level that runs. A run that reaches its figure falls, is paid at that figure, and `begin` makes the next one,
 * which gets what is left of the share. With `isHit`, the draw of a random level hit: the run falls at its whole minor units, and
 * the part of a unit begins the next run.
 */
export function addShare(
  run: JackpotRun,
  shareMicro: number,
  begin: (number: number) => JackpotRun,
  isHit = false
): Added {
  const fallen: JackpotRun[] = []
  const parts: JackpotPart[] = []
  let now = run
  let left = shareMicro
  for (;;) {
    const roomMicro = now.fallsAtMinor * MICRO - now.valueMicro
    const micro = Math.min(left, roomMicro)
    if (micro > 0) parts.push({ run: now.number, micro })
    now = { ...now, valueMicro: now.valueMicro + micro }
    if (micro < roomMicro) {
      const hit = isHit && now.number === run.number ? fallByHit(now, begin) : null
      if (hit) fallen.push(hit.fallen)
      return { run: hit?.next ?? now, fallen, parts }
    }
    fallen.push(now)
    left -= micro
    now = begin(now.number + 1)
  }
}
/** A run that would pay nothing goes on. */
function fallByHit(run: JackpotRun, begin: (number: number) => JackpotRun) {
  const paidMinor = Math.floor(run.valueMicro / MICRO)
  if (paidMinor === 0) return null
  const next = begin(run.number + 1)
  const valueMicro = paidMinor * MICRO
  return {
    fallen: { ...run, valueMicro, fallsAtMinor: paidMinor },
    next: { ...next, valueMicro: next.valueMicro + run.valueMicro - valueMicro },
  }
}

/** Takes back what a stake put into the run; what it put into runs that fell was paid, and stays. */
export function takeBack(run: JackpotRun, parts: readonly JackpotPart[]): JackpotRun {
  const own = parts.filter(({ run: number }) => number === run.number)
  return own.reduce((now, { micro }) => ({ ...now, valueMicro: now.valueMicro - micro }), run)
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
        return times(fraction(sharePpm, MICRO), paid)
      })
    )
  )
