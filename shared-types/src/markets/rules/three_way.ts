/** 1X2 and its relatives (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Score } from '../facts/match_facts.ts'

export type Side = '1' | 'X' | '2'

export function sideOf([home, away]: Score): Side {
  if (home > away) return '1'
  return home === away ? 'X' : '2'
}

export function threeWay(outcomeKey: string, score: Score): LegResult {
  return outcomeKey === sideOf(score) ? 'won' : 'lost'
}

/** 1X, 12, X2: wins when either part is true. */
export function doubleChance(outcomeKey: string, score: Score): LegResult {
  return outcomeKey.includes(sideOf(score)) ? 'won' : 'lost'
}

/** The score plus the head start `0:1`, then 1X2; the draw is an outcome. */
export function europeanHandicap(outcomeKey: string, score: Score, headStart: Score): LegResult {
  return threeWay(outcomeKey, [score[0] + headStart[0], score[1] + headStart[1]])
}
