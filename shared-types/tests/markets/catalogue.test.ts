import { describe, expect, test } from 'vitest'
import {
  fillMarketName,
  findMarketType,
  findSport,
  isSpecifierOf,
  mainMarketTypesOf,
  MARKET_NAMES,
  MARKET_TYPES,
  marketTypesOf,
  marketTypeViews,
  SITE_LANGUAGES,
  SPORTS,
} from '../../src/index.ts'

const fill = { home: 'Ev', away: 'Dep', specifier: '' }

describe('market catalogue', () => {
  test('ids, keys and list orders are unique, outcomes within a type too', () => {
    for (const field of ['id', 'key', 'listOrder'] as const) {
      expect(new Set(MARKET_TYPES.map((type) => type[field])).size).toBe(MARKET_TYPES.length)
    }
    for (const { outcomes } of MARKET_TYPES) {
      expect(new Set(outcomes.map((outcome) => outcome.key)).size).toBe(outcomes.length)
      expect(new Set(outcomes.map((outcome) => outcome.feedId)).size).toBe(outcomes.length)
    }
  })
  test('every sport has a name and a main market of its own', () => {
    for (const { id } of SPORTS) {
      expect(mainMarketTypesOf(id).length).toBeGreaterThan(0)
      for (const main of mainMarketTypesOf(id)) expect(marketTypesOf(id)).toContain(main)
    }
    expect(findSport(23)?.name.tr).toBe('Voleybol')
  })
  test('every type belongs to known sports', () => {
    for (const type of MARKET_TYPES) {
      for (const sportId of Object.keys(type.basisBySport)) {
        expect(findSport(Number(sportId))).toBeDefined()
      }
    }
  })
  test('correct score lists 0:0 to 4:4 and other; half time/full time its nine pairs', () => {
    const scores = findMarketType(45)?.outcomes.map((outcome) => outcome.key) ?? []
    expect(scores).toHaveLength(26)
    expect(scores).toEqual(expect.arrayContaining(['0:0', '2:1', '4:4', 'other']))
    const pairs = findMarketType(47)?.outcomes.map((outcome) => outcome.key)
    expect(pairs).toEqual(['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'])
  })
  test('specifiers must be written as the type asks', () => {
    const fits = (id: number, specifier: string) => {
      const type = findMarketType(id)
      return type !== undefined && isSpecifierOf(type, specifier)
    }
    expect(fits(1, '')).toBe(true)
    expect(fits(1, 'total=2.5')).toBe(false)
    expect(fits(18, 'total=2.5')).toBe(true)
    expect(fits(18, 'total=2.3')).toBe(false)
    expect(fits(18, 'total=-1')).toBe(false)
    expect(fits(16, 'hcp=-0.75')).toBe(true)
    expect(fits(14, 'hcp=0:1')).toBe(true)
    expect(fits(14, 'hcp=1')).toBe(false)
  })
})

describe('market names', () => {
  test.each(SITE_LANGUAGES)('every type and outcome is named in %s', (language) => {
    for (const type of MARKET_TYPES) expect(MARKET_NAMES[language].types[type.id]).toBeDefined()
    for (const view of marketTypeViews(language)) {
      for (const outcome of view.outcomes) {
        if (/^[a-z]+$/.test(outcome.key)) expect(outcome.name).not.toBe(outcome.key)
      }
    }
  })
  test('placeholders are filled, handicaps with their sign', () => {
    expect(fillMarketName('{home} ({hcp})', { ...fill, specifier: 'hcp=0.75' })).toBe('Ev (+0.75)')
    expect(fillMarketName('{away} ({-hcp})', { ...fill, specifier: 'hcp=0.75' })).toBe(
      'Dep (-0.75)'
    )
    expect(fillMarketName('{away} ({-hcp})', { ...fill, specifier: 'hcp=-1' })).toBe('Dep (+1)')
    expect(fillMarketName('({hcp})({-hcp})', { ...fill, specifier: 'hcp=0' })).toBe('(0)(0)')
    expect(fillMarketName('{total} üst', { ...fill, specifier: 'total=2.5' })).toBe('2.5 üst')
    expect(fillMarketName('({hcp})', { ...fill, specifier: 'hcp=0:1' })).toBe('(0:1)')
    expect(fillMarketName('{total}', fill)).toBe('{total}')
  })
})
