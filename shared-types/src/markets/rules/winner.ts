/** Two-way markets on the winner: level scores give the stake back (betting-rules 3.4, Draw no bet). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Score } from '../facts/match_facts.ts'
import { sideOf } from './three_way.ts'

export function winner(outcomeKey: string, [home, away]: Score): LegResult {
  if (home === away) return 'void'
  return outcomeKey === (home > away ? 'home' : 'away') ? 'won' : 'lost'
}

export const drawNoBet = winner

/** Home or away no bet: the side that is no outcome gives the stake back when it wins. */
export function noBet(outcomeKey: string, score: Score, listed: readonly string[]): LegResult {
  const key = { 1: 'home', X: 'X', 2: 'away' }[sideOf(score)]
  if (!listed.includes(key)) return 'void'
  return outcomeKey === key ? 'won' : 'lost'
}

/**
 * Racing: the lower finishing position wins, 0 did not finish. Of two who did not, the one with more laps is ahead; level
 * or unknown laps are a draw, which gives the stake back where it is no outcome.
 */
export function headToHead(
  outcomeKey: string,
  [home, away]: Score,
  laps: Score | undefined,
  listed: readonly string[]
): LegResult {
  const ahead = ((): Score => {
    if (home > 0 && away > 0) return [away, home]
    if (home > 0 || away > 0) return [home, away]
    return laps ?? [0, 0]
  })()
  return listed.includes('X')
    ? outcomeKey === sideOf(ahead)
      ? 'won'
      : 'lost'
    : winner(outcomeKey, ahead)
}
