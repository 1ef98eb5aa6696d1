import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOnField,
  MARKET_TYPES,
  marketTypesOf,
  outcomesOf,
} from '../../src/markets/table/market_types.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS, SPORTS } from '../../src/catalogue/sports.ts'
import { winnersAtOnce } from '../../src/markets/outcomes/winners_at_once.ts'
import type { MarketType } from '../../src/markets/model/market_type.ts'
import { scorer } from '../../src/markets/rules/course/scorer.ts'
import { doubleChance } from '../../src/markets/rules/result/double_chance.ts'
import { FACTS_BY_SPORT } from '../support/facts.ts'

/** A specifier that fits the type: lines on a half, number 1 where one is asked for. */
export function anySpecifier(type: MarketType, at: number, sets = 0): string {
  const line = { total: `total=${at}.5`, handicap: 'hcp=-1.5', scoreHandicap: 'hcp=0:1' }
  const lines = {
    ...line,
    totalAndHandicap: `hcp=1.5|total=${at}.5`,
    currentScore: 'score=0:0',
    runnerPair: 'runners=1-2',
    runnerGroup: 'runners=1-2-3',
    none: '',
  }
  const integers = (type.integers ?? []).map((name) => `${name}=${name === 'to' ? 5 : 1}`)
  const variants = Object.keys(type.variants ?? {})
  const bestOf = variants.find((variant) => variant.endsWith(`bestof:${sets}`))
  const name =
    bestOf ?? (type.outcomes.some(({ key }) => key.endsWith('+')) ? undefined : variants.at(-1))
  const variant = name === undefined ? '' : `variant=${name}`
  return [lines[type.specifierKind], ...integers, variant].filter((part) => part !== '').join('|')
}

describe('on final facts, of a sport with all its details', () => {
  const sports = SPORTS.filter(({ id }) => FACTS_BY_SPORT[id] !== undefined)
  test.each(sports)(
    '$key: as many outcomes win as can win at once, or the stake comes back',
    ({ id }) => {
      const facts = FACTS_BY_SPORT[id]
      if (!facts) throw new Error('no facts')
      fc.assert(
        fc.property(facts, fc.nat(4), (match, at) => {
          for (const type of marketTypesOf(id)) {
            // a match of two sides is no field of runners
            if (type.group === 'players' || isOnField(type)) continue
            const specifier = anySpecifier(type, at, id === SPORT_IDS.tennis ? 3 : 5)
            const keys = outcomesOf(type, specifier).map(({ key }) => key)
            const market = { sportId: id, marketTypeId: type.id, specifier }
            const results = Object.values(settleMarket(market, keys, match))
            const won = results.filter((result) => result === 'won').length
            const label = `${type.id} ${type.key} ${specifier}`
            expect([label, won <= winnersAtOnce(type.id)]).toEqual([label, true])
            if (results.every((result) => result === 'lost')) {
              expect(`${label} has a winner`).toBe(JSON.stringify({ match, results }))
            }
          }
        }),
        { numRuns: 60 }
      )
    }
  )
})

test('what can win at once is what the rules let win: the lists name no type that is not there', () => {
  const several = MARKET_TYPES.filter((type) => winnersAtOnce(type.id) > 1)
  expect(several.map((type) => type.id)).toEqual(
    expect.arrayContaining([10, 63, 85, 463, 529, 540, 541, 542, 545, 546, 547, 753, 1179])
  )
  const isChance = (type: MarketType) =>
    [type, ...(type.parts ?? [])].some(({ rule }) => rule === doubleChance)
  for (const type of MARKET_TYPES.filter(isChance)) expect(winnersAtOnce(type.id)).toBe(2)
  for (const type of MARKET_TYPES.filter(({ rule }) => rule === scorer)) {
    expect(winnersAtOnce(type.id)).toBe(Infinity)
  }
})
