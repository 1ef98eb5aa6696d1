import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import { describe, expect, test } from 'vitest'
import { lineLabel, marketName, outcomeName } from '../src/odds/marketNames.ts'

const TEAMS = { home: 'Betis', away: 'Sevilla' }
const total = { ...TEAMS, specifier: 'total=2.5' }
const handicap = { ...TEAMS, specifier: 'hcp=-0.75' }

function typeOf(id: number, language: 'tr' | 'en') {
  return marketTypeViews(language).find((type) => type.id === id)
}

describe('market names', () => {
  test('a total carries its line in the decimals of the language', () => {
    expect(outcomeName(typeOf(18, 'tr'), 'over', total, 'tr')).toBe('2,5 üst')
    expect(outcomeName(typeOf(18, 'en'), 'over', total, 'en')).toBe('Over 2.5')
    expect(marketName(typeOf(18, 'tr'), total, 'tr')).toBe('Toplam Alt/Üst 2,5')
  })

  test('a handicap names the side and carries its sign, reversed for the away side', () => {
    expect(outcomeName(typeOf(16, 'en'), 'home', handicap, 'en')).toBe('Betis (-0.75)')
    expect(outcomeName(typeOf(16, 'tr'), 'away', handicap, 'tr')).toBe('Sevilla (+0,75)')
  })

  test('a full stop in a team name stays', () => {
    const context = { home: 'F.C. Test', away: 'B', specifier: '' }
    expect(outcomeName(typeOf(1, 'tr'), '1', context, 'tr')).toBe('F.C. Test')
  })

  test('an outcome without a name of its own shows its key', () => {
    expect(outcomeName(typeOf(45, 'tr'), '2:1', { ...TEAMS, specifier: '' }, 'tr')).toBe('2:1')
    expect(outcomeName(undefined, 'X', { ...TEAMS, specifier: '' }, 'tr')).toBe('X')
  })

  test('the line beside a price in the list', () => {
    expect(lineLabel('over', total, 'tr')).toBe('2,5')
    expect(lineLabel('home', handicap, 'tr')).toBe('-0,75')
    expect(lineLabel('away', handicap, 'en')).toBe('+0.75')
    expect(lineLabel('1', { ...TEAMS, specifier: '' }, 'tr')).toBe('')
  })
})
