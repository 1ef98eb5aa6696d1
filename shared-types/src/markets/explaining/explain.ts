/**
 * Why each outcome of a market has its result: rule, scores and facts as data, so that a dispute can be answered. The
 * apps have the texts.
 */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { isNotPlayed } from '../scores/played.ts'
import { scoresRead } from '../scores/scores_read.ts'
import { factTreatment } from '../settling/fact_status.ts'
import type { FactStatus, MatchFacts, Score } from '../model/match_facts.ts'
import type { ScoreBasis } from '../model/market_type.ts'
import { factFieldsOf } from '../facts/facts_of_type.ts'
import type { FactField } from '../model/fact_field.ts'
import { ruleInput, settleMarket, type MarketToSettle } from '../settling/settle.ts'
import { voidReason } from './void_reason.ts'
import type { VoidReason } from '../model/void_reasons.ts'

export interface ResultExplanation {
  /** The rule of the market type; `unknown` when the catalogue has none for it. */
  ruleKey: string
  status: FactStatus
  /**
   * What settled the market: `rule`, its rule; `status`, the way in which the match ended; `notPlayed`, its part of the
   * match was never played; `open`, nothing yet.
   */
  settledBy: 'rule' | 'status' | 'notPlayed' | 'open'
  /** The specifier's pairs, such as the line. */
  specifier: Record<string, string>
  /** Each score that the rule read; null where the facts do not give it. */
  scores: Partial<Record<ScoreBasis, Score | null>>
  /** The known facts that these scores and the rule come from. */
  facts: Partial<Pick<MatchFacts, FactField>>
  /** Facts that the market needs and that are unknown. */
  missing: FactField[]
  outcomes: { key: string; result: OutcomeResult | null; voidReason: VoidReason | null }[]
}

/** Explains the results that `settleMarket` gives for the same market and facts. */
export function explainResult(
  market: MarketToSettle,
  outcomeKeys: readonly string[],
  facts: MatchFacts
): ResultExplanation {
  const results = settleMarket(market, outcomeKeys, facts)
  const input = ruleInput(market, facts)
  const unexplained = {
    status: facts.status,
    settledBy: 'open' as const,
    specifier: {},
    scores: {},
    facts: {},
    missing: [],
  }
  if (!input) {
    const outcomes = outcomeKeys.map((key) => ({ key, result: null, voidReason: null }))
    return { ruleKey: 'unknown', ...unexplained, outcomes }
  }

  const settledBy = whatSettled(input, Object.values(results))
  const fields = factFieldsOf(input.type, market.sportId)
  return {
    ruleKey: input.type.rule.key,
    status: facts.status,
    settledBy,
    specifier: { ...input.pairs },
    scores: Object.fromEntries(scoresRead(input).map((basis) => [basis, input.read(basis)])),
    facts: known(facts, fields),
    missing: fields.filter((field) => facts[field] === undefined),
    outcomes: outcomeKeys.map((key) => {
      const result = results[key] ?? null
      const reason = result === 'void' ? voidReason(key, input, settledBy === 'status') : null
      return { key, result, voidReason: reason }
    }),
  }
}

type Input = NonNullable<ReturnType<typeof ruleInput>>

function whatSettled(
  input: Input,
  results: readonly (OutcomeResult | null)[]
): ResultExplanation['settledBy'] {
  if (results.every((result) => result === null)) return 'open'
  if (results.some((result) => result !== 'void' && result !== null)) return 'rule'
  if (isNotPlayed(input)) return 'notPlayed'
  const { settle } = factTreatment(input.sportId, input.type, input.facts)
  return settle === 'all' ? 'rule' : 'status'
}

function known(
  facts: MatchFacts,
  fields: readonly FactField[]
): Partial<Pick<MatchFacts, FactField>> {
  return Object.fromEntries(
    fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]]))
  )
}
