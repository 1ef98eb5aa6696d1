/**
 * Market types on the winner, the line, the score and the halves that most sports share. Each has a name of its own in
 * every language. Ids are the feed's (UOF).
 */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MarketType } from '../model/market_type.ts'
import { HALF_FULL, running } from '../outcomes/common.ts'
import { SCORES_TO_4 } from '../outcomes/scores.ts'
import { correctScore } from '../rules/score/correct_score.ts'
import { halfTimeFullTime } from '../rules/score/half_time_full_time.ts'
import { listed, market } from './build.ts'

const { soccer, basketball, baseball, iceHockey, tennis, handball } = SPORT_IDS
const { volleyball, esports, tableTennis } = SPORT_IDS
const GOALS = [soccer, iceHockey, handball]
const COURT = [soccer, handball, basketball]
const SETS = [tennis, volleyball]
const POINTS = [volleyball, tableTennis]
const halves = { group: 'halves' } as const
const points = { basis: 'points' } as const
const sets = { basis: 'sets' } as const

export const MAIN_MARKET_TYPES: readonly MarketType[] = [
  ...listed(10, [
    market(1, 'match', 'result', [...GOALS, basketball], { key: 'matchResult', main: GOALS }),
    market(186, 'match', 'winner', [...SETS, esports, tableTennis], {
      ...sets,
      main: [...SETS, esports, tableTennis],
    }),
    market(219, 'matchWithOvertime', 'winner', [basketball], {
      key: 'winnerWithOvertime',
      main: [basketball],
    }),
    market(251, 'matchWithExtraInnings', 'winner', [baseball], {
      key: 'winnerWithExtraInnings',
      main: [baseball],
    }),
    market(406, 'matchWithShootout', 'winner', [iceHockey], { key: 'winnerWithShootout' }),
  ]),
  ...listed(20, [
    market(10, 'match', 'doubleChance', [...GOALS, basketball], { main: [soccer] }),
    market(11, 'match', 'drawNoBet', GOALS),
  ]),
  ...listed(30, [
    market(18, 'match', 'total', GOALS, { main: GOALS }),
    market(225, 'matchWithOvertime', 'total', [basketball], {
      key: 'totalWithOvertime',
      main: [basketball],
    }),
    market(258, 'matchWithExtraInnings', 'total', [baseball], {
      key: 'totalWithExtraInnings',
      main: [baseball],
    }),
    market(189, 'match', 'total', [tennis], { ...points, key: 'totalGames', main: [tennis] }),
    market(238, 'match', 'total', POINTS, { ...points, key: 'totalPoints', main: POINTS }),
    market(314, 'match', 'total', SETS, { ...sets, key: 'totalSets' }),
    market(328, 'match', 'total', [esports], { ...sets, key: 'totalMaps', main: [esports] }),
    market(29, 'match', 'bothScore', [soccer, iceHockey], {
      key: 'bothTeamsToScore',
      main: [soccer],
    }),
    market(26, 'match', 'oddEven', GOALS),
  ]),
  ...listed(40, [
    market(16, 'match', 'handicap', GOALS, { main: [handball] }),
    market(223, 'matchWithOvertime', 'handicap', [basketball], {
      key: 'handicapWithOvertime',
      main: [basketball],
    }),
    market(256, 'matchWithExtraInnings', 'handicap', [baseball], {
      key: 'handicapWithExtraInnings',
      main: [baseball],
    }),
    market(188, 'match', 'handicap', SETS, { ...sets, key: 'setHandicap' }),
    market(237, 'match', 'handicap', POINTS, { ...points, key: 'pointHandicap' }),
    market(327, 'match', 'handicap', [esports], { ...sets, key: 'mapHandicap' }),
    market(14, 'match', 'scoreHandicap', GOALS, { key: 'europeanHandicap' }),
  ]),
  ...listed(50, [
    market(
      45,
      'match',
      {
        name: 'correctScore',
        group: 'score',
        specifierKind: 'none',
        rule: correctScore,
        outcomes: SCORES_TO_4,
      },
      [soccer]
    ),
  ]),
  ...listed(60, [
    market(60, 'firstHalf', 'result', COURT, halves),
    market(68, 'firstHalf', 'total', COURT, halves),
    market(
      47,
      'match',
      {
        name: 'halfTimeFullTime',
        group: 'halves',
        specifierKind: 'none',
        rule: halfTimeFullTime,
        outcomes: running(418, HALF_FULL, 2),
      },
      COURT
    ),
  ]),
]
