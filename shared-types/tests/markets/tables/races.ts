/**
 * Races with a field of runners: 1, the favourite, won before 2, 3 did not finish, 4 was withdrawn, 5 did not run. The cars: 2 had the pole, 1 drove
 * the fastest lap, 3 retired first.
 */
import { SPORT_IDS } from '../../../src/catalogue/sports.ts'
import type { MarketTable } from '../../support/market_table.ts'
import * as matches from '../matches.ts'

const RACING: readonly number[] = [
  SPORT_IDS.horseRacing,
  SPORT_IDS.greyhounds,
  SPORT_IDS.motorSport,
  SPORT_IDS.bikes,
]

/** Two finished, too few for a tricast. */
const IN_ORDER = `
100018  -  1-2  void 1-4
100019  -  -  void all
100020  -  1-2  void 1-4
100021  -  1
100022  -  1  void 4, 5
`.trimStart()
const HORSES_AND_DOGS = `
100003  -  1  void 4, 5
100004  -  1, 2  void 4, 5
100005  -  1, 2  void 4, 5
100006  -  1, 2  void 4, 5
100015  -  100-299
100016  runners=1-2  1
100016  runners=2-3  2
100016  runners=1-4  -  void all
100017  runners=1-2-3  1
100017  runners=2-3-5  2  void 5
100023  -  favourite
${IN_ORDER}`
const MOTOR_SPORT = `
100003  -  1  void 4, 5
100007  -  1, 2  void 4, 5
100008  -  1, 2  void 4, 5
100009  -  1, 2  void 4, 5
100010  -  1  void 4, 5
100011  -  2  void 4, 5
100012  -  3  void 4, 5
100013  -  yes
100014  total=1.5  over
100014  total=2  -  void all
100016  runners=1-2  1
100017  runners=2-3-5  2  void 5
${IN_ORDER}`

/** A league: 1 before 2, 3 was not placed, 4 and 5 did not take part. */
const SEASON = `
100003  -  1  void 4, 5
100004  -  1, 2  void 4, 5
100005  -  1, 2  void 4, 5
100006  -  1, 2  void 4, 5
100008  -  1, 2  void 4, 5
100009  -  1, 2  void 4, 5
100016  runners=1-2  1
100017  runners=2-3-5  2  void 5
${IN_ORDER}`
/** The championship of a sport that races is sold beside its races. */
const WITHOUT_RACES = Object.entries(SPORT_IDS).filter(([, id]) => !RACING.includes(id))

export const TABLES: MarketTable[] = [
  ...WITHOUT_RACES.map(([key, id]): MarketTable => [
    `a season of ${key}`,
    id,
    matches.SEASON_RESULT,
    SEASON,
  ]),
  ['horses', SPORT_IDS.horseRacing, matches.FIELD_RACE, HORSES_AND_DOGS],
  ['greyhounds', SPORT_IDS.greyhounds, matches.FIELD_RACE, HORSES_AND_DOGS],
  ['cars with a field', SPORT_IDS.motorSport, matches.MOTOR_RACE, MOTOR_SPORT],
  ['bikes with a field', SPORT_IDS.bikes, matches.MOTOR_RACE, MOTOR_SPORT],
]
