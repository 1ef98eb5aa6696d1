/** Subjects made of several conditions: combinations, all of them, any of them, or the highest part. */
import type { Competitor } from '../../model/match_facts.ts'
import type {
  MarketOutcome,
  MarketPart,
  MarketType,
  Rule,
  ScoreBasis,
} from '../../model/market_type.ts'
import * as outcomes from '../../outcomes/common.ts'
import { HALF_FULL_AND_GOALS, HALF_FULL_SCORES } from '../../outcomes/scores.ts'
import { allOf } from '../../rules/compound/all_of.ts'
import { anyOf } from '../../rules/compound/any_of.ts'
import { combination as combinationRule } from '../../rules/compound/combination.ts'
import { highestPart } from '../../rules/compound/highest_part.ts'
import { amount } from '../../rules/counts/amount.ts'
import { bothTeamsToScore } from '../../rules/counts/both_teams_to_score.ts'
import { cleanSheet as cleanSheetRule } from '../../rules/counts/clean_sheet.ts'
import { total as totalRule } from '../../rules/counts/total.ts'
import { nth } from '../../rules/course/nth.ts'
import { doubleChance } from '../../rules/result/double_chance.ts'
import { handicap } from '../../rules/result/handicap.ts'
import { threeWay } from '../../rules/result/three_way.ts'
import { winner as winnerRule } from '../../rules/result/winner.ts'
import { halfTimeFullTime } from '../../rules/score/half_time_full_time.ts'
import { halfTimeFullTimeScore } from '../../rules/score/half_time_full_time_score.ts'

type Group = MarketType['group']
interface Combined {
  rule: Rule
  specifierKind: MarketType['specifierKind']
  outcomes: readonly MarketOutcome[]
  group: Group
  parts: readonly MarketPart[]
  integers?: readonly string[]
}

const combination = (
  list: readonly MarketOutcome[],
  parts: readonly MarketPart[],
  specifierKind: MarketType['specifierKind'] = 'none',
  integers?: readonly string[]
): Combined => ({
  rule: combinationRule,
  specifierKind,
  outcomes: list,
  group: 'combos',
  parts,
  ...(integers && { integers }),
})
const yesNo = (
  rule: Rule,
  parts: readonly MarketPart[],
  group: Group,
  specifierKind: MarketType['specifierKind'] = 'none'
): Combined => ({ rule, specifierKind, outcomes: outcomes.YES_NO, group, parts })

const highest = (
  list: readonly MarketOutcome[],
  bases: readonly ScoreBasis[],
  group: Group
): Combined => ({
  rule: highestPart,
  specifierKind: 'none',
  outcomes: list,
  group,
  parts: bases.map((basis) => ({ rule: totalRule, basis })),
})

const HALVES = ['firstHalf', 'secondHalf'] as const
const THREE_PERIODS = ['period:1', 'period:2', 'period:3'] as const
const QUARTERS = [...THREE_PERIODS, 'period:4'] as const
const INNINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `period:${number}` as const)

const result = { rule: threeWay } as const
const chance = { rule: doubleChance } as const
const bothScore = { rule: bothTeamsToScore } as const
const total = { rule: totalRule } as const
const winner = { rule: winnerRule } as const
const halfFull = { rule: halfTimeFullTime } as const
const wins = (side: Competitor, basis?: ScoreBasis): MarketPart => ({
  rule: threeWay,
  key: side === 'home' ? '1' : '2',
  ...(basis && { basis }),
})
const draw: MarketPart = { rule: threeWay, key: 'X' }
const over = (lineQuarters: number, more: Partial<MarketPart> = {}): MarketPart => ({
  rule: totalRule,
  key: 'over',
  lineQuarters,
  ...more,
})
/** Half a goal, in quarters of a goal. */
const HALF = 2
const cleanSheet = (side: Competitor): MarketPart => ({ rule: cleanSheetRule, side, key: 'yes' })
const eachOf = (bases: readonly ScoreBasis[], part: Omit<MarketPart, 'basis'>): MarketPart[] =>
  bases.map((basis) => ({ ...part, basis }))
