/**
 * Baseball, esports (109), motor sport (11) and bikes (41). Ids are the feed's (UOF). In racing a match is two racers
 * against each other; markets on a whole field stand in `races.ts`.
 */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { both, listed, market } from './build.ts'

const BASEBALL = [SPORT_IDS.baseball]
const ESPORTS = [SPORT_IDS.esports]
const RACING = [SPORT_IDS.motorSport, SPORT_IDS.bikes]
const periods = { group: 'periods' } as const

export const BASEBALL_MARKET_TYPES = listed(700, [
  market(254, 'matchWithExtraInnings', 'scoreHandicap', BASEBALL),
  market(255, 'matchWithExtraInnings', 'runMargin', BASEBALL),
  ...both([260, 261], 'matchWithExtraInnings', 'total', BASEBALL),
  market(262, 'matchWithExtraInnings', 'overExactUnder', BASEBALL),
  market(263, 'matchWithExtraInnings', 'runRange', BASEBALL),
  market(264, 'matchWithExtraInnings', 'oddEven', BASEBALL),
  market(267, 'matchWithExtraInnings', 'raceToRuns', BASEBALL),
  market(268, 'match', 'overtime', BASEBALL, { key: 'extraInning' }),
  market(270, 'match', 'mostPeriods', BASEBALL),
  market(271, 'match', 'mostInOneInning', BASEBALL),
  market(272, 'match', 'highestInning', BASEBALL),
  market(273, 'match', 'exactRuns', BASEBALL),
  market(274, 'firstFive', 'result', BASEBALL, periods),
  market(1124, 'firstFive', 'winner', BASEBALL, periods),
  market(275, 'firstFive', 'handicap', BASEBALL, periods),
  market(276, 'firstFive', 'total', BASEBALL, periods),
  ...both([277, 278], 'firstFive', 'total', BASEBALL, periods),
  market(284, 'innings', 'total', BASEBALL, periods),
  ...both([285, 286], 'innings', 'total', BASEBALL, periods),
  market(287, 'inning', 'result', BASEBALL, periods),
  market(1123, 'inning', 'winner', BASEBALL, periods),
  market(746, 'inning', 'handicap', BASEBALL, periods),
  market(288, 'inning', 'total', BASEBALL, periods),
  market(749, 'inning', 'homeInningScore', BASEBALL),
  market(750, 'inning', 'awayInningScore', BASEBALL),
  market(751, 'inning', 'bothScore', BASEBALL, periods),
  market(1069, 'matchWithExtraInnings', 'winToNilByAny', BASEBALL),
])

export const ESPORTS_MARKET_TYPES = listed(750, [
  market(326, 'match', 'mapScoreHandicap', ESPORTS),
  market(329, 'match', 'setsScore', ESPORTS, { key: 'correctScoreInMaps' }),
  market(330, 'map', 'winner', ESPORTS, { ...periods, key: 'mapWinner' }),
  market(395, 'map', 'winner', ESPORTS, { ...periods, key: 'mapWinnerWithoutRounds' }),
  market(331, 'map', 'roundHandicap', ESPORTS),
  market(332, 'map', 'totalRounds', ESPORTS),
  market(334, 'map', 'result', ESPORTS, periods),
  market(620, 'map', 'raceToRounds', ESPORTS),
  market(621, 'map', 'oddEvenRounds', ESPORTS),
  market(554, 'map', 'killNoBet', ESPORTS),
  market(555, 'map', 'killHandicap', ESPORTS),
  market(726, 'map', 'totalKills', ESPORTS),
  market(731, 'map', 'raceToKills', ESPORTS),
])

export const RACING_MARKET_TYPES = listed(800, [
  market(539, 'match', 'headToHead', RACING, { main: RACING }),
  market(538, 'match', 'headToHeadResult', RACING),
  market(1099, 'match', 'totalFinishers', RACING),
])
