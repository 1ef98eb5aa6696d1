/** Over/under (betting-rules 3.4). */
import type { LegResult } from '../../coupons/leg.ts'
import type { Score } from '../facts.ts'
import { byMargin } from './line.ts'

/** `lineQuarters`: 2.25 is 9. */
export function total(outcomeKey: string, [home, away]: Score, lineQuarters: number): LegResult {
  const margin = (home + away) * 4 - lineQuarters
  return byMargin(outcomeKey === 'over' ? margin : -margin)
}

/** Whether the score so far can no longer change the result: the whole line is passed. */
export function isTotalDecided([home, away]: Score, lineQuarters: number): boolean {
  return (home + away) * 4 - lineQuarters > 1
}
