/** How often numbers came out lately: the hot and cold numbers of a game of draws. They tell nothing of the next draw. */
import { BINGO_75_RULES } from './bingo/bingo_75.ts'
import { BINGO_90_RULES } from './bingo/bingo_90.ts'
import { lastPaidCall, type BingoOutcome } from './bingo/bingo_rules.ts'
import type { DrawGameCode } from './draw_games.ts'
import { KENO_RULES } from './numbers/keno.ts'
import type { NumbersOutcome } from './numbers/numbers_game.ts'
import type { RaceOutcome } from './race/race.ts'
import { LOTTO_5_OF_36_RULES, LOTTO_6_OF_49_RULES } from './numbers/lotto.ts'
import { GREYHOUND_RULES, HORSE_RULES } from './race/races.ts'

type Outcome = NumbersOutcome | BingoOutcome | RaceOutcome

/** Draws that are counted. */
export const COUNTED_DRAWS = 100

/** The highest number of each game; they begin at 1. */
const HIGHEST: Readonly<Record<DrawGameCode, number>> = {
  bingo75: BINGO_75_RULES.balls,
  bingo90: BINGO_90_RULES.balls,
  keno: KENO_RULES.pool,
  lotto6of49: LOTTO_6_OF_49_RULES.pool,
  lotto5of36: LOTTO_5_OF_36_RULES.pool,
  greyhounds: GREYHOUND_RULES.strengths.length,
  horses: HORSE_RULES.strengths.length,
}

/** How often each number came out in these draws, number 1 first. Of bingo the paid calls count, of a race its winners. */
export function countNumbers(code: DrawGameCode, outcomes: readonly Outcome[]): number[] {
  const counts = Array.from({ length: HIGHEST[code] }, () => 0)
  for (const number of outcomes.flatMap((outcome) => cameOut(code, outcome))) {
    counts[number - 1] = (counts[number - 1] ?? 0) + 1
  }
  return counts
}

function cameOut(code: DrawGameCode, outcome: Outcome): readonly number[] {
  if ('numbers' in outcome) return outcome.numbers
  if ('finish' in outcome) return outcome.finish[0] ?? []
  return outcome.calls.slice(0, lastPaidCall(code === 'bingo75' ? BINGO_75_RULES : BINGO_90_RULES))
}

export interface NumberCount {
  number: number
  count: number
}

/** The numbers that came out most and least, `most` of each and none in both; one that never came out is not hot; of equal ones the lower first. */
export function hotAndCold(
  counts: readonly number[],
  most: number
): { hot: NumberCount[]; cold: NumberCount[] } {
  const all = counts.map((count, at) => ({ number: at + 1, count }))
  const each = Math.min(most, Math.floor(all.length / 2))
  const hot = all
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, each)
  const cold = all
    .filter((one) => !hot.includes(one))
    .sort((a, b) => a.count - b.count || a.number - b.number)
    .slice(0, each)
  return { hot, cold }
}
