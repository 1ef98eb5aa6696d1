/** Subjects of bets on any part of the match: rule, outcomes, specifiers and tab of each. */
import type { MarketType, Rule } from '../../model/market_type.ts'
import { COMBINED_SUBJECTS } from './combined.ts'
import { COURSE_SUBJECTS } from './course.ts'
import * as outcomes from '../../outcomes/common.ts'
import * as scores from '../../outcomes/scores.ts'
import * as variants from '../../outcomes/variants.ts'
import { amount } from '../../rules/counts/amount.ts'
import { bothTeamsToScore } from '../../rules/counts/both_teams_to_score.ts'
import { cleanSheet } from '../../rules/counts/clean_sheet.ts'
import { exactTotal } from '../../rules/counts/exact_total.ts'
import { oddEven } from '../../rules/counts/odd_even.ts'
import { total } from '../../rules/counts/total.ts'
import { whichTeamsScore } from '../../rules/counts/which_teams_score.ts'
import { doubleChance } from '../../rules/result/double_chance.ts'
import { drawNoBet } from '../../rules/result/draw_no_bet.ts'
import { europeanHandicap } from '../../rules/result/european_handicap.ts'
import { handicap as handicapRule } from '../../rules/result/handicap.ts'
import { headToHead } from '../../rules/result/head_to_head.ts'
import { noBet } from '../../rules/result/no_bet.ts'
import { threeWay } from '../../rules/result/three_way.ts'
import { winner } from '../../rules/result/winner.ts'
import { correctScore } from '../../rules/score/correct_score.ts'
import { margin } from '../../rules/score/margin.ts'
import { multiScores } from '../../rules/score/multi_scores.ts'
import { scoreFrom } from '../../rules/score/score_from.ts'

export type Subject = Pick<
  MarketType,
  | 'rule'
  | 'specifierKind'
  | 'group'
  | 'basis'
  | 'parts'
  | 'variants'
  | 'integers'
  | 'sequence'
  | 'lineQuarters'
> & { outcomes?: MarketType['outcomes'] }

type Group = MarketType['group']
const plain = (
  rule: Rule,
  list: MarketType['outcomes'],
  group: Group = 'main',
  more: Partial<Subject> = {}
): Subject => ({ rule, specifierKind: 'none', outcomes: list, group, ...more })

const line = (group: Group, more: Partial<Subject> = {}): Subject => ({
  rule: total,
  specifierKind: 'total',
  outcomes: outcomes.OVER_UNDER,
  group,
  ...more,
})
const handicap = (group: Group = 'handicap', more: Partial<Subject> = {}): Subject => ({
  rule: handicapRule,
  specifierKind: 'handicap',
  outcomes: outcomes.HANDICAP,
  group,
  ...more,
})
const counts = (
  rule: Rule,
  ofVariant: NonNullable<MarketType['variants']>,
  group: Group,
  more: Partial<Subject> = {}
): Subject => ({ rule, specifierKind: 'none', variants: ofVariant, group, ...more })

const { MARGINS, WIDE_MARGINS, exactGoals } = variants
const corners = { basis: 'corners' } as const
const firstHalfCorners = { basis: 'cornersFirstHalf' } as const
const bookings = { basis: 'bookings' } as const
const firstHalfBookings = { basis: 'bookingsFirstHalf' } as const
const sets = { basis: 'sets' } as const
const games = { basis: 'points' } as const

