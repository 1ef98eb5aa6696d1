/**
 * The market was opened at the score in its specifier; its keys are the goals scored after that (rules 3.4). A score
 * without a key returns the stake.
 */
import { parseScore } from '../../model/specifier.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { among } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const scoreFrom = scoreRule(
  'scoreFrom',
  ({ key, score, input, listed }) => {
    const from = parseScore(input.pairs['score'] ?? '')
    return from && among(key, `${score[0] - from[0]}:${score[1] - from[1]}`, listed)
  },
  { voidReason: VOID_REASONS.correctScoreMissing }
)
