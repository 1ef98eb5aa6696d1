import { describe, expect, test } from 'vitest'
import { findMarketType, MARKET_TYPES, outcomesOf } from '../../src/markets/table/market_types.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts } from '../../src/markets/facts/match_facts.ts'
import { BASKETBALL_TABLE, HOCKEY_TABLE } from './tables/basketball_and_hockey.ts'
import * as matches from './tables/matches.ts'
import * as others from './tables/others.ts'
import { SOCCER_TABLE } from './tables/soccer.ts'

const PLAYERS = [7, 21, 33].map((id) => `player:${id}`)
const S = SPORT_IDS

const CUP_TABLE = `
2  -  home
5  -  home:penalties
1  -  X
8  goalnr=2  home
9  -  home
113  -  X
115  goalnr=1  home
116  total=1.5  over
117  hcp=-0.5  away
463  -  1X, X2
464  -  -  void all
897  -  1:1
123  -  home
127  total=6.5  over
122  -  yes
220  -  yes
`

const TABLES: [string, number, MatchFacts, string][] = [
  ['soccer', S.soccer, matches.SOCCER_MATCH, SOCCER_TABLE],
  ['soccer, a cup tie', S.soccer, matches.CUP_MATCH, CUP_TABLE],
  ['basketball', S.basketball, matches.BASKETBALL_MATCH, BASKETBALL_TABLE],
  ['ice hockey', S.iceHockey, matches.HOCKEY_MATCH, HOCKEY_TABLE],
  ['handball', S.handball, matches.HANDBALL_MATCH, others.HANDBALL_TABLE],
  ['tennis', S.tennis, matches.TENNIS_MATCH, others.TENNIS_TABLE],
  ['volleyball', S.volleyball, matches.VOLLEYBALL_MATCH, others.VOLLEYBALL_TABLE],
  ['table tennis', S.tableTennis, matches.TABLE_TENNIS_MATCH, others.TABLE_TENNIS_TABLE],
  ['baseball', S.baseball, matches.BASEBALL_MATCH, others.BASEBALL_TABLE],
  ['esports', S.esports, matches.ESPORTS_MATCH, others.ESPORTS_TABLE],
  ['motor sport', S.motorSport, matches.RACE, others.RACE_TABLE],
  ['bikes', S.bikes, matches.RACE, others.RACE_TABLE],
]

interface Row {
  id: number
  specifier: string
  won: string
  void: string
}
const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id, specifier = '-', won = '-', stakesBack = ''] = line.split('  ')
      return {
        id: Number(id),
        specifier: specifier === '-' ? '' : specifier,
        won: won === '-' ? '' : won,
        void: stakesBack.replace('void ', ''),
      }
    })

describe('every market type on one match of its sport', () => {
  describe.each(TABLES)('%s', (_, sportId, facts, table) => {
    test('the facts are whole', () => expect(validateFacts(sportId, facts)).toEqual([]))

    test.each(rowsOf(table))('$id $specifier: $won $void', (row) => {
      const type = findMarketType(row.id)
      if (!type) throw new Error(`no type ${row.id}`)
      const own = outcomesOf(type, row.specifier).map(({ key }) => key)
      const keys = type.group === 'players' ? [...own, ...PLAYERS] : own
      const market = { sportId, marketTypeId: row.id, specifier: row.specifier }
      const results = settleMarket(market, keys, facts)
      const of = (result: string) => keys.filter((key) => results[key] === result)
      const stakesBack = of('void')
      expect({
        won: of('won').join(', '),
        void: stakesBack.length === keys.length ? 'all' : stakesBack.join(', '),
        lost: of('lost').length,
      }).toEqual({
        won: row.won,
        void: row.void,
        lost: keys.length - of('won').length - stakesBack.length,
      })
    })
  })

  test('no type of any sport is left out', () => {
    const tested = new Set(
      TABLES.flatMap(([, sportId, , table]) => rowsOf(table).map(({ id }) => `${sportId}/${id}`))
    )
    const all = MARKET_TYPES.flatMap((type) =>
      Object.keys(type.basisBySport).map((sportId) => `${sportId}/${type.id}`)
    )
    expect(all.filter((one) => !tested.has(one))).toEqual([])
  })
})
