/** Results of a market's outcomes from the facts of its match. Pure: reads no price, no coupon and no clock. */
import type { OutcomeResult } from '../model/outcome_result.ts'
import type { RuleInput } from '../model/market_type.ts'
import { findMarketType, isOutcomeOf, isSpecifierOf, outcomesOf } from '../table/market_types.ts'
import { factTreatment } from './fact_status.ts'
import { isNotPlayed } from '../scores/played.ts'
import type { MatchFacts } from '../model/match_facts.ts'
import { scoreFor } from '../scores/score_for.ts'
import { parseSpecifier } from '../model/specifier.ts'

export interface MarketToSettle {
  sportId: number
  marketTypeId: number
  specifier: string
}

/**
 * The result of each requested outcome. The result is null when these facts do not give it, or when the sport does not
 * have the market type, the line or the outcome. A quarter line is decided early only when both of its halves are.
 */
export function settleMarket(
  market: MarketToSettle,
  outcomeKeys: readonly string[],
  facts: MatchFacts
): Record<string, OutcomeResult | null> {
  const results: Record<string, OutcomeResult | null> = {}
  for (const key of outcomeKeys) results[key] = null
  const input = ruleInput(market, facts)
  if (!input) return results

  const treatment = factTreatment(market.sportId, input.type, facts)
  const isOver = isNotPlayed(input)
  const isDecided =
    !isOver &&
    (treatment.settle === 'all' ||
      (treatment.settle === 'decided' && input.type.rule.decidedEarly(input)))
  const otherwise = treatment.otherwise === 'void' || isOver ? 'void' : null
  for (const key of outcomeKeys) {
    if (!isOutcomeOf(input.type, market.specifier, key)) continue
    const isFixed = isDecided || (treatment.settle === 'decided' && isWonForGood(key, input))
    results[key] = (isFixed ? input.type.rule.settle(key, input.type, input) : null) ?? otherwise
  }
  return results
}

/** The input of the rules; null for a type, sport or specifier that the table does not have. */
export function ruleInput(market: MarketToSettle, facts: MatchFacts): RuleInput | null {
  const type = findMarketType(market.marketTypeId)
  const basis = type?.basisBySport[market.sportId]
  if (!type || !basis || !isSpecifierOf(type, market.specifier)) return null
  const pairs = parseSpecifier(market.specifier) ?? {}
  return {
    type,
    sportId: market.sportId,
    facts,
    pairs,
    outcomes: outcomesOf(type, market.specifier),
    basis,
    read: (of) => scoreFor(of, market.sportId, facts, pairs),
  }
}

/** Whether a player's outcome is won for good: the player has scored, however the match ends. */
function isWonForGood(key: string, input: RuleInput): boolean {
  const { rule } = input.type
  return rule.keepsWins === true && rule.settle(key, input.type, input) === 'won'
}
