/** Races with a field of runners: 1 won, 4 was withdrawn, 5 did not run. */
import { SPORT_IDS } from '../../../src/catalogue/sports.ts'
import type { MarketTable } from '../../support/market_table.ts'
import * as matches from '../matches.ts'

const FIELD_TABLE = `
100003  -  1  void 4, 5
`

export const TABLES: MarketTable[] = [
  ['horses', SPORT_IDS.horseRacing, matches.FIELD_RACE, FIELD_TABLE],
  ['greyhounds', SPORT_IDS.greyhounds, matches.FIELD_RACE, FIELD_TABLE],
  ['cars with a field', SPORT_IDS.motorSport, matches.FIELD_RACE, FIELD_TABLE],
  ['bikes with a field', SPORT_IDS.bikes, matches.FIELD_RACE, FIELD_TABLE],
]
