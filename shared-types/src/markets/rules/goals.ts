/** Both teams to score, odd or even (betting-rules 3.4). */
import type { LegResult } from '../../coupons/leg.ts'
import type { Score } from '../facts.ts'

export function bothTeamsToScore(outcomeKey: string, score: Score): LegResult {
  return outcomeKey === (bothHaveScored(score) ? 'yes' : 'no') ? 'won' : 'lost'
}

/** `yes` is fixed as soon as both have scored. */
export function bothHaveScored([home, away]: Score): boolean {
  return home > 0 && away > 0
}

/** Parity of the total; 0 is even. */
export function oddEven(outcomeKey: string, [home, away]: Score): LegResult {
  return outcomeKey === ((home + away) % 2 === 0 ? 'even' : 'odd') ? 'won' : 'lost'
}
