/** Correct score; `other` stands for every score that the market type does not list (betting-rules 3.4). */
import type { LegResult } from '../../coupons/leg.ts'
import type { Score } from '../facts.ts'

/** `listed`: all outcome keys of the market type, not only those a market happens to offer. */
export function correctScore(
  outcomeKey: string,
  [home, away]: Score,
  listed: readonly string[]
): LegResult {
  const score = `${home}:${away}`
  return outcomeKey === (listed.includes(score) ? score : 'other') ? 'won' : 'lost'
}

/** Goals are never taken back, so a score beyond every listed one has decided for `other`. */
export function isBeyondListed([home, away]: Score, listed: readonly string[]): boolean {
  return !listed.some((key) => {
    const [listedHome, listedAway] = key.split(':').map(Number)
    return (
      listedHome !== undefined &&
      listedAway !== undefined &&
      listedHome >= home &&
      listedAway >= away
    )
  })
}
