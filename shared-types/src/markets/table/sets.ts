/** Sports played in sets: tennis, volleyball, table tennis. Ids are the feed's (UOF). */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { both, listed, market } from './build.ts'

const { tennis, volleyball, tableTennis, soccer, iceHockey } = SPORT_IDS
const TENNIS = [tennis]
const VOLLEYBALL = [volleyball]
const TABLE = [tableTennis]
const SETS = [tennis, volleyball, tableTennis]
const periods = { group: 'periods' } as const

export const SET_MARKET_TYPES = listed(600, [
  bestOf(),
  market(187, 'match', 'gameHandicap', TENNIS),
  ...both([190, 191], 'match', 'totalGames', TENNIS),
  market(192, 'match', 'homeWinSet', TENNIS),
  market(193, 'match', 'awayWinSet', TENNIS),
  market(194, 'match', 'setToNil', TENNIS),
  market(195, 'match', 'anyTieBreak', TENNIS),
  market(196, 'match', 'exactSets', [tennis, volleyball]),
  market(198, 'match', 'oddEvenGames', TENNIS),
  market(201, 'match', 'doubleResult', TENNIS),
  market(202, 'set', 'winner', [tennis, volleyball], periods),
  market(203, 'set', 'setGameHandicap', TENNIS),
  market(204, 'set', 'setTotalGames', TENNIS),
  ...both([318, 319], 'set', 'setTotalGames', TENNIS),
  market(205, 'set', 'setOddEvenGames', TENNIS),
  market(206, 'set', 'setTieBreak', TENNIS),
  market(207, 'set', 'setScore', TENNIS),
  market(208, 'set', 'raceToGames', TENNIS),
  market(895, 'set', 'tieBreakPoints', TENNIS),
  market(850, 'match', 'homeExactlyOneSet', TENNIS),
  market(851, 'match', 'awayExactlyOneSet', TENNIS),
  market(852, 'match', 'homeExactlyTwoSets', TENNIS),
  market(853, 'match', 'awayExactlyTwoSets', TENNIS),
  market(525, 'match', 'fourthSet', [tennis, volleyball]),
  market(526, 'match', 'fifthSet', [tennis, volleyball]),
  market(306, 'match', 'extraPointSets', VOLLEYBALL),
  market(309, 'set', 'setPointHandicap', VOLLEYBALL),
  market(310, 'set', 'setTotalPoints', VOLLEYBALL),
  market(311, 'set', 'oddEven', VOLLEYBALL, periods),
  market(313, 'set', 'raceToPoints', VOLLEYBALL, periods),
  market(239, 'match', 'extraPointSets', TABLE, { key: 'extraPointGames' }),
  market(241, 'match', 'exactGames', TABLE),
  market(245, 'game', 'winner', TABLE, periods),
  market(246, 'game', 'setPointHandicap', TABLE),
  market(247, 'game', 'setTotalPoints', TABLE),
  market(248, 'game', 'oddEven', TABLE, periods),
  market(250, 'game', 'raceToPoints', TABLE, periods),
])

/** Type 199 is the score in sets where a sport has sets, else the score in goals; its variant lists the outcomes. */
function bestOf() {
  const type = market(199, 'match', 'bestOf', SETS, { basis: 'sets' })
  return {
    ...type,
    basisBySport: { ...type.basisBySport, [soccer]: 'regular', [iceHockey]: 'regular' } as const,
  }
}
