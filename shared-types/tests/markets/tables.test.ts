import { describe, expect, test } from 'vitest'
import {
  comparedIn,
  findMarketType,
  isOutcomeOf,
  MARKET_TYPES,
  outcomesOf,
} from '../../src/markets/table/market_types.ts'
import { isOrderMarket } from '../../src/markets/model/order_market.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import { marketTables } from '../support/market_table.ts'

const RUNNERS = ['1', '2', '3', '4', '5']
const PLAYERS = [7, 21, 33].map((id) => `player:${id}`)

const TABLES = await marketTables()

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

/** Runners in order, of forecasts, tricasts and quinellas. */
const ORDERS = ['1-2', '2-1', '2-3', '1-4', '1-2-3', '3-2-1', '1-2-1']

describe('every market type on one match of its sport', () => {
  describe.each(TABLES)('%s', (_, sportId, facts, table) => {
    test('the facts are whole', () => expect(validateFacts(sportId, facts)).toEqual([]))

    test.each(rowsOf(table))('$id $specifier: $won $void', (row) => {
      const type = findMarketType(row.id)
      if (!type) throw new Error(`no type ${row.id}`)
      const own = outcomesOf(type, row.specifier).map(({ key }) => key)
      const compared = comparedIn(row.specifier)?.map(String)
      const runners = type.rule.keysAre === 'runners' ? (compared ?? RUNNERS) : []
      const orders = ORDERS.filter((key) => isOrderMarket(row.id) && isOutcomeOf(type, '', key))
      const keys = [...own, ...runners, ...orders, ...(type.group === 'players' ? PLAYERS : [])]
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