const anyCleanSheet: MarketPart = { rule: bothTeamsToScore, key: 'no' }
const isOver: MarketPart = { rule: totalRule, key: 'over' }
const isUnder: MarketPart = { rule: totalRule, key: 'under' }
const bothTeams: MarketPart = { rule: bothTeamsToScore, key: 'yes' }
const or = (first: MarketPart, second: MarketPart) =>
  yesNo(anyOf, [first, second], 'combos', second.rule === totalRule ? 'total' : 'none')

function ofSide(side: Competitor) {
  const scores = over(HALF, { side })
  return {
    winToNil: yesNo(allOf, [wins(side), cleanSheet(side)], 'other'),
    winBothHalves: yesNo(allOf, eachOf(HALVES, wins(side)), 'halves'),
    winEitherHalf: yesNo(anyOf, eachOf(HALVES, wins(side)), 'halves'),
    scoreBothHalves: yesNo(allOf, eachOf(HALVES, scores), 'halves'),
    winAllPeriods: yesNo(allOf, eachOf(THREE_PERIODS, wins(side)), 'periods'),
    winAnyPeriod: yesNo(anyOf, eachOf(THREE_PERIODS, wins(side)), 'periods'),
    scoreAllPeriods: yesNo(allOf, eachOf(THREE_PERIODS, scores), 'periods'),
    winSet: yesNo(allOf, [over(HALF, { side, basis: 'sets' })], 'periods'),
    exactlyOneSet: yesNo(allOf, [{ rule: amount, key: '1', side, basis: 'sets' }], 'periods'),
    exactlyTwoSets: yesNo(allOf, [{ rule: amount, key: '2', side, basis: 'sets' }], 'periods'),
    inningScore: yesNo(allOf, [scores], 'periods'),
    toWin: yesNo(allOf, [wins(side)], 'main'),
    orOver: or(wins(side), isOver),
    orUnder: or(wins(side), isUnder),
    orBothScore: or(wins(side), bothTeams),
    orAnyCleanSheet: or(wins(side), anyCleanSheet),
    sendingOff: yesNo(allOf, [over(HALF, { side, basis: 'redCards' })], 'cards'),
    halfSendingOff: yesNo(allOf, [over(HALF, { side, basis: 'redCardsFirstHalf' })], 'cards'),
  }
}
/** Keys of `ofSide` with the side in front: `homeWinToNil`, `awayWinToNil`, ... */
function named<S extends Competitor>(side: S) {
  const entries = Object.entries(ofSide(side)).map(([key, subject]) => [
    `${side}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    subject,
  ])
  return Object.fromEntries(entries) as Record<
    `${S}${Capitalize<keyof ReturnType<typeof ofSide>>}`,
    Combined
  >
}

export const COMBINED_SUBJECTS = {
  resultAndBothScore: combination(outcomes.RESULT_AND_BOTH_SCORE, [result, bothScore]),
  resultAndTotal: combination(outcomes.RESULT_AND_TOTAL, [result, total], 'total'),
  chanceAndBothScore: combination(outcomes.CHANCE_AND_BOTH_SCORE, [chance, bothScore]),
  chanceAndTotal: combination(outcomes.CHANCE_AND_TOTAL, [chance, total], 'total'),
  chanceAndFirstHalfBothScore: combination(outcomes.CHANCE_AND_BOTH_SCORE, [
    chance,
    { ...bothScore, basis: 'firstHalf' },
  ]),
  chanceAndSecondHalfBothScore: combination(outcomes.CHANCE_AND_BOTH_SCORE, [
    chance,
    { ...bothScore, basis: 'secondHalf' },
  ]),
  totalAndBothScore: combination(outcomes.TOTAL_AND_BOTH_SCORE, [total, bothScore], 'total'),
  halfFullAndTotal: combination(outcomes.HALF_FULL_AND_TOTAL, [halfFull, total], 'total'),
  halfFullAndFirstHalfTotal: combination(
    outcomes.HALF_FULL_AND_TOTAL,
    [halfFull, { ...total, basis: 'firstHalf' }],
    'total'
  ),
  halfFullAndGoals: combination(HALF_FULL_AND_GOALS, [halfFull, { rule: amount }]),
  goalAndResult: combination(
    outcomes.GOAL_AND_RESULT,
    [{ rule: nth, sequence: 'goals' }, result],
    'none',
    ['goalnr']
  ),
  winnerAndTotal: combination(outcomes.WINNER_AND_TOTAL, [winner, total], 'total'),
  tennisWinnerAndTotal: combination(
    outcomes.WINNER_AND_TOTAL,
    [
      { ...winner, basis: 'sets' },
      { ...total, basis: 'points' },
    ],
    'total'
  ),
  handicapAndTotal: combination(
    outcomes.HANDICAP_AND_TOTAL,
    [{ rule: handicap }, total],
    'totalAndHandicap'
  ),
  periodAndResult: combination(
    outcomes.PERIOD_AND_RESULT,
    [{ ...result, basis: 'period' }, result],
    'none',
    ['periodnr']
  ),
  periodAndWinner: combination(
    outcomes.PERIOD_AND_WINNER,
    [
      { ...result, basis: 'period' },
      { ...winner, basis: 'withOvertime' },
    ],
    'none',
    ['periodnr']
  ),
  bothScoreByHalf: {
    ...combination(outcomes.BOTH_SCORE_BY_HALF, eachOf(HALVES, bothScore)),
    group: 'halves',
  },
  doubleResult: {
    ...combination(outcomes.DOUBLE_RESULT, [
      { ...winner, basis: 'period:1' },
      { ...winner, basis: 'sets' },
    ]),
    group: 'periods',
  },
  halfFullScore: {
    ...combination(HALF_FULL_SCORES, []),
    rule: halfTimeFullTimeScore,
    group: 'score',
  },
  firstHalfOrMatch: {
    ...combination(outcomes.THREE_WAY, [{ ...result, basis: 'firstHalf' }, result]),
    rule: anyOf,
  },
  highestHalf: highest(outcomes.highest(436, 2, 2), HALVES, 'halves'),
  highestPeriod: highest(outcomes.highest(1621, 3), THREE_PERIODS, 'periods'),
  highestQuarter: highest(outcomes.highest(920, 4), QUARTERS, 'periods'),
  highestInning: highest(outcomes.highest(951, 9), INNINGS, 'periods'),
  bothHalvesOver: yesNo(allOf, eachOf(HALVES, isOver), 'halves', 'total'),
  bothHalvesUnder: yesNo(allOf, eachOf(HALVES, isUnder), 'halves', 'total'),
  allPeriodsOver: yesNo(allOf, eachOf(THREE_PERIODS, isOver), 'periods', 'total'),
  allPeriodsUnder: yesNo(allOf, eachOf(THREE_PERIODS, isUnder), 'periods', 'total'),
  setToNil: yesNo(allOf, [over(HALF, { basis: 'anySetToNil' })], 'periods'),
  fourthSet: yesNo(allOf, [over(3 * 4 + HALF, { basis: 'sets' })], 'periods'),
  fifthSet: yesNo(allOf, [over(4 * 4 + HALF, { basis: 'sets' })], 'periods'),
  anyTeamToWin: yesNo(anyOf, [wins('home'), wins('away')], 'main'),
  winToNilByAny: yesNo(allOf, [anyCleanSheet], 'other'),
  drawOrOver: or(draw, isOver),
  drawOrUnder: or(draw, isUnder),
  drawOrBothScore: or(draw, bothTeams),
  drawOrAnyCleanSheet: or(draw, anyCleanSheet),
  sendingOff: yesNo(allOf, [over(HALF, { basis: 'redCards' })], 'cards'),
  halfSendingOff: yesNo(allOf, [over(HALF, { basis: 'redCardsFirstHalf' })], 'cards'),
  ...named('home'),
  ...named('away'),
} satisfies Record<string, Combined>
