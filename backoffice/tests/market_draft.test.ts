import { describe, expect, it } from 'vitest'
import { findMarketType, MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import english from '../src/resources/matches/texts/en.ts'
import turkish from '../src/resources/matches/texts/tr.ts'
import en from '../src/i18n/en/index.ts'
import tr from '../src/i18n/tr/index.ts'
import {
  lineNames,
  marketOf,
  newMarketDraft,
  offeredOutcomes,
} from '../src/resources/matches/markets/add/marketDraft.ts'

function typeOf(id: number) {
  const type = findMarketType(id)
  if (!type) throw new Error(`no market type ${id}`)
  return type
}

describe('a market being added', () => {
  const overUnder = {
    ...newMarketDraft(typeOf(18)),
    pairs: { total: '2,5' },
    prices: { over: '1.90', under: '1.95' },
  }

  it('is complete with a line and prices; a decimal comma counts as a point', () => {
    expect(marketOf(overUnder)).toEqual({
      marketTypeId: 18,
      specifier: 'total=2.5',
      isMainLine: false,
      outcomes: expect.arrayContaining([
        { key: 'over', oddsMilli: 1900 },
        { key: 'under', oddsMilli: 1950 },
      ]),
    })
  })

  it('is incomplete without a line, with an invalid line, or with one price', () => {
    expect(marketOf({ ...overUnder, pairs: {} })).toBeNull()
    expect(marketOf({ ...overUnder, pairs: { total: '2.3' } })).toBeNull()
    expect(marketOf({ ...overUnder, prices: { over: '1.90' } })).toBeNull()
    expect(marketOf({ ...overUnder, prices: { over: '1.90', under: 'x' } })).toBeNull()
  })

  it('of a type with variants begins with one, and has its outcomes', () => {
    const draft = newMarketDraft(typeOf(21))
    expect(Object.keys(draft.pairs)).toEqual(['variant'])
    expect(offeredOutcomes(draft).length).toBeGreaterThan(1)
  })

  it('has a word in both languages for each part of any line', () => {
    const names = new Set(MARKET_TYPES.flatMap(lineNames))
    for (const texts of [turkish, english]) {
      for (const name of names) expect(texts.addMarket.pair).toHaveProperty(name)
    }
  })
})

describe('texts of rules', () => {
  it('there is one in both languages for every rule and for every score that one reads', () => {
    for (const { values } of [tr, en]) {
      for (const type of MARKET_TYPES) {
        expect(values.rule).toHaveProperty(type.rule.key)
        for (const basis of Object.values(type.basisBySport)) {
          expect(values.basis).toHaveProperty(basis.split(':')[0] ?? '')
        }
      }
    }
  })
})
