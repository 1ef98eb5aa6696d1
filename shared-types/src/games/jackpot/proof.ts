/** Whether a win was what its seed gives (rules 13.6): anybody computes it from what is revealed. */
import { keepsPromise } from '../../draws/commit.ts'
import type { Seeds } from '../../draws/stream.ts'
import { fallsAt, runSeeds, type LevelKind } from './jackpot.ts'
import { drawSeeds, isHit } from './random_draw.ts'

/** What proves a fall: anybody can compute the figure again (rules 13.2). */
export interface JackpotProof {
  levelId: number
  runNumber: number
  seedMinor: number
  mustFallBeforeMinor: number
  seedHash: string
  serverSeed: string
  kind: LevelKind
  meanStakesMinor: number
  /** Of a random level: the number of the draw that hit, and the stake that had it. */
  drawNumber: number
  stakeMinor: number
}

export interface CheckedWin {
  /** What the figure, or the last draw, comes from. */
  seeds: Seeds
  /** The secret figure of a mystery level; null for a random one. */
  figureMinor: number | null
  isTrue: boolean
}

/** Computes a win again. A random level may also have fallen at its bound, without a hit. */
export function checkWin(win: JackpotProof & { amountMinor: number }): CheckedWin {
  const isPromised = keepsPromise(win.serverSeed, win.seedHash)
  if (win.kind === 'random') {
    const of = { levelId: win.levelId, run: win.runNumber, serverSeed: win.serverSeed }
    const seeds = drawSeeds(of, win.drawNumber)
    const isFallen = win.amountMinor === win.mustFallBeforeMinor || isHit(seeds, win)
    return { seeds, figureMinor: null, isTrue: isPromised && isFallen }
  }
  const seeds = runSeeds(win.levelId, win.runNumber, win.serverSeed)
  const figureMinor = fallsAt(seeds, win)
  return { seeds, figureMinor, isTrue: isPromised && figureMinor === win.amountMinor }
}
