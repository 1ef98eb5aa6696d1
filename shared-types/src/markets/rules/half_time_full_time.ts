/** Half time / full time: both parts must be right (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Score } from '../facts/match_facts.ts'
import { sideOf } from './three_way.ts'

export function halfTimeFullTime(outcomeKey: string, halfTime: Score, fullTime: Score): LegResult {
  return outcomeKey === `${sideOf(halfTime)}/${sideOf(fullTime)}` ? 'won' : 'lost'
}
