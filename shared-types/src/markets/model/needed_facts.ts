/** The facts that a result form asks for, by sport; `validateFacts` checks them. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MatchFacts } from './match_facts.ts'

/** Facts beside the score that some markets need. */
type FactDetail =
  | 'periods'
  | 'goals'
  | 'scorers'
  | 'minutes'
  | 'winner'
  | 'corners'
  | 'cornersByHalf'
  | 'cornerOrder'
  | 'cards'
  | 'cardsByHalf'
  | 'bookingOrder'
  | 'tieBreaks'
  | 'races'
  | 'kills'
  | 'laps'
  | 'finishers'
  | 'order'

export interface NeededFacts {
  /** The name of one numbered period. */
  periodKind: 'half' | 'quarter' | 'period' | 'set' | 'inning' | 'map' | 'race'
  /** The fewest numbered periods of a match that was played to its end. */
  minPeriods: number
  maxPeriods: number
  /** Whether the numbered periods must be given. */
  arePeriodsRequired: boolean
  /**
   * The meaning of `fullTime`: the score of regular time, sets or maps won, or finishing positions of two racers. `order`:
   * there is none, because the order of finish of a whole field is asked for.
   */
  fullTime: 'score' | 'setsWon' | 'positions' | 'order'
  isHalfTimeRequired: boolean
  hasOvertime: boolean
  hasShootout: boolean
  /**
   * True when the form asks for corners and cards. They may stay empty: their markets stay open until the counts are
   * entered.
   */
  hasCornersAndCards: boolean
  /** Optional facts; `factFieldsOf` names the facts that a market reads. */
  details: readonly FactDetail[]
}

const BASE: NeededFacts = {
  periodKind: 'half',
  minPeriods: 2,
  maxPeriods: 2,
  arePeriodsRequired: false,
  fullTime: 'score',
  isHalfTimeRequired: false,
  hasOvertime: false,
  hasShootout: false,
  hasCornersAndCards: false,
  details: [],
}

/** A race has no periods. */
const RACE: NeededFacts = {
  ...BASE,
  periodKind: 'race',
  minPeriods: 0,
  maxPeriods: 1,
  fullTime: 'positions',
  details: ['laps', 'finishers'],
}

/** A race of a whole field. */
const FIELD: NeededFacts = { ...RACE, fullTime: 'order', details: ['order'] }

const BY_SPORT: Readonly<Record<number, NeededFacts>> = {
  [SPORT_IDS.soccer]: {
    ...BASE,
    isHalfTimeRequired: true,
    hasOvertime: true,
    hasShootout: true,
    hasCornersAndCards: true,
    details: [
      ...(['goals', 'minutes', 'scorers', 'winner', 'corners', 'cornersByHalf'] as const),
      ...(['cornerOrder', 'cards', 'cardsByHalf', 'bookingOrder'] as const),
    ],
  },
  [SPORT_IDS.basketball]: {
    ...BASE,
    periodKind: 'quarter',
    minPeriods: 4,
    maxPeriods: 4,
    hasOvertime: true,
    details: ['periods', 'races'],
  },
  [SPORT_IDS.baseball]: {
    ...BASE,
    periodKind: 'inning',
    minPeriods: 5,
    maxPeriods: 9,
    hasOvertime: true,
    details: ['periods', 'races'],
  },
  [SPORT_IDS.iceHockey]: {
    ...BASE,
    periodKind: 'period',
    minPeriods: 3,
    maxPeriods: 3,
    hasOvertime: true,
    hasShootout: true,
    details: ['periods', 'goals', 'winner'],
  },
  [SPORT_IDS.tennis]: {
    ...BASE,
    periodKind: 'set',
    maxPeriods: 5,
    arePeriodsRequired: true,
    fullTime: 'setsWon',
    details: ['tieBreaks', 'races'],
  },
  [SPORT_IDS.handball]: {
    ...BASE,
    hasOvertime: true,
    hasShootout: true,
    details: ['goals', 'winner'],
  },
  [SPORT_IDS.motorSport]: RACE,
  [SPORT_IDS.bikes]: RACE,
  [SPORT_IDS.horseRacing]: FIELD,
  [SPORT_IDS.greyhounds]: FIELD,
  [SPORT_IDS.tableTennis]: {
    ...BASE,
    periodKind: 'set',
    minPeriods: 2,
    maxPeriods: 7,
    arePeriodsRequired: true,
    fullTime: 'setsWon',
    details: ['races'],
  },
  [SPORT_IDS.volleyball]: {
    ...BASE,
    periodKind: 'set',
    minPeriods: 3,
    maxPeriods: 5,
    arePeriodsRequired: true,
    fullTime: 'setsWon',
    details: ['races'],
  },
  [SPORT_IDS.esports]: {
    ...BASE,
    periodKind: 'map',
    minPeriods: 1,
    maxPeriods: 7,
    fullTime: 'setsWon',
    details: ['periods', 'races', 'kills'],
  },
}

/** The facts of a sport; a sport outside the table needs the final score, and overtime if it was played. */
export function neededFacts(sportId: number): NeededFacts {
  return BY_SPORT[sportId] ?? { ...BASE, minPeriods: 0, maxPeriods: 0, hasOvertime: true }
}

type Scheduled = { [K in keyof Pick<MatchFacts, 'scheduledPeriods'>]: number | undefined }

const HALVES = 2
const INNINGS = { min: 5, max: 9 } as const

/** Whether a match of such periods may have been scheduled for that many: fewer innings, or halves instead of quarters. */
export function mayBeScheduled({ periodKind }: NeededFacts, count: number): boolean {
  if (periodKind === 'quarter') return count === HALVES
  return periodKind === 'inning' && count >= INNINGS.min && count <= INNINGS.max
}

/** Whether a match of quarters was played in halves. */
export const isInHalves = ({ periodKind }: NeededFacts, { scheduledPeriods }: Scheduled): boolean =>
  periodKind === 'quarter' && scheduledPeriods === HALVES

/** What a match needs that may have been scheduled for other periods than its sport has. */
export const neededOfMatch = (needed: NeededFacts, scheduled: Scheduled): NeededFacts =>
  isInHalves(needed, scheduled)
    ? { ...needed, periodKind: 'half', minPeriods: HALVES, maxPeriods: HALVES }
    : needed
