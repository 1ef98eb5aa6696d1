/**
 * `home:3+` is home by three or more, `X` a draw, `other` every result that no key lists (rules 3.4). In a market
 * without `other`, such a result returns the stake, and so does a draw in a market without `X`.
 */
import type { Score } from '../../model/match_facts.ts'
import { fitsCount } from '../shared/counts.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'

export const margin = scoreRule('margin', ({ key, score, listed }) => {
  const winner = listed.find((candidate) => fitsMargin(candidate, score))
  if (winner === undefined && !listed.includes('other')) return 'void'
  return won(key === (winner ?? 'other'))
})

function fitsMargin(key: string, [home, away]: Score): boolean {
  if (key === 'X') return home === away
  const [side, count = ''] = key.split(':')
  if (side === 'home') return home > away && fitsCount(count, home - away)
  return side === 'away' && away > home && fitsCount(count, away - home)
}
