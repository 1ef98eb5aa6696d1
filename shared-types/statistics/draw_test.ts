/** The chi-square of many draws of a kind. */
import { stream } from '../src/draws/stream.ts'
import { chiSquare, highestFair } from './chi_square.ts'
import type { DrawKind } from './draw_kinds.ts'

export interface DrawTest {
  code: string
  name: string
  draws: number
  freedom: number
  chiSquare: number
  /** Fair draws exceed it once in 10 000 tests. */
  bound: number
  isFair: boolean
}

/** Results expected less often than this are counted together, as the test asks for. */
const LEAST_EXPECTED = 10

/** Draws until at least `count` results are there: how often each came. */
export function countDraws(kind: DrawKind, count: number, seed: string): number[] {
  const draws = stream({ serverSeed: seed, clientSeed: kind.code, round: 0 })
  const counts = kind.weights.map(() => 0)
  let drawn = 0
  while (drawn < count) {
    for (const result of kind.next(draws)) {
      counts[result] = (counts[result] ?? 0) + 1
      drawn++
    }
  }
  return counts
}

/** Compares counts of several runs together with those expected. */
export function judgeDraws(kind: DrawKind, runs: readonly (readonly number[])[]): DrawTest {
  const counts = kind.weights.map((_, place) =>
    runs.reduce((total, run) => total + (run[place] ?? 0), 0)
  )
  const drawn = counts.reduce((total, count) => total + count, 0)
  const all = kind.weights.reduce((sum, weight) => sum + weight, 0)
  const { kept, expected } = together(
    counts,
    kind.weights.map((weight) => (weight / all) * drawn)
  )
  const freedom = kept.length - 1
  const value = chiSquare(kept, expected) * (kind.scale ?? 1)
  const bound = highestFair(freedom)
  const { code, name } = kind
  return { code, name, draws: drawn, freedom, chiSquare: value, bound, isFair: value < bound }
}

export const testDraws = (kind: DrawKind, count: number, seed: string): DrawTest =>
  judgeDraws(kind, [countDraws(kind, count, seed)])

function together(counts: readonly number[], expected: readonly number[]) {
  const kept: number[] = []
  const wanted: number[] = []
  let [rareCount, rareWanted] = [0, 0]
  for (const [place, want] of expected.entries()) {
    const count = counts[place] ?? 0
    if (want >= LEAST_EXPECTED) {
      kept.push(count)
      wanted.push(want)
    } else {
      rareCount += count
      rareWanted += want
    }
  }
  if (rareWanted >= LEAST_EXPECTED) {
    kept.push(rareCount)
    wanted.push(rareWanted)
  }
  return { kept, expected: wanted }
}
