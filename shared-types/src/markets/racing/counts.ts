/** Bets on a count or a margin: runners classified, winning margin (rules 19.7). */
import { byMargin } from '../model/by_margin.ts'
import type { OutcomeResult } from '../model/outcome_result.ts'
import { raceFinish, type Race } from './race.ts'
import type { ClassifiedBet, MarginBet } from './racing_bet.ts'

/** Over or under a line, which returns the stake when it is hit exactly (rules 3.3). */
export function settleClassified(
  { result }: Race,
  { side, lineQuarters }: ClassifiedBet
): OutcomeResult | null {
  if (result.classified === undefined) return null
  const aboveLine = 4 * result.classified - lineQuarters
  return byMargin(side === 'over' ? aboveLine : -aboveLine)
}

/** Exactly as many. */
export function settleExactClassified({ result }: Race, count: number): OutcomeResult | null {
  if (result.classified === undefined) return null
  return result.classified === count ? 'won' : 'lost'
}

/** The margin between the first two, both ends of the band included; void when fewer than two have finished. */
export function settleMargin(race: Race, { least, most }: MarginBet): OutcomeResult | null {
  if (raceFinish(race).flat().length < 2) return 'void'
  const { winningMargin } = race.result
  if (winningMargin === undefined) return null
  return winningMargin >= least && (most === null || winningMargin <= most) ? 'won' : 'lost'
}
