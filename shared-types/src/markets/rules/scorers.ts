/** Goalscorers of regular time; own goals are nobody's, and a player who took no part gets the stake back. */
import type { LegResult } from '../model/outcome_result.ts'
import type { RuleInput } from '../settling/apply_rule.ts'
import type { Goal, MatchFacts } from '../facts/match_facts.ts'
import { playerOf } from '../model/player_key.ts'
import type { MarketPart } from '../model/market_type.ts'

type Scorers = (key: string, part: MarketPart, input: RuleInput) => LegResult | null

/** Null when the goals or a scorer are not known. */
function scoredGoals({ goals, fullTime }: MatchFacts): readonly Goal[] | null {
  if (!goals) return fullTime && fullTime[0] + fullTime[1] === 0 ? [] : null
  const regular = goals.filter((goal) => goal.period !== 'ot')
  if (fullTime && regular.length !== fullTime[0] + fullTime[1]) return null
  const scored = regular.filter((goal) => goal.type !== 'own')
  return scored.every((goal) => goal.scorerId !== undefined) ? scored : null
}

function result(key: string, facts: MatchFacts, isWon: boolean): LegResult {
  const player = playerOf(key)
  if (player !== null && facts.notPlayed?.includes(player)) return 'void'
  return isWon ? 'won' : 'lost'
}

function byGoal(key: string, facts: MatchFacts, goal: Goal | undefined): LegResult {
  return result(key, facts, goal ? playerOf(key) === goal.scorerId : key === 'none')
}

/** The nth goal that has a scorer. */
export const nthScorer: Scorers = (key, _, { facts, pairs }) => {
  const goals = scoredGoals(facts)
  return goals && byGoal(key, facts, goals[Number(pairs['goalnr']) - 1])
}

export const lastScorer: Scorers = (key, _, { facts }) => {
  const goals = scoredGoals(facts)
  return goals && byGoal(key, facts, goals.at(-1))
}

/** As many goals as the type asks for, `lineQuarters` being four for each. */
export const scorer: Scorers = (key, { lineQuarters = 4 }, { facts }) => {
  const goals = scoredGoals(facts)
  const player = playerOf(key)
  if (!goals || player === null) return null
  const count = goals.filter((goal) => goal.scorerId === player).length
  return result(key, facts, count * 4 >= lineQuarters)
}
