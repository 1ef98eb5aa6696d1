/** Facts of a game from the scores of its periods and a final score that includes overtime. */
import { sumScores } from '@grandstand/shared-types/markets/scores/score_for'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'

/** Period scores by period number, from 1. */
export const numbered = (scores: readonly Score[]): MatchFacts['periods'] =>
  Object.fromEntries(scores.map((score, index) => [String(index + 1), score]))

/**
 * Points of the final score beyond the periods are overtime, which only follows a level regular time. Periods that do
 * not add up to the final score are left out: the final score counts, and markets on periods stay open.
 */
export function withOvertime(periods: readonly (Score | undefined)[], final: Score): MatchFacts {
  const known = periods.filter((score) => score !== undefined)
  const regular = sumScores(known)
  const rest: Score = [final[0] - regular[0], final[1] - regular[1]]
  const isPlayedOn = rest.some((points) => points > 0)
  const fits = known.length === periods.length && rest.every((points) => points >= 0)
  if (!fits || (isPlayedOn && regular[0] !== regular[1])) {
    return { status: 'ended', periods: {}, fullTime: final }
  }
  return isPlayedOn
    ? { status: 'after_ot', periods: { ...numbered(known), ot: rest }, fullTime: regular }
    : { status: 'ended', periods: numbered(known), fullTime: final }
}
