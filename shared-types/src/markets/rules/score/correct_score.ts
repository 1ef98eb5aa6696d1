/**
 * The exact score; `other` is every score that the market type does not list (rules 3.4). In a market without `other`,
 * a score that is not listed returns the stake.
 */
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const correctScore = scoreRule(
  'correctScore',
  ({ key, score: [home, away], listed }) => {
    const actual = `${home}:${away}`
    const isListed = listed.includes(actual)
    if (!isListed && !listed.includes('other')) return 'void'
    return won(key === (isListed ? actual : 'other'))
  },
  { voidReason: VOID_REASONS.correctScoreMissing }
)
