import type { BoardResult } from '@grandstand/shared-types/wire'

export type Score = readonly [home: number, away: number]

export interface ResultPeriod {
  /** `1`, `2`, ..., `ot`, `pen`, or `ht` where only the score at half time is known. */
  key: string
  score: Score
}

const NAMED = ['ot', 'pen']

/** Periods in the order in which they were played. One that is the whole match is left to the final score. */
export function periodsOf({ periods, halfTime, fullTime }: BoardResult): ResultPeriod[] {
  const numbered = Object.keys(periods)
    .filter((key) => /^\d+$/.test(key))
    .sort((a, b) => Number(a) - Number(b))
  const named = NAMED.filter((key) => key in periods)
  const played = [...numbered, ...named].flatMap((key): ResultPeriod[] => {
    const score = periods[key]
    return score ? [{ key, score }] : []
  })
  const [only] = played
  const isWhole = played.length === 1 && only !== undefined && isSame(only.score, fullTime)
  if (played.length > 0 && !isWhole) return played
  return halfTime ? [{ key: 'ht', score: halfTime }] : []
}

function isSame(score: Score, other: Score | null): boolean {
  return other !== null && score[0] === other[0] && score[1] === other[1]
}
