/** Chances of scores of a part of a match: the score so far plus Poisson goals for the time left. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { add, poisson, type Distribution } from '../../distributions.ts'

/** Chances of more further goals than this are left out. */
const MOST_MORE = 9

export interface Remaining {
  score: Score
  means: readonly [home: number, away: number]
  margins: Distribution
  totals: Distribution
  home: Distribution
  away: Distribution
}

export function remainingGoals(score: Score, means: readonly [number, number]): Remaining {
  const home = poisson(means[0], MOST_MORE)
  const away = poisson(means[1], MOST_MORE)
  const margins = new Map<number, number>()
  const totals = new Map<number, number>()
  home.forEach((homeChance, homeGoals) =>
    away.forEach((awayChance, awayGoals) => {
      add(margins, score[0] - score[1] + homeGoals - awayGoals, homeChance * awayChance)
      add(totals, score[0] + score[1] + homeGoals + awayGoals, homeChance * awayChance)
    })
  )
  return { score, means, margins, totals, home: onTop(home, score[0]), away: onTop(away, score[1]) }
}

const onTop = (chances: readonly number[], goals: number): Distribution =>
  new Map(chances.map((chance, more) => [goals + more, chance]))

/** Chance that both sides have scored at the end. */
export function bothScore({ score, means }: Remaining): number {
  const scores = (goals: number, mean: number) => (goals > 0 ? 1 : 1 - Math.exp(-mean))
  return scores(score[0], means[0]) * scores(score[1], means[1])
}

/** Chances of the side that scores next, or of no further goal. */
export function nextGoal({ means: [home, away] }: Remaining): (outcomeKey: string) => number {
  const any = 1 - Math.exp(-home - away)
  return (key) => {
    if (key === 'none') return 1 - any
    return (any * (key === 'home' ? home : away)) / Math.max(home + away, 1e-9)
  }
}
