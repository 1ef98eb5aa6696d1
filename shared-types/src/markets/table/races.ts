/** Races with a field: horses, greyhounds, cars and bikes. Ids are our own; outcomes are the numbers of the runners. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { raceWinner } from '../rules/result/race_winner.ts'
import { listed, market } from './build.ts'

const FIELDS = [SPORT_IDS.horseRacing, SPORT_IDS.greyhounds]
const ALSO = [SPORT_IDS.motorSport, SPORT_IDS.bikes]

/** To win the race. */
export const RACE_WINNER = 100_003

export const FIELD_MARKET_TYPES = listed(820, [
  market(
    RACE_WINNER,
    'match',
    { name: 'raceWinner', group: 'main', specifierKind: 'none', rule: raceWinner, outcomes: [] },
    [...FIELDS, ...ALSO],
    { main: FIELDS }
  ),
])
