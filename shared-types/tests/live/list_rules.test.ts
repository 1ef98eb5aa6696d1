import { describe, expect, test } from 'vitest'
import {
  isOnLiveList,
  liveComparator,
  livePages,
  type LiveOrdering,
} from '../../src/live/list_rules.ts'
import { EMPTY_LIVE_STATE } from '../../src/live/state.ts'
import type { LiveMatch } from '../../src/wire/betting/live.ts'
import { liveMatch } from './support.ts'

const NOW = 10_000_000_000
const MINUTE = 60_000

describe('which matches are on the live list', () => {
  const listed = (status: string, startsInMs: number, hasPrice: boolean) =>
    isOnLiveList({ status, startsAt: NOW + startsInMs }, hasPrice, NOW)

  test('not begun, more than 30 minutes away, no price: hidden', () => {
    expect(listed('not_started', 31 * MINUTE, false)).toBe(false)
    expect(listed('not_started', 30 * MINUTE, false)).toBe(true)
    expect(listed('not_started', 31 * MINUTE, true)).toBe(true)
  })

  test('not begun and more than 5 minutes late: hidden, with prices too', () => {
    expect(listed('not_started', -5 * MINUTE, true)).toBe(true)
    expect(listed('not_started', -5 * MINUTE - 1, true)).toBe(false)
    expect(listed('delayed', -6 * MINUTE, true)).toBe(false)
  })

  test('further ahead than six days: hidden', () => {
    expect(listed('not_started', 6 * 24 * 60 * MINUTE, true)).toBe(true)
    expect(listed('not_started', 6 * 24 * 60 * MINUTE + 1, true)).toBe(false)
  })

  test.each(['1p', 'paused', 'pause3', '5set', 'ot', 'pen'])('in play (%s): shown', (status) => {
    expect(listed(status, -90 * MINUTE, false)).toBe(true)
  })

  test.each(['ended', 'interrupted', 'retired', 'walkover', 'after_ot', 'after_pen', 'postponed'])(
    '%s: leaves',
    (status) => {
      expect(listed(status, -90 * MINUTE, true)).toBe(false)
    }
  )
})

describe('orders', () => {
  const ordered = (order: number, matches: LiveMatch[], over: Partial<LiveOrdering> = {}) =>
    [...matches]
      .sort(
        liveComparator({
          order,
          orderTime: 'asc',
          favouriteIds: new Set(),
          nowMs: NOW,
          ...over,
        })
      )
      .map(({ id }) => id)

  const at = (id: number, startsAt: number, over: Partial<LiveMatch> = {}) =>
    liveMatch({ id, startsAt, ...over })

  test('1: by start, then listed order', () => {
    const matches = [at(1, 20), at(2, 10, { listOrder: 2 }), at(3, 10, { listOrder: 1 })]
    expect(ordered(1, matches)).toEqual([3, 2, 1])
    expect(ordered(1, matches, { orderTime: 'desc' })).toEqual([1, 3, 2])
  })

  test('2: by sport, category, tournament, then time', () => {
    const matches = [
      at(1, 10, { leagueOrder: 2 }),
      at(2, 20, { leagueOrder: 1, tournamentId: 5 }),
      at(3, 10, { leagueOrder: 1, tournamentId: 6 }),
      at(4, 10, { leagueOrder: 1, tournamentId: 5 }),
    ]
    expect(ordered(2, matches)).toEqual([4, 2, 3, 1])
  })

  test('4: by the clock, longest first; a running clock runs on', () => {
    const clock = (seconds: number, isRunning: boolean, agoMs: number) => ({
      state: { ...EMPTY_LIVE_STATE, clock: { seconds, isRunning, at: NOW - agoMs } },
    })
    const matches = [
      at(1, 1),
      at(2, 1, clock(100, true, 0)),
      at(3, 1, clock(50, true, 60_000)),
      at(4, 1, clock(105, false, 60_000)),
    ]
    expect(ordered(4, matches)).toEqual([3, 4, 2, 1])
  })

  test('5: favourites first, then as 1', () => {
    const matches = [at(1, 10), at(2, 30), at(3, 20), at(4, 40)]
    expect(ordered(5, matches, { favouriteIds: new Set([2, 4]) })).toEqual([2, 4, 1, 3])
  })

  test('any other number: listed order', () => {
    const matches = [at(1, 10, { listOrder: 3 }), at(2, 20, { listOrder: 1 }), at(3, 1)]
    expect(ordered(0, matches)).toEqual([3, 2, 1])
    expect(ordered(3, matches)).toEqual([3, 2, 1])
  })
})

describe('pages', () => {
  test('hold 50 rows; a match at half time takes two', () => {
    const playing = Array.from({ length: 49 }, (_, i) => liveMatch({ id: i }))
    const paused = liveMatch({ id: 100, status: 'paused' })
    expect(livePages([...playing, paused]).map((page) => page.length)).toEqual([49, 1])
    expect(livePages([paused, ...playing]).map((page) => page.length)).toEqual([49, 1])
    expect(livePages([...playing.slice(1), paused]).map((page) => page.length)).toEqual([49])
    expect(livePages([])).toEqual([])
  })
})
