/** Counts against keys such as `3`, `5+`, `2-4`, `none`: exact goals, ranges, multigoals, margins (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Competitor, Score } from '../facts/match_facts.ts'

/** The score of one side, or of both together. */
export function amountOf([home, away]: Score, side: Competitor | undefined): number {
  if (side === 'home') return home
  return side === 'away' ? away : home + away
}

/** Whether a count fits `N`, `N+`, `N-M`, or `none` for 0. */
export function fitsAmount(key: string, amount: number): boolean {
  if (key === 'none') return amount === 0
  const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(key)
  if (!match) return false
  const from = Number(match[1])
  if (match[2]) return amount >= from
  return amount >= from && amount <= Number(match[3] ?? from)
}

/** Several keys may fit: `1-2` and `2-3` both win at 2. */
export function amount(key: string, count: number): LegResult {
  return fitsAmount(key, count) ? 'won' : 'lost'
}

/**
 * `home:3+` is home by three or more, `X` a draw, `other` whatever no listed key names. A result that no key names, where
 * there is no `other`, gives the stake back: a draw where the market has none.
 */
export function margin(key: string, score: Score, listed: readonly string[]): LegResult {
  const winner = listed.find((candidate) => fitsMargin(candidate, score))
  if (winner === undefined && !listed.includes('other')) return 'void'
  return key === (winner ?? 'other') ? 'won' : 'lost'
}

function fitsMargin(key: string, [home, away]: Score): boolean {
  if (key === 'X') return home === away
  const [side, count = ''] = key.split(':')
  if (side === 'home') return home > away && fitsAmount(count, home - away)
  return side === 'away' && away > home && fitsAmount(count, away - home)
}
