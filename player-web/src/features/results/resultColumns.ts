/** The columns of a result: its parts in order, then the final score. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { BoardResult } from '@grandstand/shared-types/wire/betting/book'
import { scoreParts, type ScorePart } from '../../scores/scoreWords.ts'

export interface ScoreColumn {
  /** A period by its number, or a word of `score.short`. */
  name: { period: string } | { word: ScorePart | 'halfTime' }
  score: Score
}

type Result = Pick<BoardResult, 'sportId' | 'score' | 'halfTime' | 'periods'>

/** a period that is the whole match needs no column beside the final score */
export function columnsOf({ sportId, periods, halfTime, score }: Result): ScoreColumn[] {
  const numbered = Object.keys(periods)
    .filter((key) => /^\d+$/.test(key))
    .sort((a, b) => Number(a) - Number(b))
    .flatMap((period): ScoreColumn[] => {
      const ofPeriod = periods[period]
      return ofPeriod ? [{ name: { period }, score: ofPeriod }] : []
    })
  const [only] = numbered
  const whole = score && (score.regulation ?? score.final)
  const isWhole = numbered.length === 1 && only !== undefined && isSame(only.score, whole)
  const played = numbered.length > 0 && !isWhole ? numbered : halfTimeOf(halfTime)
  const after = score ? scoreParts(sportId, score) : []
  return [
    ...played,
    ...after.map(({ part, score: ofPart }) => ({ name: { word: part }, score: ofPart })),
  ]
}

function halfTimeOf(halfTime: Score | null): ScoreColumn[] {
  return halfTime ? [{ name: { word: 'halfTime' }, score: halfTime }] : []
}

function isSame(score: Score, other: Score | null): boolean {
  return other !== null && score[0] === other[0] && score[1] === other[1]
}
