/** What a result form asks for, by sport; `validateFacts` holds the same to account. */
import { SPORT_IDS } from '../sports.ts'

export interface NeededFacts {
  /** What one numbered period is called. */
  periodKind: 'half' | 'quarter' | 'period' | 'set' | 'inning' | 'map'
  /** How many numbered periods a match that ran its course has. */
  minPeriods: number
  maxPeriods: number
  /** Whether the numbered periods must be given. */
  arePeriodsRequired: boolean
  /** What `fullTime` counts: the score of regular time, or sets or maps won. */
  fullTime: 'score' | 'setsWon'
  isHalfTimeRequired: boolean
  hasOvertime: boolean
  hasShootout: boolean
  /** Corners and cards are asked for and may stay empty: no market of the catalogue reads them yet. */
  hasCornersAndCards: boolean
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
}

const BY_SPORT: Readonly<Record<number, NeededFacts>> = {
  [SPORT_IDS.soccer]: {
    ...BASE,
    isHalfTimeRequired: true,
    hasOvertime: true,
    hasShootout: true,
    hasCornersAndCards: true,
  },
  [SPORT_IDS.basketball]: {
    ...BASE,
    periodKind: 'quarter',
    minPeriods: 4,
    maxPeriods: 4,
    hasOvertime: true,
  },
  [SPORT_IDS.baseball]: {
    ...BASE,
    periodKind: 'inning',
    minPeriods: 5,
    maxPeriods: 9,
    hasOvertime: true,
  },
  [SPORT_IDS.iceHockey]: {
    ...BASE,
    periodKind: 'period',
    minPeriods: 3,
    maxPeriods: 3,
    hasOvertime: true,
    hasShootout: true,
  },
  [SPORT_IDS.tennis]: {
    ...BASE,
    periodKind: 'set',
    maxPeriods: 5,
    arePeriodsRequired: true,
    fullTime: 'setsWon',
  },
  [SPORT_IDS.handball]: { ...BASE, hasOvertime: true, hasShootout: true },
  [SPORT_IDS.volleyball]: {
    ...BASE,
    periodKind: 'set',
    minPeriods: 3,
    maxPeriods: 5,
    arePeriodsRequired: true,
    fullTime: 'setsWon',
  },
  [SPORT_IDS.esports]: {
    ...BASE,
    periodKind: 'map',
    minPeriods: 1,
    maxPeriods: 7,
    fullTime: 'setsWon',
  },
}

/** For a sport that is not in the table: the score at the end, and overtime if there was any. */
export function neededFacts(sportId: number): NeededFacts {
  return BY_SPORT[sportId] ?? { ...BASE, minPeriods: 0, maxPeriods: 0, hasOvertime: true }
}
