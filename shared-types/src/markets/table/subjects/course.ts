/** Subjects about the course of a match: the first, the last, the time, the player, and the way it was decided. */
import type { MarketOutcome, MarketType, Rule, Sequence } from '../../model/market_type.ts'
import {
  INTERVALS_10,
  INTERVALS_15,
  METHODS,
  NEXT,
  TWO_WAY,
  YES_NO,
} from '../../outcomes/common.ts'
import { interval } from '../../rules/course/interval.ts'
import { last } from '../../rules/course/last.ts'
import { lastScorer } from '../../rules/course/last_scorer.ts'
import { nth } from '../../rules/course/nth.ts'
import { nthScorer } from '../../rules/course/nth_scorer.ts'
import { raceTo } from '../../rules/course/race_to.ts'
import { scorer } from '../../rules/course/scorer.ts'
import { tieBreak } from '../../rules/course/tie_break.ts'
import { overtime } from '../../rules/result/overtime.ts'
import { qualify } from '../../rules/result/qualify.ts'
import { shootout } from '../../rules/result/shootout.ts'
import { winningMethod } from '../../rules/result/winning_method.ts'

type Group = MarketType['group']
interface Course {
  rule: Rule
  specifierKind: 'none'
  outcomes: readonly MarketOutcome[]
  group: Group
  integers?: readonly string[]
  sequence?: Sequence
  basis?: MarketType['basis']
  lineQuarters?: number
}

const course = (
  rule: Rule,
  outcomes: readonly MarketOutcome[],
  group: Group,
  more: Partial<Course> = {}
): Course => ({ rule, specifierKind: 'none', outcomes, group, ...more })

const goals = { sequence: 'goals' } as const
const corners = { sequence: 'corners', basis: 'corners' } as const
const halfCorners = { sequence: 'corners', basis: 'cornersFirstHalf' } as const

export const COURSE_SUBJECTS = {
  nthGoal: course(nth, NEXT, 'other', { ...goals, integers: ['goalnr'] }),
  lastGoal: course(last, NEXT, 'other', goals),
  goalInterval15: course(interval, INTERVALS_15, 'other', { ...goals, integers: ['goalnr'] }),
  goalInterval10: course(interval, INTERVALS_10, 'other', { ...goals, integers: ['goalnr'] }),
  nthCorner: course(nth, NEXT, 'corners', { ...corners, integers: ['cornernr'] }),
  lastCorner: course(last, NEXT, 'corners', corners),
  raceToCorners: course(raceTo, NEXT, 'corners', { ...corners, integers: ['cornernr'] }),
  halfNthCorner: course(nth, NEXT, 'corners', { ...halfCorners, integers: ['cornernr'] }),
  halfLastCorner: course(last, NEXT, 'corners', halfCorners),
  halfRaceToCorners: course(raceTo, NEXT, 'corners', {
    ...halfCorners,
    integers: ['cornernr'],
  }),
  nthBooking: course(nth, NEXT, 'cards', { sequence: 'bookings', integers: ['bookingnr'] }),
  halfNthBooking: course(nth, NEXT, 'cards', {
    sequence: 'bookings',
    basis: 'firstHalf',
    integers: ['bookingnr'],
  }),
  raceToPoints: course(raceTo, TWO_WAY, 'other', { integers: ['pointnr'] }),
  raceToPointsOrNone: course(raceTo, NEXT, 'other', { integers: ['pointnr'] }),
  raceToGoals: course(raceTo, NEXT, 'other', { ...goals, integers: ['goals'] }),
  raceToRuns: course(raceTo, TWO_WAY, 'other', { integers: ['runnr'] }),
  raceToGames: course(raceTo, TWO_WAY, 'periods', { integers: ['games'] }),
  raceToRounds: course(raceTo, TWO_WAY, 'periods', { integers: ['roundnr'] }),
  raceToKills: course(raceTo, TWO_WAY, 'periods', { basis: 'kills', integers: ['xth'] }),
  nthScorer: course(nthScorer, [{ key: 'none', feedId: 1716 }], 'players', {
    integers: ['goalnr'],
  }),
  lastScorer: course(lastScorer, [{ key: 'none', feedId: 1716 }], 'players'),
  anytimeScorer: course(scorer, [], 'players', { lineQuarters: 4 }),
  scorerOfTwo: course(scorer, [], 'players', { lineQuarters: 8 }),
  scorerOfThree: course(scorer, [], 'players', { lineQuarters: 12 }),
  overtime: course(overtime, YES_NO, 'other'),
  shootout: course(shootout, YES_NO, 'other'),
  toQualify: course(qualify, TWO_WAY, 'main'),
  winningMethod: course(winningMethod, METHODS, 'other'),
  anyTieBreak: course(tieBreak, YES_NO, 'periods'),
  setTieBreak: course(tieBreak, YES_NO, 'periods'),
} satisfies Record<string, Course>
