/** Outcome lists of exact scores, in the order of the feed's ids. */
import type { MarketOutcome } from '../model/market_type.ts'
import { HALF_FULL, running } from './common.ts'

/** Scores of up to `most` goals for each side, home's goals changing fastest, then `other`. */
function grid(first: number, most: number, step = 1, isHomeFastest = true): MarketOutcome[] {
  const keys: string[] = []
  for (let slow = 0; slow <= most; slow++) {
    for (let fast = 0; fast <= most; fast++) {
      keys.push(isHomeFastest ? `${fast}:${slow}` : `${slow}:${fast}`)
    }
  }
  return running(first, [...keys, 'other'], step)
}

/** Scores of at most `most` goals in all, home's goals changing fastest. */
function triangle(first: number, most: number, step: number): MarketOutcome[] {
  const keys: string[] = []
  for (let away = 0; away <= most; away++) {
    for (let home = 0; home + away <= most; home++) keys.push(`${home}:${away}`)
  }
  return running(first, keys, step)
}

export const SCORES_TO_4 = grid(274, 4, 2)
export const SCORES_TO_5 = grid(1584, 5)
export const SECOND_HALF_SCORES = grid(546, 2, 2, false)
export const PERIOD_SCORES = grid(1630, 2)
export const FIRST_HALF_SCORES = running(
  462,
  ['0:0', '1:1', '2:2', '1:0', '2:0', '2:1', '0:1', '0:2', '1:2', 'other'],
  2
)
/** The feed's id of 0:0 is outside the sequence of the other scores. */
export const SCORES_FROM = [
  { key: '0:0', feedId: 110 },
  ...triangle(112, 6, 2).filter(({ key }) => key !== '0:0'),
]
export const FIRST_HALF_SCORES_FROM = triangle(442, 3, 2)

/** Scores of at most six goals together; the feed does not use id 1303. */
const SCORES_MAX_6 = ((): MarketOutcome[] => {
  const keys: string[] = []
  for (let home = 0; home <= 6; home++) {
    for (let away = 0; home + away <= 6; away++) keys.push(`${home}:${away}`)
  }
  return [{ key: '0:0', feedId: 1302 }, ...running(1304, [...keys.slice(1), 'other'])]
})()
/** Scores up to 5 goals of a side, without 5:5. */
const SCORES_BELOW_5 = grid(1475, 5)
  .filter(({ key }) => key !== '5:5')
  .map(({ key, feedId }) => ({ key, feedId: key === 'other' ? 1510 : feedId }))

/** Results of a best-of match: first home's wins, the clearest first. */
function bestOf(first: number, wins: number): MarketOutcome[] {
  const won = Array.from({ length: wins }, (_, lost) => `${wins}:${lost}`)
  const lost = Array.from({ length: wins }, (_, index) => `${wins - 1 - index}:${wins}`)
  return running(first, [...won, ...lost])
}

export const SCORE_VARIANTS: Readonly<Record<string, readonly MarketOutcome[]>> = {
  'sr:correct_score:max:6': SCORES_MAX_6,
  'sr:correct_score:below:5-5': SCORES_BELOW_5,
}
export const SET_SCORE_VARIANTS: Readonly<Record<string, readonly MarketOutcome[]>> = {
  'sr:correct_score:bestof:2': running(1, ['2:0', '1:1', '0:2']),
  'sr:correct_score:bestof:3': bestOf(4, 2),
  'sr:correct_score:bestof:5': bestOf(8, 3),
  'sr:correct_score:bestof:7': bestOf(14, 4),
}
export const TENNIS_SET_SCORES = running(865, [
  ...['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'],
  ...['0:6', '1:6', '2:6', '3:6', '4:6', '5:7', '6:7'],
])

/** Half time and full time of at most three goals together each; `4+` for all other scores. */
export const HALF_FULL_SCORES = ((): MarketOutcome[] => {
  const scores: [number, number][] = [
    ...([0, 1, 2, 3].map((away) => [0, away]) as [number, number][]),
    ...([0, 1, 2].map((away) => [1, away]) as [number, number][]),
    [2, 0],
    [2, 1],
    [3, 0],
  ]
  const keys = scores.flatMap(([home, away]) => [
    ...scores
      .filter(([fullHome, fullAway]) => fullHome >= home && fullAway >= away)
      .map(([fullHome, fullAway]) => `${home}:${away} ${fullHome}:${fullAway}`),
    `${home}:${away} 4+`,
  ])
  return running(326, [...keys, '4+ 4+'], 2)
})()

const HALF_FULL_AND_GOALS_KEYS = [
  'X/X & 0',
  ...['1/1', 'X/1', 'X/2', '2/2'].map((key) => `${key} & 1`),
  ...['1/1', '1/X', 'X/1', 'X/X', 'X/2', '2/X', '2/2'].map((key) => `${key} & 2`),
  ...['1/1', '1/2', 'X/1', 'X/2', '2/1', '2/2'].map((key) => `${key} & 3`),
  ...HALF_FULL.map((key) => `${key} & 4`),
  ...HALF_FULL.map((key) => `${key} & 5+`),
]
export const HALF_FULL_AND_GOALS = running(1854, HALF_FULL_AND_GOALS_KEYS)

/** Groups of scores: the outcome key names the group, `MULTI_SCORES` lists its scores. */
export const MULTI_SCORES: Readonly<Record<string, readonly string[]>> = {
  '1:0-3:0': ['1:0', '2:0', '3:0'],
  '0:1-0:3': ['0:1', '0:2', '0:3'],
  '4:0-6:0': ['4:0', '5:0', '6:0'],
  '0:4-0:6': ['0:4', '0:5', '0:6'],
  '2:1-4:1': ['2:1', '3:1', '4:1'],
  '1:2-1:4': ['1:2', '1:3', '1:4'],
  '3:2-5:1': ['3:2', '4:2', '4:3', '5:1'],
  '2:3-1:5': ['2:3', '2:4', '3:4', '1:5'],
}
export const MULTI_SCORE_OUTCOMES = [
  ...running(1750, [...Object.keys(MULTI_SCORES), 'home:other', 'away:other']),
  { key: 'X', feedId: 1803 },
]
