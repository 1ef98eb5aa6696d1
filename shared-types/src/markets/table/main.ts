/** Market types about who wins. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MarketType } from '../model/market_type.ts'
import { doubleChance } from '../rules/result/double_chance.ts'
import { drawNoBet } from '../rules/result/draw_no_bet.ts'
import { threeWay } from '../rules/result/three_way.ts'
import { winner } from '../rules/result/winner.ts'
import { DOUBLE_CHANCE, THREE_WAY, TWO_WAY } from '../outcomes/common.ts'

const {
  soccer,
  basketball,
  baseball,
  iceHockey,
  tennis,
  handball,
  volleyball,
  esports,
  tableTennis,
} = SPORT_IDS

export const MAIN_MARKET_TYPES: readonly MarketType[] = [
  {
    id: 1,
    key: 'matchResult',
    group: 'main',
    listOrder: 10,
    specifierKind: 'none',
    rule: threeWay,
    basisBySport: {
      [soccer]: 'regular',
      [iceHockey]: 'regular',
      [handball]: 'regular',
      [basketball]: 'regular',
    },
    mainForSports: [soccer, iceHockey, handball],
    outcomes: THREE_WAY,
  },
  {
    id: 186,
    key: 'winner',
    group: 'main',
    listOrder: 11,
    specifierKind: 'none',
    rule: winner,
    basisBySport: {
      [tennis]: 'sets',
      [volleyball]: 'sets',
      [esports]: 'sets',
      [tableTennis]: 'sets',
    },
    mainForSports: [tennis, volleyball, esports, tableTennis],
    outcomes: TWO_WAY,
  },
  {
    id: 219,
    key: 'winnerWithOvertime',
    group: 'main',
    listOrder: 12,
    specifierKind: 'none',
    rule: winner,
    basisBySport: { [basketball]: 'withOvertime' },
    mainForSports: [basketball],
    outcomes: TWO_WAY,
  },
  {
    id: 251,
    key: 'winnerWithExtraInnings',
    group: 'main',
    listOrder: 13,
    specifierKind: 'none',
    rule: winner,
    basisBySport: { [baseball]: 'withOvertime' },
    mainForSports: [baseball],
    outcomes: TWO_WAY,
  },
  {
    id: 406,
    key: 'winnerWithShootout',
    group: 'main',
    listOrder: 14,
    specifierKind: 'none',
    rule: winner,
    basisBySport: { [iceHockey]: 'withOvertime' },
    mainForSports: [],
    outcomes: TWO_WAY,
  },
  {
    id: 10,
    key: 'doubleChance',
    group: 'main',
    listOrder: 20,
    specifierKind: 'none',
    rule: doubleChance,
    basisBySport: {
      [soccer]: 'regular',
      [iceHockey]: 'regular',
      [handball]: 'regular',
      [basketball]: 'regular',
    },
    mainForSports: [soccer],
    outcomes: DOUBLE_CHANCE,
  },
  {
    id: 11,
    key: 'drawNoBet',
    group: 'main',
    listOrder: 21,
    specifierKind: 'none',
    rule: drawNoBet,
    basisBySport: { [soccer]: 'regular', [iceHockey]: 'regular', [handball]: 'regular' },
    mainForSports: [],
    outcomes: TWO_WAY,
  },
]
