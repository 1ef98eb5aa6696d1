/** Two-way markets on the winner: level scores give the stake back (betting-rules 3.4, Draw no bet). */
import type { LegResult } from '../../coupons/leg.ts'
import type { Score } from '../facts.ts'

export function winner(outcomeKey: string, [home, away]: Score): LegResult {
  if (home === away) return 'void'
  return outcomeKey === (home > away ? 'home' : 'away') ? 'won' : 'lost'
}

export const drawNoBet = winner
