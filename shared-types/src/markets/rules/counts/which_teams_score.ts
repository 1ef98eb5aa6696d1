/** `both`, `onlyHome`, `onlyAway`, `none`; in a market without `none`, a match without goals returns the stake. */
import { among } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const whichTeamsScore = scoreRule(
  'whichTeamsScore',
  ({ key, score: [home, away], listed }) => {
    const scorers = home > 0 ? (away > 0 ? 'both' : 'onlyHome') : away > 0 ? 'onlyAway' : 'none'
    return among(key, scorers, listed)
  }
)
