/** Market types about goals, the exact score and the halves. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { THREE_WAY } from '../outcomes/common.ts'
import type { MarketOutcome, MarketType } from '../model/market_type.ts'
import { bothTeamsToScore } from '../rules/counts/both_teams_to_score.ts'
import { oddEven } from '../rules/counts/odd_even.ts'
import { threeWay } from '../rules/result/three_way.ts'
import { correctScore } from '../rules/score/correct_score.ts'
import { halfTimeFullTime } from '../rules/score/half_time_full_time.ts'

const { soccer, iceHockey, handball, basketball } = SPORT_IDS

/** Every score up to this many goals of a side has an outcome of its own; higher scores are `other`. */
const HIGHEST_LISTED_GOALS = 4

/** Feed ids run 274, 276, ..., home's goals fastest; `other` follows the last. */
function correctScores(): MarketOutcome[] {
  const outcomes: MarketOutcome[] = []
  let feedId = 274
  for (let away = 0; away <= HIGHEST_LISTED_GOALS; away++) {
    for (let home = 0; home <= HIGHEST_LISTED_GOALS; home++) {
      outcomes.push({ key: `${home}:${away}`, feedId })
      feedId += 2
    }
  }
  outcomes.push({ key: 'other', feedId })
  return outcomes
}

/** `1/X` is home ahead at half time and a draw at the end. */
function halfTimeFullTimes(): MarketOutcome[] {
  const sides = THREE_WAY.map(({ key }) => key)
  return sides.flatMap((half, row) =>
    sides.map((full, column) => ({
      key: `${half}/${full}`,
      feedId: 418 + 2 * (row * sides.length + column),
    }))
  )
}

export const SCORE_MARKET_TYPES: readonly MarketType[] = [
  {
    id: 29,
    key: 'bothTeamsToScore',
    group: 'main',
    listOrder: 37,
    specifierKind: 'none',
    rule: bothTeamsToScore,
    basisBySport: { [soccer]: 'regular', [iceHockey]: 'regular' },
    mainForSports: [soccer],
    outcomes: [
      { key: 'yes', feedId: 74 },
      { key: 'no', feedId: 76 },
    ],
  },
  {
    id: 26,
    key: 'oddEven',
    group: 'totals',
    listOrder: 38,
    specifierKind: 'none',
    rule: oddEven,
    basisBySport: { [soccer]: 'regular', [iceHockey]: 'regular', [handball]: 'regular' },
    mainForSports: [],
    outcomes: [
      { key: 'odd', feedId: 70 },
      { key: 'even', feedId: 72 },
    ],
  },
  {
    id: 45,
    key: 'correctScore',
    group: 'score',
    listOrder: 50,
    specifierKind: 'none',
    rule: correctScore,
    basisBySport: { [soccer]: 'regular' },
    mainForSports: [],
    outcomes: correctScores(),
  },
  {
    id: 60,
    key: 'firstHalfResult',
    group: 'halves',
    listOrder: 60,
    specifierKind: 'none',
    rule: threeWay,
    basisBySport: { [soccer]: 'firstHalf', [handball]: 'firstHalf', [basketball]: 'firstHalf' },
    mainForSports: [],
    outcomes: THREE_WAY,
  },
  {
    id: 47,
    key: 'halfTimeFullTime',
    group: 'halves',
    listOrder: 62,
    specifierKind: 'none',
    rule: halfTimeFullTime,
    basisBySport: { [soccer]: 'regular', [handball]: 'regular', [basketball]: 'regular' },
    mainForSports: [],
    outcomes: halfTimeFullTimes(),
  },
]
