/** Markets on goals of the whole match: soccer, also ice hockey and handball. Ids are the feed's (UOF). */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { both, listed, market } from './build.ts'

const { soccer, iceHockey, handball, basketball } = SPORT_IDS
const ONLY = [soccer]
const GOALS = [soccer, iceHockey, handball]

export const GOAL_MARKET_TYPES = listed(100, [
  market(2, 'match', 'toQualify', GOALS),
  market(5, 'match', 'winningMethod', [soccer, iceHockey]),
  market(7, 'match', 'rest', GOALS),
  market(8, 'match', 'nthGoal', GOALS),
  market(9, 'match', 'lastGoal', GOALS),
  market(12, 'match', 'homeNoBet', GOALS),
  market(13, 'match', 'awayNoBet', GOALS),
  market(15, 'match', 'winningMargin', [...GOALS, basketball]),
  ...both([19, 20], 'match', 'total', GOALS),
  market(21, 'match', 'exactGoals', [soccer, iceHockey]),
  ...both([23, 24], 'match', 'exactGoalsFew', [soccer, iceHockey]),
  market(25, 'match', 'goalRange', [soccer, iceHockey]),
  ...both([27, 28], 'match', 'oddEven', GOALS),
  market(30, 'match', 'whichScore', [soccer, iceHockey]),
  ...both([31, 32], 'match', 'cleanSheet', [soccer, iceHockey]),
  market(33, 'match', 'homeWinToNil', [soccer, iceHockey]),
  market(34, 'match', 'awayWinToNil', [soccer, iceHockey]),
  market(41, 'match', 'scoreFrom', ONLY),
  market(46, 'match', 'halfFullScore', ONLY),
  market(100, 'match', 'goalInterval15', ONLY),
  market(101, 'match', 'goalInterval10', ONLY),
  market(122, 'match', 'shootout', [soccer, iceHockey]),
  market(220, 'match', 'overtime', [soccer, iceHockey, handball, basketball]),
  market(297, 'match', 'overExactUnder', [...GOALS, basketball]),
  ...both([399, 400], 'match', 'goalRange', ONLY),
  market(431, 'match', 'correctScore5', [iceHockey]),
  market(548, 'match', 'multigoals', ONLY),
  ...both([549, 550], 'match', 'fewMultigoals', ONLY),
  market(551, 'match', 'multiScores', ONLY),
  market(1037, 'match', 'raceToGoals', GOALS),
  market(298, 'match', 'handballRange', [handball], { key: 'goalRangeHandball' }),
  market(102, 'minutes', 'result', ONLY),
  market(103, 'minutes', 'nthGoal', ONLY),
  market(104, 'minutes', 'total', ONLY),
  market(38, 'match', 'nthScorer', ONLY),
  market(39, 'match', 'lastScorer', ONLY),
  market(40, 'match', 'anytimeScorer', ONLY),
  market(898, 'match', 'scorerOfTwo', ONLY),
  market(899, 'match', 'scorerOfThree', ONLY),
])
