/** Exact scores in their forms: half time with full time, from a given score on, in groups (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import { MULTI_SCORES } from '../table/outcomes/scores.ts'
import type { Score } from '../facts/match_facts.ts'

/** From this many goals on a score has no key of its own. */
const MANY_GOALS = 4

const text = ([home, away]: Score): string => `${home}:${away}`

/** `1:0 2:1`, `1:0 4+`, `4+ 4+`. */
export function halfTimeFullTimeScore(key: string, half: Score, full: Score): LegResult {
  const name = (score: Score) => (score[0] + score[1] >= MANY_GOALS ? '4+' : text(score))
  return key === `${name(half)} ${name(full)}` ? 'won' : 'lost'
}

/**
 * The market was opened at the score `from`; its keys are the goals scored since. What no key names gives the stake back
 * (void reason 2).
 */
export function scoreFrom(
  key: string,
  score: Score,
  from: Score,
  listed: readonly string[]
): LegResult {
  const added = text([score[0] - from[0], score[1] - from[1]])
  if (!listed.includes(added)) return 'void'
  return key === added ? 'won' : 'lost'
}

export function multiScores(key: string, score: Score): LegResult {
  return key === multiScoreOf(score) ? 'won' : 'lost'
}

function multiScoreOf(score: Score): string {
  const [home, away] = score
  if (home === away) return 'X'
  const group = Object.entries(MULTI_SCORES).find(([, scores]) => scores.includes(text(score)))
  return group?.[0] ?? (home > away ? 'home:other' : 'away:other')
}
