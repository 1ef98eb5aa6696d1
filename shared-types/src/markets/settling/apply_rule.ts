/** From a rule and the facts it reads to the result of one outcome. The rules themselves stand in `rules/`. */
import type { LegResult } from '../model/outcome_result.ts'
import type { MatchFacts, Score } from '../facts/match_facts.ts'
import type {
  MarketOutcome,
  MarketPart,
  MarketRule,
  MarketType,
  ScoreBasis,
} from '../model/market_type.ts'
import { amount, amountOf, margin } from '../rules/amount.ts'
import { allOf, anyOf, combination, highestPart } from '../rules/compound.ts'
import { correctScore } from '../rules/correct_score.ts'
import * as course from '../rules/course.ts'
import { bothTeamsToScore, cleanSheet, oddEven, whichTeamsScore } from '../rules/goals.ts'
import { halfTimeFullTime } from '../rules/half_time_full_time.ts'
import { handicap } from '../rules/handicap.ts'
import { halfTimeFullTimeScore, multiScores, scoreFrom } from '../rules/scores.ts'
import * as scorers from '../rules/scorers.ts'
import { doubleChance, europeanHandicap, threeWay } from '../rules/three_way.ts'
import { exactTotal, total } from '../rules/total.ts'
import { headToHead, noBet, winner } from '../rules/winner.ts'
import { parseQuarters, parseScore } from '../model/specifier.ts'

/** A market with its facts, as the rules see it. */
export interface RuleInput {
  type: MarketType
  sportId: number
  facts: MatchFacts
  /** The specifier's. */
  pairs: Readonly<Record<string, string>>
  outcomes: readonly MarketOutcome[]
  /** The basis of the type in this sport. */
  basis: ScoreBasis
  /** A score, or null when the facts do not give it. */
  read(basis: ScoreBasis): Score | null
}

/** Null when the facts or the specifier do not suffice. */
export function applyRule(part: MarketPart, key: string, input: RuleInput): LegResult | null {
  const compound = COMPOUND[part.rule]
  if (compound) return compound(key, part, input)
  const score = input.read(part.basis ?? input.basis)
  return score && applyToScore(part, key, score, input)
}

type Compound = (key: string, part: MarketPart, input: RuleInput) => LegResult | null

/** Rules that read more than one score, or what happened. */
const COMPOUND: Partial<Record<MarketRule, Compound>> = {
  halfTimeFullTime: (key, part, input) =>
    fromHalves(input, part, (half, full) => halfTimeFullTime(key, half, full)),
  halfTimeFullTimeScore: (key, part, input) =>
    fromHalves(input, part, (half, full) => halfTimeFullTimeScore(key, half, full)),
  combination: (key, _, input) => combination(key, input, applyRule),
  allOf: (key, _, input) => allOf(key, input, applyRule),
  anyOf: (key, _, input) => anyOf(key, input, applyRule),
  highestPart: (key, _, input) => highestPart(key, input),
  nth: course.nth,
  last: course.last,
  raceTo: course.raceTo,
  interval: course.interval,
  overtime: course.overtime,
  shootout: course.shootout,
  qualify: course.qualify,
  winningMethod: course.winningMethod,
  tieBreak: course.tieBreak,
  nthScorer: scorers.nthScorer,
  lastScorer: scorers.lastScorer,
  scorer: scorers.scorer,
}

function fromHalves(
  { read, basis }: RuleInput,
  part: MarketPart,
  settle: (half: Score, full: Score) => LegResult
): LegResult | null {
  const [half, full] = [read('firstHalf'), read(part.basis ?? basis)]
  return half && full && settle(half, full)
}

function applyToScore(
  part: MarketPart,
  key: string,
  score: Score,
  { type, facts, pairs, outcomes }: RuleInput
): LegResult | null {
  const side = part.side ?? type.side
  const count = amountOf(score, side)
  const listed = outcomes.map((outcome) => outcome.key)
  switch (part.rule) {
    case 'threeWay':
      return threeWay(key, score)
    case 'doubleChance':
      return doubleChance(key, score)
    case 'drawNoBet':
    case 'winner':
      return winner(key, score)
    case 'noBet':
      return noBet(key, score, listed)
    case 'bothTeamsToScore':
      return bothTeamsToScore(key, score)
    case 'whichTeamsScore':
      return whichTeamsScore(key, score, listed)
    case 'cleanSheet':
      return cleanSheet(key, score, side)
    case 'oddEven':
      return oddEven(key, count)
    case 'amount':
      return amount(key, count)
    case 'margin':
      return margin(key, score, listed)
    case 'correctScore':
      return correctScore(key, score, listed)
    case 'multiScores':
      return multiScores(key, score)
    case 'headToHead':
      return headToHead(key, score, facts.laps, listed)
    case 'scoreFrom': {
      const from = parseScore(pairs['score'] ?? '')
      return from && scoreFrom(key, score, from, listed)
    }
    case 'europeanHandicap': {
      const headStart = parseScore(pairs['hcp'] ?? '')
      return headStart && europeanHandicap(key, score, headStart)
    }
    case 'handicap': {
      const line = parseQuarters(pairs['hcp'] ?? '')
      return line === null ? null : handicap(key, score, line)
    }
    case 'total':
    case 'exactTotal': {
      const line = part.lineQuarters ?? parseQuarters(pairs['total'] ?? '')
      if (line === null) return null
      return part.rule === 'total' ? total(key, count, line) : exactTotal(key, count, line)
    }
    default:
      return null
  }
}
