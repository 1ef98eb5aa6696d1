/** The words of a score by sport: the unit of its final figures, and the names of its parts. */
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import type { MatchScore } from '@grandstand/shared-types/markets/scores/match_score'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'

/** Key of `score.final`. */
type FinalWord = 'score' | 'sets' | 'maps' | 'places'

export function finalWord(sportId: number): FinalWord {
  const { fullTime, periodKind } = neededFacts(sportId)
  if (fullTime === 'positions' || fullTime === 'order') return 'places'
  if (fullTime === 'score') return 'score'
  return periodKind === 'map' ? 'maps' : 'sets'
}

/** Key of `score.part` and `score.short`. */
export type ScorePart = 'regulation' | 'overtime' | 'extraTime' | 'extraInnings' | 'penalties'

const OVERTIMES: Readonly<Record<number, ScorePart>> = {
  [SPORT_IDS.soccer]: 'extraTime',
  [SPORT_IDS.baseball]: 'extraInnings',
}

export const overtimeWord = (sportId: number): ScorePart => OVERTIMES[sportId] ?? 'overtime'

/** The parts that make up the final score, in order; empty when only regulation was played. */
export function scoreParts(
  sportId: number,
  { regulation, overtime, penalties }: MatchScore
): { part: ScorePart; score: readonly [home: number, away: number] }[] {
  return [
    ...(regulation ? [{ part: 'regulation', score: regulation } as const] : []),
    ...(overtime ? [{ part: overtimeWord(sportId), score: overtime }] : []),
    ...(penalties ? [{ part: 'penalties', score: penalties } as const] : []),
  ]
}
