/**
 * Races with a field: horses, greyhounds, cars and bikes; and outrights of any sport, whose runners are teams or players. Ids are our
 * own; outcomes are the numbers of the runners.
 */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MarketType, Rule } from '../model/market_type.ts'
import { PLACES_OF_MARKET } from '../outcomes/winners_at_once.ts'
import { OVER_UNDER, YES_NO } from '../outcomes/common.ts'
import { RACE_MARGINS } from '../outcomes/variants.ts'
import { runnersGroup, runnersHeadToHead } from '../rules/result/race_against.ts'
import { classified, raceMargin, safetyCar } from '../rules/result/race_counts.ts'
import { fastestLap, firstRetirement, NOBODY, pole } from '../rules/result/race_incidents.ts'
import { raceForecast, raceQuinella, raceTricast } from '../rules/result/race_order.ts'
import {
  antePostWinner,
  raceFavourite,
  racePlaces,
  raceWinner,
  withARunWinner,
} from '../rules/result/race_runners.ts'
import { FAVOURITE, FAVOURITE_KEY } from '../model/favourite_market.ts'
import { FORECAST, QUINELLA, RACE_WINNER, TRICAST } from '../model/order_market.ts'
import { listed, market } from './build.ts'

const HORSES_AND_DOGS: readonly number[] = [SPORT_IDS.horseRacing, SPORT_IDS.greyhounds]
const MOTOR_SPORT: readonly number[] = [SPORT_IDS.motorSport, SPORT_IDS.bikes]

/** An outright over a season is a field in any sport. */
const ALL: readonly number[] = Object.values(SPORT_IDS)
const ALL_BUT_HORSES_AND_DOGS = ALL.filter((id) => !HORSES_AND_DOGS.includes(id))
const ALL_BUT_MOTOR_SPORT = ALL.filter((id) => !MOTOR_SPORT.includes(id))

export { RACE_WINNER }

const placed = (id: number, name: string, sports: readonly number[]) => {
  const rule = racePlaces(PLACES_OF_MARKET.get(id) ?? 0)
  return market(
    id,
    'match',
    { name, group: 'main', specifierKind: 'none', rule, outcomes: [] },
    sports
  )
}

const incident = (id: number, rule: Rule, outcomes: MarketType['outcomes'] = []) =>
  market(
    id,
    'match',
    { name: rule.key, group: 'main', specifierKind: 'none', rule, outcomes },
    MOTOR_SPORT
  )

const ofRace = (
  id: number,
  subject: { name: string } & Pick<MarketType, 'rule' | 'outcomes'> & Partial<MarketType>,
  sports: readonly number[]
) => market(id, 'match', { group: 'other', specifierKind: 'none', ...subject }, sports)

/** Its outcomes are named as they are bet on: a field of 40 has 59 280 tricasts. */
const inOrder = (id: number, rule: Rule) =>
  ofRace(id, { name: rule.key, rule, outcomes: [], group: 'main' }, ALL)

/** A runner that does not run loses the bets of this type alone (rules 19.1). */
export const ANTE_POST = 100_021
/** Sold ante-post as well; a runner that does not run returns the stake. */
export const WITH_A_RUN = 100_022

/** Ids of the types that are sold long before the race. */
export const ANTE_POST_MARKETS: readonly number[] = [ANTE_POST, WITH_A_RUN]

/** Ids of the types that are sold each way too (rules 19.5). */
export const EACH_WAY_MARKETS: readonly number[] = [RACE_WINNER, ...ANTE_POST_MARKETS]

const toWin = (id: number, rule: Rule) =>
  market(
    id,
    'match',
    { name: rule.key, group: 'main', specifierKind: 'none', rule, outcomes: [] },
    ALL,
    { main: ALL }
  )

export const FIELD_MARKET_TYPES = listed(820, [
  toWin(RACE_WINNER, raceWinner),
  placed(100_004, 'firstTwo', ALL_BUT_MOTOR_SPORT),
  placed(100_005, 'firstThree', ALL_BUT_MOTOR_SPORT),
  placed(100_006, 'firstFour', ALL_BUT_MOTOR_SPORT),
  placed(100_007, 'podium', MOTOR_SPORT),
  placed(100_008, 'topSix', ALL_BUT_HORSES_AND_DOGS),
  placed(100_009, 'topTen', ALL_BUT_HORSES_AND_DOGS),
  incident(100_010, fastestLap),
  incident(100_011, pole),
  incident(100_012, firstRetirement, [{ key: NOBODY, feedId: 0 }]),
  ofRace(100_013, { name: 'safetyCar', rule: safetyCar, outcomes: YES_NO }, MOTOR_SPORT),
  ofRace(
    100_014,
    { name: 'classified', rule: classified, outcomes: OVER_UNDER, specifierKind: 'total' },
    MOTOR_SPORT
  ),
  ofRace(
    100_015,
    { name: 'raceMargin', rule: raceMargin, outcomes: RACE_MARGINS },
    HORSES_AND_DOGS
  ),
  ofRace(
    100_016,
    {
      name: 'runnersHeadToHead',
      rule: runnersHeadToHead,
      outcomes: [],
      specifierKind: 'runnerPair',
      group: 'main',
    },
    ALL
  ),
  ofRace(
    100_017,
    {
      name: 'runnersGroup',
      rule: runnersGroup,
      outcomes: [],
      specifierKind: 'runnerGroup',
      group: 'main',
    },
    ALL
  ),
  inOrder(FORECAST, raceForecast),
  inOrder(TRICAST, raceTricast),
  inOrder(QUINELLA, raceQuinella),
  toWin(ANTE_POST, antePostWinner),
  toWin(WITH_A_RUN, withARunWinner),
  ofRace(
    FAVOURITE,
    { name: 'raceFavourite', rule: raceFavourite, outcomes: [{ key: FAVOURITE_KEY, feedId: 0 }] },
    HORSES_AND_DOGS
  ),
])

/** Ids of the types whose bets a withdrawal takes a part of: on a runner to win or to be placed (rules 19.8). */
export const DEDUCTED_MARKETS: readonly number[] = [RACE_WINNER, ...PLACES_OF_MARKET.keys()]
