import { describe, expect, test } from 'vitest'
import { fillMarketName } from '../../src/markets/names/fill_name.ts'
import {
  findMarketType,
  isSpecifierOf,
  MARKET_TYPES,
  marketTypesOf,
} from '../../src/markets/table/market_types.ts'
import { findSport, SPORTS } from '../../src/catalogue/sports.ts'
import { MARKET_NAMES, marketTypeViews } from '../../src/languages/market_type_views.ts'
import { sportNames } from '../../src/languages/names.ts'
import { SITE_LANGUAGES } from '../../src/languages/table.ts'

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
      const shownInline = MARKET_TYPES.filter((type) => type.mainForSports.includes(id))
      expect(shownInline.length).toBeGreaterThan(0)
      for (const main of shownInline) expect(marketTypesOf(id)).toContain(main)
    }
    expect(sportNames('volleyball').tr).toBe('Voleybol')
  })
  test('every type belongs to known sports', () => {
    for (const type of MARKET_TYPES) {
      for (const sportId of Object.keys(type.basisBySport)) {
        expect(findSport(Number(sportId))).toBeDefined()
      }
    }
  })
  test('outcomes of a variant have keys and ids of their own', () => {
    for (const { variants } of MARKET_TYPES) {
      for (const outcomes of Object.values(variants ?? {})) {
        expect(outcomes.length).toBeGreaterThan(1)
        expect(new Set(outcomes.map((outcome) => outcome.key)).size).toBe(outcomes.length)
        expect(new Set(outcomes.map((outcome) => outcome.feedId)).size).toBe(outcomes.length)
      }
    }
  })
  test('keys fit the columns that hold them, and ids of our own start at 100000', () => {
    for (const type of MARKET_TYPES) {
      const outcomes = [type.outcomes, ...Object.values(type.variants ?? {})].flat()
      expect(type.key.length).toBeLessThanOrEqual(40)
      for (const { key } of outcomes) expect(key.length).toBeLessThanOrEqual(16)
      expect(type.id < 2000 || type.id > 100_000).toBe(true)
    }
  })
  test.each([
    [1, 160],
    [2, 50],
    [3, 30],
    [4, 70],
    [5, 30],
    [6, 45],
    [11, 3],
    [23, 15],
    [41, 3],
    [109, 15],
  ])('sport %i has a whole board: %i types or more', (sportId, least) => {
    expect(marketTypesOf(sportId).length).toBeGreaterThanOrEqual(least)
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
    expect(fits(236, 'quarternr=2|total=40.5')).toBe(true)
    expect(fits(236, 'total=40.5')).toBe(false)
    expect(fits(236, 'quarternr=0|total=40.5')).toBe(false)
    expect(fits(236, 'mapnr=1|quarternr=2|total=40.5')).toBe(false)
    expect(fits(21, '')).toBe(true)
    expect(fits(21, 'variant=sr:exact_goals:5+')).toBe(true)
    expect(fits(21, 'variant=sr:exact_goals:1+')).toBe(false)
    expect(fits(199, '')).toBe(false)
    expect(fits(199, 'variant=sr:correct_score:bestof:3')).toBe(true)
    expect(fits(37, 'total=2.5')).toBe(true)
    expect(fits(37, 'total=2.25')).toBe(false)
    expect(fits(41, 'score=1:0')).toBe(true)
    expect(fits(1174, 'hcp=-3.5|total=180.5')).toBe(true)
    expect(fits(100_016, 'runners=3-7')).toBe(true)
    expect(fits(100_016, 'runners=7-3')).toBe(false)
    expect(fits(100_016, 'runners=3-3')).toBe(false)
    expect(fits(100_016, 'runners=3-7-12')).toBe(false)
    expect(fits(100_016, '')).toBe(false)
    expect(fits(100_017, 'runners=3-7-12')).toBe(true)
    expect(fits(100_017, 'runners=3-7')).toBe(false)
    expect(fits(100_017, 'runners=1-2-3-4-5-6-7-8-9-10-11')).toBe(false)
  })
})

