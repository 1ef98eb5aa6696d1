/** Market types with a line: totals and handicaps. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { HANDICAP, OVER_UNDER, THREE_WAY_HANDICAP } from '../outcomes/common.ts'
import type { MarketType, ScoreBasis } from '../model/market_type.ts'
import { total as totalRule } from '../rules/counts/total.ts'
import { europeanHandicap } from '../rules/result/european_handicap.ts'
import { handicap as handicapRule } from '../rules/result/handicap.ts'

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

function total(
  id: number,
  key: string,
  listOrder: number,
  basisBySport: Record<number, ScoreBasis>,
  mainForSports: number[],
  group: 'totals' | 'halves' = 'totals'
): MarketType {
  return {
    id,
    key,
    group,
    listOrder,
    specifierKind: 'total',
    rule: totalRule,
    basisBySport,
    mainForSports,
    outcomes: OVER_UNDER,
  }
}

function handicap(
  id: number,
  key: string,
  listOrder: number,
  basisBySport: Record<number, ScoreBasis>,
  mainForSports: number[]
): MarketType {
  return {
    id,
    key,
    group: 'handicap',
    listOrder,
    specifierKind: 'handicap',
    rule: handicapRule,
    basisBySport,
    mainForSports,
    outcomes: HANDICAP,
  }
}

export const LINE_MARKET_TYPES: readonly MarketType[] = [
  total(18, 'total', 30, { [soccer]: 'regular', [iceHockey]: 'regular', [handball]: 'regular' }, [
    soccer,
    iceHockey,
    handball,
  ]),
  total(225, 'totalWithOvertime', 31, { [basketball]: 'withOvertime' }, [basketball]),
  total(258, 'totalWithExtraInnings', 32, { [baseball]: 'withOvertime' }, [baseball]),
  total(189, 'totalGames', 33, { [tennis]: 'points' }, [tennis]),
  total(238, 'totalPoints', 34, { [volleyball]: 'points', [tableTennis]: 'points' }, [
    volleyball,
    tableTennis,
  ]),
  total(314, 'totalSets', 35, { [tennis]: 'sets', [volleyball]: 'sets' }, []),
  total(328, 'totalMaps', 36, { [esports]: 'sets' }, [esports]),
  total(
    68,
    'firstHalfTotal',
    61,
    { [soccer]: 'firstHalf', [handball]: 'firstHalf', [basketball]: 'firstHalf' },
    [],
    'halves'
  ),
  handicap(
    16,
    'handicap',
    40,
    { [soccer]: 'regular', [iceHockey]: 'regular', [handball]: 'regular' },
    [handball]
  ),
  handicap(223, 'handicapWithOvertime', 41, { [basketball]: 'withOvertime' }, [basketball]),
  handicap(256, 'handicapWithExtraInnings', 42, { [baseball]: 'withOvertime' }, [baseball]),
  handicap(188, 'setHandicap', 43, { [tennis]: 'sets', [volleyball]: 'sets' }, []),
  handicap(237, 'pointHandicap', 44, { [volleyball]: 'points', [tableTennis]: 'points' }, []),
  handicap(327, 'mapHandicap', 45, { [esports]: 'sets' }, []),
  {
    id: 14,
    key: 'europeanHandicap',
    group: 'handicap',
    listOrder: 46,
    specifierKind: 'scoreHandicap',
    rule: europeanHandicap,
    basisBySport: { [soccer]: 'regular', [iceHockey]: 'regular', [handball]: 'regular' },
    mainForSports: [],
    outcomes: THREE_WAY_HANDICAP,
  },
]
