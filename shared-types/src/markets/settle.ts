/** Outcomes of a market from the facts of its match. Pure: no price, no coupon, no clock. */
import type { LegResult } from '../coupons/leg.ts'
import { findMarketType, isSpecifierOf } from './catalogue.ts'
import { factTreatment } from './fact_status.ts'
import type { MatchFacts, Score } from './facts.ts'
import type { MarketType } from './market_type.ts'
import { correctScore, isBeyondListed } from './rules/correct_score.ts'
import { bothHaveScored, bothTeamsToScore, oddEven } from './rules/goals.ts'
import { halfTimeFullTime } from './rules/half_time_full_time.ts'
import { handicap } from './rules/handicap.ts'
import { doubleChance, europeanHandicap, threeWay } from './rules/three_way.ts'
import { isTotalDecided, total } from './rules/total.ts'
import { drawNoBet, winner } from './rules/winner.ts'
import { scoreFor } from './score_basis.ts'
import { lineOf, parseScore, parseSpecifier } from './specifier.ts'

export interface MarketToSettle {
  sportId: number
  marketTypeId: number
  specifier: string
}

/**
 * The result of each outcome asked for. Null: these facts do not decide it, or the market type, its line or the outcome is
 * unknown for the sport. A line counts as decided early only when all of it is passed; half a quarter line is not.
 */
export function settleMarket(
  market: MarketToSettle,
  outcomeKeys: readonly string[],
  facts: MatchFacts
): Record<string, LegResult | null> {
  const type = findMarketType(market.marketTypeId)
  const basis = type?.basisBySport[market.sportId]
  const results: Record<string, LegResult | null> = {}
  for (const key of outcomeKeys) results[key] = null
  if (!type || !basis || !isSpecifierOf(type, market.specifier)) return results

  const treatment = factTreatment(market.sportId, type, facts)
  const score = scoreFor(basis, market.sportId, facts)
  const halfTime = scoreFor('firstHalf', market.sportId, facts)
  const isStanding =
    treatment.settle === 'all' ||
    (treatment.settle === 'decided' &&
      score !== null &&
      (basis === 'firstHalf' || isDecidedEarly(type, market.specifier, score)))

  for (const key of outcomeKeys) {
    if (!type.outcomes.some((outcome) => outcome.key === key)) continue
    const result =
      isStanding && score !== null
        ? applyRule(type, market.specifier, key, { score, halfTime })
        : null
    results[key] = result ?? (treatment.otherwise === 'void' ? 'void' : null)
  }
  return results
}

/** Whether a score that can only grow has already decided the market for all its outcomes. */
function isDecidedEarly(type: MarketType, specifier: string, score: Score): boolean {
  switch (type.rule) {
    case 'total': {
      const line = lineOf(specifier, 'total')
      return line !== null && isTotalDecided(score, line)
    }
    case 'bothTeamsToScore':
      return bothHaveScored(score)
    case 'correctScore':
      return isBeyondListed(score, listedKeys(type))
    default:
      return false
  }
}

function listedKeys(type: MarketType): string[] {
  return type.outcomes.map((outcome) => outcome.key)
}

function applyRule(
  type: MarketType,
  specifier: string,
  key: string,
  { score, halfTime }: { score: Score; halfTime: Score | null }
): LegResult | null {
  switch (type.rule) {
    case 'threeWay':
      return threeWay(key, score)
    case 'doubleChance':
      return doubleChance(key, score)
    case 'drawNoBet':
      return drawNoBet(key, score)
    case 'winner':
      return winner(key, score)
    case 'bothTeamsToScore':
      return bothTeamsToScore(key, score)
    case 'oddEven':
      return oddEven(key, score)
    case 'correctScore':
      return correctScore(key, score, listedKeys(type))
    case 'halfTimeFullTime':
      return halfTime && halfTimeFullTime(key, halfTime, score)
    case 'total': {
      const line = lineOf(specifier, 'total')
      return line === null ? null : total(key, score, line)
    }
    case 'handicap': {
      const line = lineOf(specifier, 'hcp')
      return line === null ? null : handicap(key, score, line)
    }
    case 'europeanHandicap': {
      const headStart = parseScore(parseSpecifier(specifier)?.['hcp'] ?? '')
      return headStart && europeanHandicap(key, score, headStart)
    }
  }
}