describe('market names', () => {
  test.each(SITE_LANGUAGES)(
    'every rule of the table, and the unknown one, is named in %s',
    (language) => {
      const { rules } = MARKET_NAMES[language]
      const keys = MARKET_TYPES.flatMap(({ rule, parts = [] }) => [
        rule,
        ...parts.map((part) => part.rule),
      ])
      expect([...new Set(keys.map(({ key }) => key)), 'unknown'].sort()).toEqual(
        Object.keys(rules).sort()
      )
    }
  )
  test.each(SITE_LANGUAGES)('every type and outcome is named in %s', (language) => {
    for (const type of MARKET_TYPES) expect(MARKET_NAMES[language].types[type.id]).toBeDefined()
    for (const view of marketTypeViews(language)) {
      for (const outcome of view.outcomes) {
        if (/^[a-z]+$/.test(outcome.key)) expect(outcome.name).not.toBe(outcome.key)
      }
    }
  })
  test.each(SITE_LANGUAGES)('the specifier fills every placeholder in %s', (language) => {
    const specifier = 'hcp=0:1|total=2.5|score=1:0|from=1|to=15|runners=3-7'
    const numbers = [...new Set(MARKET_TYPES.flatMap((type) => type.integers ?? []))]
      .filter((name) => name !== 'from' && name !== 'to')
      .map((name) => `${name}=1`)
    const all = { home: 'Ev', away: 'Dep', specifier: [specifier, ...numbers].join('|') }
    for (const view of marketTypeViews(language)) {
      for (const name of [view, ...view.outcomes].flatMap((one) => [one.name, one.shortName])) {
        if (!name.includes('{-hcp}')) expect(fillMarketName(name, all)).not.toMatch(/[{}]/)
      }
      // a subject without a name would show its key
      expect(view.name).not.toMatch(/^\S*[a-z][A-Z]\S*$/)
    }
  })
  test('type 14 is shown as a score', () => {
    const type = marketTypeViews('tr').find(({ id }) => id === 14)
    const shown = { ...fill, specifier: 'hcp=0:0' }
    expect(fillMarketName(type?.name ?? '', shown)).toBe('Handikaplı Maç Sonucu (0:0)')
    expect(type?.outcomes.map(({ name }) => fillMarketName(name, shown))).toEqual([
      'Ev (0:0)',
      'Beraberlik (0:0)',
      'Dep (0:0)',
    ])
  })
  test.each([
    [35, '1 & yes', '{home} & Yes'],
    [15, 'home:3+', '{home} by 3+'],
    [21, '2', '2'],
    [52, '2', '2nd half'],
    [47, '1/X', '1/X'],
    [1174, 'away & over', '{away} ({-hcp}) & Over {total}'],
    [5, 'away:penalties', '{away} on penalties'],
  ])('market %i names outcome %s', (id, key, name) => {
    const type = marketTypeViews('en').find((view) => view.id === id)
    expect(type?.outcomes.find((outcome) => outcome.key === key)?.name).toBe(name)
  })
  test('runners that are compared are named where their names are known', () => {
    const name = marketTypeViews('en').find(({ id }) => id === 100_016)?.name ?? ''
    const specifier = 'runners=3-7'
    expect(fillMarketName(name, { ...fill, specifier })).toBe('Head to head: 3 v 7')
    const runners = new Map([
      [3, '3 Brindle'],
      [7, '7 Quill'],
    ])
    expect(fillMarketName(name, { ...fill, specifier, runners })).toBe(
      'Head to head: 3 Brindle v 7 Quill'
    )
    expect(fillMarketName('{runners}', { ...fill, specifier })).toBe('3, 7')
    expect(fillMarketName('{runner1}', fill)).toBe('{runner1}')
  })
  test("competitor1 and competitor2 are the feed's words for the sides", () => {
    expect(fillMarketName('{competitor1} - {competitor2}', fill)).toBe('Ev - Dep')
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
    expect(fillMarketName('{!goalnr} goal', { ...fill, specifier: 'goalnr=3' })).toBe('3rd goal')
    expect(fillMarketName('{!goalnr} goal', fill)).toBe('{!goalnr} goal')
  })
})
