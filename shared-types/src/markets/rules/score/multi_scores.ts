/** Groups of exact scores; a win whose score is in no group is `other` of the winning side (rules 3.4). */
import type { Score } from '../../model/match_facts.ts'
import { MULTI_SCORES } from '../../outcomes/scores.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const multiScores = scoreRule('multiScores', ({ key, score }) => won(key === groupOf(score)))

function groupOf([home, away]: Score): string {
  if (home === away) return 'X'
  const score = `${home}:${away}`
  const group = Object.entries(MULTI_SCORES).find(([, scores]) => scores.includes(score))
  return group?.[0] ?? (home > away ? 'home:other' : 'away:other')
}
