/** Correct score; `other` stands for every score that the market does not list (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Score } from '../facts/match_facts.ts'

/**
 * `listed`: all outcome keys of the market type, not only those a market happens to offer. A score that is not among them,
 * where there is no `other`, gives the stake back (void reason 2).
 */
export function correctScore(
  outcomeKey: string,
  [home, away]: Score,
  listed: readonly string[]
): LegResult {
  const score = `${home}:${away}`
  const isListed = listed.includes(score)
  if (!isListed && !listed.includes('other')) return 'void'
  return outcomeKey === (isListed ? score : 'other') ? 'won' : 'lost'
}
