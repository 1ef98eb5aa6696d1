/** One match of each sport with many facts, for the tables of the results of every market type. */
import type { Goal, Incident, MatchFacts } from '../../src/markets/model/match_facts.ts'

const goal = (side: 'home' | 'away', period: string, minute: number, scorerId: number): Goal => ({
  side,
  period,
  minute,
  scorerId,
})
const of = (side: 'home' | 'away', period: string): Incident => ({ side, period })

/** 1:1 at the half, 3:1 at the end; 4:2 corners in the first half, 6:5 in all; cards 2:3 of which one red away. */
export const SOCCER_MATCH: MatchFacts = {
  status: 'ended',
  periods: {},
  fullTime: [3, 1],
  halfTime: [1, 1],
  goals: [
    goal('away', '1', 12, 21),
    goal('home', '1', 44, 7),
    { ...goal('home', '2', 61, 0), type: 'own' },
    goal('home', '2', 90, 7),
  ],
  corners: [6, 5],
  cornerOrder: [
    ...['home', 'home', 'away', 'home', 'away', 'home'].map((s) => of(s as 'home' | 'away', '1')),
    ...['away', 'away', 'home', 'home', 'away'].map((s) => of(s as 'home' | 'away', '2')),
  ],
  yellowCards: [2, 2],
  redCards: [0, 1],
  bookingOrder: [
    of('away', '1'),
    of('home', '1'),
    of('home', '2'),
    of('away', '2'),
    of('away', '2'),
  ],
  statistics: { 1: { corners: [4, 2], yellowCards: [1, 1], redCards: [0, 0] } },
  winner: 'home',
  notPlayed: [33],
}

/** A cup tie: 1:1, 2:2 after overtime, 4:3 on penalties. */
export const CUP_MATCH: MatchFacts = {
  status: 'after_pen',
  periods: { ot: [1, 1], pen: [4, 3] },
  fullTime: [1, 1],
  halfTime: [0, 1],
  goals: [
    goal('away', '1', 30, 9),
    goal('home', '2', 70, 8),
    goal('home', 'ot', 95, 8),
    goal('away', 'ot', 118, 9),
  ],
}

/** Quarters 20:25, 30:20, 18:18, 22:27: 90:90, then 10:6. */
export const BASKETBALL_MATCH: MatchFacts = {
  status: 'after_ot',
  periods: { 1: [20, 25], 2: [30, 20], 3: [18, 18], 4: [22, 27], ot: [10, 6] },
  fullTime: [90, 90],
  races: { '20': 'away', '1:10': 'home' },
}

/** Periods 1:0, 0:2, 1:0: 2:2, then 0:0 and 1:3 in the shoot-out. */
export const HOCKEY_MATCH: MatchFacts = {
  status: 'after_pen',
  periods: { 1: [1, 0], 2: [0, 2], 3: [1, 0], ot: [0, 0], pen: [1, 3] },
  fullTime: [2, 2],
  goals: [
    goal('home', '1', 5, 1),
    goal('away', '2', 25, 2),
    goal('away', '2', 33, 3),
    goal('home', '3', 59, 1),
  ],
}

/** 1:2 at the half, 3:2 at the end: few goals, so that each can be listed. */
export const HANDBALL_MATCH: MatchFacts = {
  status: 'ended',
  periods: {},
  fullTime: [3, 2],
  halfTime: [1, 2],
  goals: [
    goal('away', '1', 2, 1),
    goal('away', '1', 8, 2),
    goal('home', '1', 29, 3),
    goal('home', '2', 31, 3),
    goal('home', '2', 60, 4),
  ],
}

/** 6:4 3:6 7:6 (7:5 in the tie-break). */
export const TENNIS_MATCH: MatchFacts = {
  status: 'ended',
  periods: { 1: [6, 4], 2: [3, 6], 3: [7, 6] },
  fullTime: [2, 1],
  tieBreaks: { 3: [7, 5] },
  races: { '1:3': 'away' },
}

/** 25:20 23:25 27:25 25:18. */
export const VOLLEYBALL_MATCH: MatchFacts = {
  status: 'ended',
  periods: { 1: [25, 20], 2: [23, 25], 3: [27, 25], 4: [25, 18] },
  fullTime: [3, 1],
  races: { '1:10': 'away' },
}

/** 9:11 11:8 11:7 13:11. */
export const TABLE_TENNIS_MATCH: MatchFacts = {
  status: 'ended',
  periods: { 1: [9, 11], 2: [11, 8], 3: [11, 7], 4: [13, 11] },
  fullTime: [3, 1],
  races: { '1:5': 'home' },
}

/** Innings 1:0 0:0 2:0 0:1 0:0 0:3 0:0 1:0 0:0: 4:4, then 0:2. */
export const BASEBALL_MATCH: MatchFacts = {
  status: 'after_ot',
  periods: {
    ...{ 1: [1, 0], 2: [0, 0], 3: [2, 0], 4: [0, 1], 5: [0, 0] },
    ...{ 6: [0, 3], 7: [0, 0], 8: [1, 0], 9: [0, 0], ot: [0, 2] },
  },
  fullTime: [4, 4],
  races: { '3': 'home' },
}

/** Maps of rounds 13:9, 7:13, 16:14; kills of the first 80:74. */
export const ESPORTS_MATCH: MatchFacts = {
  status: 'ended',
  periods: { 1: [13, 9], 2: [7, 13], 3: [16, 14] },
  fullTime: [2, 1],
  statistics: { 1: { kills: [80, 74] } },
  races: { '1:5': 'away', '1:10': 'home' },
}

/** Third against fifth. */
export const RACE: MatchFacts = { status: 'ended', periods: {}, fullTime: [3, 5], finishers: 18 }

/** A race with a field: 1 wins, 4 was withdrawn, 5 is a non-runner. */
export const FIELD_RACE: MatchFacts = {
  status: 'ended',
  periods: {},
  race: {
    status: 'ran',
    order: [
      { runner: 1, outcome: 'finished', finishingPosition: 1 },
      { runner: 2, outcome: 'finished', finishingPosition: 2 },
      { runner: 3, outcome: 'didNotFinish' },
    ],
    winningMargin: 150,
  },
  field: {
    kind: 'horses',
    isHandicap: false,
    offAt: 200,
    runners: [
      { number: 1, status: 'declared', startingPriceMilli: 3000 },
      { number: 2, status: 'declared', startingPriceMilli: 4000 },
      { number: 3, status: 'declared', startingPriceMilli: 9000 },
      { number: 4, status: 'withdrawn', withdrawnAt: 150, withdrawnOddsMilli: 4000 },
      { number: 5, status: 'nonRunner' },
    ],
  },
}

/** As `FIELD_RACE`, with what motor sport knows beside the order. */
export const MOTOR_RACE: MatchFacts = {
  ...FIELD_RACE,
  race: {
    status: 'ran',
    order: FIELD_RACE.race?.order ?? [],
    pole: [2],
    fastestLap: [1],
    firstRetirement: [3],
    classified: 2,
    hadSafetyCar: true,
  },
}

/** As `FIELD_RACE`, of a league. */
export const SEASON_RESULT: MatchFacts = {
  ...FIELD_RACE,
  race: { status: 'ran', order: FIELD_RACE.race?.order ?? [] },
  field: {
    kind: 'season',
    isHandicap: false,
    offAt: null,
    runners: FIELD_RACE.field?.runners ?? [],
  },
}
