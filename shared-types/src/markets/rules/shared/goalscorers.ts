/** Goalscorers of regular time. An own goal has no scorer; a selection on a player who took no part is void. */
import type { Goal, MatchFacts } from '../../model/match_facts.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { playerOf } from '../../model/player_key.ts'
import { won } from './result.ts'

/** Goals that have a scorer, in order; null when the goals, or the scorer of one of them, are unknown. */
export function scoredGoals({ goals, fullTime }: MatchFacts): readonly Goal[] | null {
  if (!goals) return fullTime && fullTime[0] + fullTime[1] === 0 ? [] : null
  const regular = goals.filter((goal) => goal.period !== 'ot')
  if (fullTime && regular.length !== fullTime[0] + fullTime[1]) return null
  const scored = regular.filter((goal) => goal.type !== 'own')
  return scored.every((goal) => goal.scorerId !== undefined) ? scored : null
}

/** The result of a player's outcome; void when the player took no part. */
export function ofPlayer(key: string, facts: MatchFacts, isWon: boolean): OutcomeResult {
  const player = playerOf(key)
  return player !== null && facts.notPlayed?.includes(player) ? 'void' : won(isWon)
}

/** Whether a player came on after a goal, which he could not have scored; not known of a goal without a minute. */
export function cameOnAfter(key: string, facts: MatchFacts, goal: Goal | undefined): boolean {
  const player = playerOf(key)
  const minute = player === null ? undefined : facts.cameOn?.[player]
  return minute !== undefined && goal?.minute !== undefined && minute > goal.minute
}

/** The result of an outcome when `goal` decides the market; `none` wins when there is no such goal. */
export function byGoal(key: string, facts: MatchFacts, goal: Goal | undefined): OutcomeResult {
  return ofPlayer(key, facts, goal ? playerOf(key) === goal.scorerId : key === 'none')
}