export const SUBJECTS = {
  result: plain(threeWay, outcomes.THREE_WAY),
  winner: plain(winner, outcomes.TWO_WAY),
  doubleChance: plain(doubleChance, outcomes.DOUBLE_CHANCE),
  drawNoBet: plain(drawNoBet, outcomes.TWO_WAY),
  homeNoBet: plain(noBet, outcomes.running(776, ['X', 'away'], 2)),
  awayNoBet: plain(noBet, outcomes.running(780, ['home', 'X'], 2)),
  scoreHandicap: {
    ...handicap(),
    rule: europeanHandicap,
    specifierKind: 'scoreHandicap',
    outcomes: outcomes.THREE_WAY_HANDICAP,
  },
  handicap: handicap(),
  total: line('totals'),
  overExactUnder: line('totals', { rule: exactTotal, outcomes: outcomes.OVER_EXACT_UNDER }),
  oddEven: plain(oddEven, outcomes.ODD_EVEN, 'totals'),
  bothScore: plain(bothTeamsToScore, outcomes.YES_NO),
  whichScore: plain(whichTeamsScore, outcomes.WHICH_TEAMS, 'totals'),
  whichScoreWithOvertime: plain(
    whichTeamsScore,
    outcomes.running(1475, ['both', 'onlyHome', 'onlyAway']),
    'totals'
  ),
  cleanSheet: plain(cleanSheet, outcomes.YES_NO, 'other'),
  exactGoals: counts(amount, exactGoals('sr:exact_goals:6+'), 'totals'),
  exactGoalsFew: counts(amount, exactGoals('sr:exact_goals:3+'), 'totals'),
  exactGoalsHalf: counts(amount, exactGoals('sr:exact_goals:2+'), 'totals'),
  goalRange: counts(amount, variants.GOAL_RANGES, 'totals'),
  runRange: counts(amount, variants.RUN_RANGES, 'totals'),
  pointRange: counts(amount, variants.POINT_RANGES, 'totals'),
  handballRange: counts(amount, variants.HANDBALL_RANGES, 'totals'),
  exactRuns: plain(amount, variants.EXACT_RUNS, 'totals', { basis: 'highestPeriod' }),
  multigoals: plain(amount, outcomes.MULTIGOALS, 'totals'),
  fewMultigoals: plain(amount, outcomes.FEW_MULTIGOALS, 'totals'),
  multiScores: plain(multiScores, scores.MULTI_SCORE_OUTCOMES, 'score'),
  winningMargin: counts(margin, MARGINS, 'score'),
  wideMargin: counts(margin, WIDE_MARGINS, 'score'),
  runMargin: plain(margin, outcomes.MARGIN_3, 'score'),
  quarterMargin: plain(margin, variants.QUARTER_MARGINS, 'score'),
  correctScore5: plain(correctScore, scores.SCORES_TO_5, 'score'),
  correctScoreHalf: plain(correctScore, scores.FIRST_HALF_SCORES, 'score'),
  correctScoreSecondHalf: plain(correctScore, scores.SECOND_HALF_SCORES, 'score'),
  correctScorePeriod: plain(correctScore, scores.PERIOD_SCORES, 'score'),
  scoreFrom: plain(scoreFrom, scores.SCORES_FROM, 'score', { specifierKind: 'currentScore' }),
  scoreFromHalf: plain(scoreFrom, scores.FIRST_HALF_SCORES_FROM, 'score', {
    specifierKind: 'currentScore',
  }),
  rest: plain(threeWay, outcomes.THREE_WAY, 'main', {
    specifierKind: 'currentScore',
    basis: 'rest',
  }),
  restOfHalf: plain(threeWay, outcomes.THREE_WAY, 'halves', {
    specifierKind: 'currentScore',
    basis: 'firstHalfRest',
  }),

  cornerResult: plain(threeWay, outcomes.THREE_WAY, 'corners', corners),
  cornerHandicap: handicap('corners', corners),
  totalCorners: line('corners', corners),
  cornerRange: counts(amount, variants.CORNER_RANGES, 'corners', corners),
  teamCornerRange: counts(amount, variants.TEAM_CORNER_RANGES, 'corners', corners),
  oddEvenCorners: plain(oddEven, outcomes.ODD_EVEN, 'corners', corners),
  halfCornerResult: plain(threeWay, outcomes.THREE_WAY, 'corners', firstHalfCorners),
  halfCornerHandicap: handicap('corners', firstHalfCorners),
  halfTotalCorners: line('corners', firstHalfCorners),
  halfExactCorners: plain(amount, variants.EXACT_TEAM_COUNT, 'corners', firstHalfCorners),
  halfCornerRange: counts(amount, variants.FIRST_HALF_CORNER_RANGES, 'corners', firstHalfCorners),
  halfOddEvenCorners: plain(oddEven, outcomes.ODD_EVEN, 'corners', firstHalfCorners),
  lateCornerResult: plain(threeWay, outcomes.THREE_WAY, 'corners', {
    basis: 'cornersSecondHalf',
  }),
  lateTotalCorners: line('corners', { basis: 'cornersSecondHalf' }),

  bookingResult: plain(threeWay, outcomes.THREE_WAY, 'cards', bookings),
  totalBookings: line('cards', bookings),
  exactBookings: plain(amount, variants.EXACT_BOOKINGS, 'cards', bookings),
  exactTeamBookings: plain(amount, variants.EXACT_TEAM_COUNT, 'cards', bookings),
  halfBookingResult: plain(threeWay, outcomes.THREE_WAY, 'cards', firstHalfBookings),
  halfTotalBookings: line('cards', firstHalfBookings),
  halfExactBookings: plain(amount, variants.EXACT_FIRST_HALF_BOOKINGS, 'cards', firstHalfBookings),

  gameHandicap: handicap('handicap', games),
  totalGames: line('totals', games),
  oddEvenGames: plain(oddEven, outcomes.ODD_EVEN, 'totals', games),
  setGameHandicap: handicap('periods'),
  setTotalGames: line('periods'),
  setOddEvenGames: plain(oddEven, outcomes.ODD_EVEN, 'periods'),
  setScore: plain(correctScore, scores.TENNIS_SET_SCORES, 'periods'),
  tieBreakPoints: line('periods', { basis: 'tieBreak' }),
  exactSets: counts(amount, variants.EXACT_SETS, 'totals', sets),
  exactGames: counts(amount, variants.EXACT_GAMES, 'totals', sets),
  extraPointSets: counts(amount, variants.EXTRA_POINT_SETS, 'periods', {
    basis: 'extraPointSets',
  }),
  bestOf: counts(correctScore, { ...scores.SET_SCORE_VARIANTS, ...scores.SCORE_VARIANTS }, 'score'),
  setsScore: counts(correctScore, scores.SET_SCORE_VARIANTS, 'score', sets),
  setPointHandicap: handicap('periods'),
  setTotalPoints: line('periods'),
  mapScoreHandicap: {
    ...handicap('handicap', sets),
    rule: europeanHandicap,
    specifierKind: 'scoreHandicap',
    outcomes: outcomes.THREE_WAY_HANDICAP,
  },
  roundHandicap: handicap('periods'),
  totalRounds: line('periods'),
  oddEvenRounds: plain(oddEven, outcomes.ODD_EVEN, 'periods'),
  killNoBet: plain(drawNoBet, outcomes.TWO_WAY, 'periods', { basis: 'kills' }),
  killHandicap: handicap('periods', { basis: 'kills' }),
  totalKills: line('periods', { basis: 'kills' }),
  mostPeriods: plain(threeWay, outcomes.MOST, 'periods', { basis: 'periodsWon' }),
  mostInOneInning: plain(threeWay, outcomes.MOST, 'periods', { basis: 'bestPeriod' }),
  mostInOnePeriod: plain(threeWay, outcomes.THREE_WAY, 'periods', { basis: 'bestPeriod' }),
  mostInOneHalf: plain(threeWay, outcomes.THREE_WAY, 'halves', { basis: 'bestHalf' }),
  headToHead: plain(headToHead, outcomes.TWO_WAY),
  headToHeadResult: plain(headToHead, [
    { key: '1', feedId: 1 },
    { key: 'X', feedId: 1717 },
    { key: '2', feedId: 3 },
  ]),
  totalFinishers: line('totals', { basis: 'finishers' }),
  ...COMBINED_SUBJECTS,
  ...COURSE_SUBJECTS,
} as const satisfies Record<string, Subject>
