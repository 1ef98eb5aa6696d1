/** Half time / full time: both parts must be right (betting-rules 3.4). */
import type { LegResult } from '../../coupons/leg.ts'
import type { Score } from '../facts.ts'
import { sideOf } from './three_way.ts'

export function halfTimeFullTime(outcomeKey: string, halfTime: Score, fullTime: Score): LegResult {
  return outcomeKey === `${sideOf(halfTime)}/${sideOf(fullTime)}` ? 'won' : 'lost'
}
