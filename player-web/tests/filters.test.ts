import { describe, expect, test } from 'vitest'
import {
  isSearch,
  readFilters,
  windowOf,
  writeFilters,
} from '../src/features/sports/filters/filters.ts'
import { leagueBlocks } from '../src/features/sports/board/blocks.ts'
import { soccerMatch } from './support.ts'

const NOW = new Date(2026, 10, 21, 14, 2).getTime()

describe('filters of the list', () => {
  test('are written to the address and read from it', () => {
    const search = '?sport=2&category=5&leagues=1,7&day=2026-11-24&q=galata'
    expect(writeFilters(readFilters(new URLSearchParams(search)))).toBe(search)
  })

  test('defaults and broken values are left out', () => {
    expect(writeFilters(readFilters(new URLSearchParams('?sport=x&leagues=,a&day=all')))).toBe('')
  })

  test('a keyword counts from three characters on', () => {
    const filters = readFilters(new URLSearchParams('?q=ga '))
    expect(isSearch(filters)).toBe(false)
    expect(isSearch({ ...filters, keyword: 'gal' })).toBe(true)
  })

  test('a keyword is cut at the length that the server takes', () => {
    const { keyword } = readFilters(new URLSearchParams({ q: 'x'.repeat(300) }))
    expect(keyword).toBe('x'.repeat(60))
  })

  test('tomorrow is from midnight to midnight', () => {
    expect(windowOf('tomorrow', NOW)).toEqual({
      from: new Date(2026, 10, 22).getTime(),
      to: new Date(2026, 10, 23).getTime() - 1,
    })
  })

  test('three hours end on full five minutes, so that the request stays the same for a while', () => {
    expect(windowOf('3h', NOW)).toEqual({ to: new Date(2026, 10, 21, 17, 5).getTime() })
  })
})

describe('league blocks', () => {
  test('hold one league each and at most 50 matches', () => {
    const matches = Array.from({ length: 120 }, (_, index) =>
      soccerMatch({ id: index, tournamentId: index < 70 ? 1 : 2 })
    )
    const blocks = leagueBlocks(matches)
    expect(blocks.map((block) => block.matches.length)).toEqual([50, 20, 50])
    expect(blocks.map((block) => block.isContinued)).toEqual([false, true, false])
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(3)
  })
})
