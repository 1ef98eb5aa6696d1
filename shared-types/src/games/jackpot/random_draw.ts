/** The draws of a random level (rules 13.6): each stake has one, which hits by as much as it staked. */
import { stream, type Seeds } from '../../draws/stream.ts'

/** The seeds of one draw: draws of a run are numbered from 1. The server seed is secret until the run falls. */
export const drawSeeds = (
  { levelId, run, serverSeed }: { levelId: number; run: number; serverSeed: string },
  draw: number
): Seeds => ({ serverSeed, clientSeed: `jackpot-level-${levelId}-${run}`, round: draw })

/**
 * Whether the draw hits: a number below `meanStakesMinor` is drawn, and hits when it is below the stake; so a stake of twice the size
 * hits twice as often, and on average one hit comes for so much staked.
 */
export const isHit = (
  seeds: Seeds,
  { stakeMinor, meanStakesMinor }: { stakeMinor: number; meanStakesMinor: number }
): boolean => stream(seeds).below(meanStakesMinor) < stakeMinor
