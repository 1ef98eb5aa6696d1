/** Combined markets. Ids are the feed's (UOF). */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { listed, market } from './build.ts'

const { soccer, basketball, baseball, iceHockey, tennis, handball } = SPORT_IDS
const ONLY = [soccer]
const GOALS = [soccer, iceHockey, handball]

export const COMBO_MARKET_TYPES = listed(300, [
  market(35, 'match', 'resultAndBothScore', [soccer, iceHockey]),
  market(36, 'match', 'totalAndBothScore', [soccer, iceHockey]),
  market(37, 'match', 'resultAndTotal', GOALS),
  market(78, 'firstHalf', 'resultAndBothScore', ONLY),
  market(79, 'firstHalf', 'resultAndTotal', [soccer, handball, basketball]),
  market(184, 'match', 'goalAndResult', GOALS),
  market(540, 'match', 'chanceAndFirstHalfBothScore', ONLY),
  market(541, 'match', 'chanceAndSecondHalfBothScore', ONLY),
  market(542, 'firstHalf', 'chanceAndBothScore', ONLY),
  market(543, 'secondHalf', 'resultAndBothScore', ONLY),
  market(544, 'secondHalf', 'resultAndTotal', ONLY),
  market(545, 'secondHalf', 'chanceAndBothScore', ONLY),
  market(546, 'match', 'chanceAndBothScore', ONLY),
  market(547, 'match', 'chanceAndTotal', [soccer, iceHockey]),
  market(818, 'match', 'halfFullAndTotal', ONLY),
  market(819, 'match', 'halfFullAndFirstHalfTotal', ONLY),
  market(820, 'match', 'halfFullAndGoals', ONLY),
  market(854, 'match', 'homeOrOver', ONLY),
  market(855, 'match', 'homeOrUnder', ONLY),
  market(856, 'match', 'drawOrOver', ONLY),
  market(857, 'match', 'drawOrUnder', ONLY),
  market(858, 'match', 'awayOrOver', ONLY),
  market(859, 'match', 'awayOrUnder', ONLY),
  market(860, 'match', 'homeOrBothScore', ONLY),
  market(861, 'match', 'drawOrBothScore', ONLY),
  market(862, 'match', 'awayOrBothScore', ONLY),
  market(863, 'match', 'homeOrAnyCleanSheet', ONLY),
  market(864, 'match', 'drawOrAnyCleanSheet', ONLY),
  market(865, 'match', 'awayOrAnyCleanSheet', ONLY),
  market(879, 'match', 'awayToWin', ONLY),
  market(880, 'match', 'homeToWin', ONLY),
  market(881, 'match', 'anyTeamToWin', ONLY),
  market(1179, 'match', 'firstHalfOrMatch', ONLY),
  market(292, 'matchWithOvertime', 'winnerAndTotal', [basketball]),
  market(1174, 'matchWithOvertime', 'handicapAndTotal', [basketball]),
  market(1178, 'firstHalf', 'handicapAndTotal', [basketball]),
  market(1067, 'matchWithExtraInnings', 'winnerAndTotal', [baseball]),
  market(1055, 'match', 'tennisWinnerAndTotal', [tennis], { key: 'winnerAndTotalGames' }),
  market(1056, 'set', 'winnerAndTotal', [tennis]),
])
