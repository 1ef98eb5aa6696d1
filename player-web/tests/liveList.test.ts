import { LIVE_ORDERS } from '@grandstand/shared-types/live/limits'
import { describe, expect, test } from 'vitest'
import { orderedRows, steady } from '../src/features/live/state/listOrder.ts'
import { readPreferences } from '../src/features/live/state/livePreferences.ts'
import { slotRange, slotsOf } from '../src/features/live/list/slots.ts'
import { liveMatch, SECOND_HALF } from './liveSupport.ts'

const START = 1_000_000
const minute = (played: number) => ({
  ...SECOND_HALF,
  clock: { seconds: played * 60, isRunning: false, at: 0 },
})
/** Two leagues; 3 began first, 2 has the longest clock. */
const MATCHES = [
  liveMatch(1, { startsAt: START + 2000, tournamentId: 1, leagueOrder: 1, state: minute(10) }),
  liveMatch(2, { startsAt: START + 1000, tournamentId: 2, leagueOrder: 2, state: minute(80) }),
  liveMatch(3, { startsAt: START, tournamentId: 1, leagueOrder: 1, state: minute(50) }),
]

function ordered(order: number, view: 'leagues' | 'flat' = 'flat', favourites: number[] = []) {
  const favouriteIds = new Set(favourites)
  return orderedRows(MATCHES, { order, orderTime: 'asc', view, favouriteIds, nowMs: START })
}

describe('order of the live list', () => {
  test('by time, by clock, followed first, as listed', () => {
    expect(ordered(LIVE_ORDERS.byTime)).toEqual([3, 2, 1])
    expect(ordered(LIVE_ORDERS.byClock)).toEqual([2, 3, 1])
    expect(ordered(LIVE_ORDERS.favouritesFirst, 'flat', [1])).toEqual([1, 3, 2])
    expect(ordered(LIVE_ORDERS.bySport)).toEqual([3, 1, 2])
    expect(ordered(0)).toEqual([3, 1, 2])
  })

  test('by league puts a league at the place of its first match, with all of its matches', () => {
    expect(ordered(LIVE_ORDERS.byTime, 'leagues')).toEqual([3, 1, 2])
  })

  test('matches that have not begun are in a part of their own, below matches in play', () => {
    const matches = [
      ...MATCHES,
      liveMatch(4, { status: 'not_started', startsAt: 0, tournamentId: 1, leagueOrder: 0 }),
    ]
    const rows = (view: 'leagues' | 'flat') =>
      orderedRows(matches, {
        order: LIVE_ORDERS.byTime,
        orderTime: 'asc',
        view,
        favouriteIds: new Set([4]),
        nowMs: START,
      })
    expect(rows('flat')).toEqual([3, 2, 1, -4])
    expect(rows('leagues')).toEqual([3, 1, 2, -4])
  })

  test('stored settings are read back; an unknown order becomes the listed order', () => {
    expect(readPreferences({ order: 4, orderTime: 'desc', view: 'flat' })).toEqual({
      order: 4,
      orderTime: 'desc',
      view: 'flat',
    })
    expect(readPreferences({ order: 3, view: 7 })).toEqual(readPreferences(null))
  })
})

describe('a list that changes while the user looks at it', () => {
  const nobodyLooks = () => false
  const everybodyLooks = () => true

  test('rows that left disappear, the other rows keep their order', () => {
    expect(steady([1, 2, 3], [3, 1], nobodyLooks)).toEqual({ shown: [1, 3], newCount: 0 })
  })

  test('a new row is inserted at its place where it is out of sight', () => {
    expect(steady([1, 3], [1, 2, 3, 4], nobodyLooks).shown).toEqual([1, 2, 3, 4])
  })

  test('new rows wait for a request where they would push others away', () => {
    expect(steady([1, 3], [1, 2, 3, 4], everybodyLooks)).toEqual({ shown: [1, 3], newCount: 2 })
    const belowTheWindow = (place: number) => place < 2
    expect(steady([1, 3], [1, 2, 3, 4], belowTheWindow)).toEqual({ shown: [1, 3, 4], newCount: 1 })
  })

  test('a match that begins moves up where it is out of sight, and otherwise stays until the user asks for new rows', () => {
    expect(steady([1, -2, -3], [1, 2, -3], nobodyLooks).shown).toEqual([1, 2, -3])
    expect(steady([1, -2, -3], [1, 2, -3], everybodyLooks)).toEqual({
      shown: [1, -2, -3],
      newCount: 1,
    })
  })

  test('without changes stays the same object', () => {
    const shown = [1, 2]
    expect(steady(shown, [1, 2], nobodyLooks).shown).toBe(shown)
  })
})

describe('slots', () => {
  const rowOf = (id: number) => MATCHES.find((match) => match.id === id)
  const sizes = { toComePx: 30, headPx: 40, rowPx: 56 }

  test('stand one below the other, a head before each league', () => {
    const { slots, totalPx } = slotsOf([3, 1, 2], rowOf, sizes, true)
    expect(slots.map(({ kind, topPx }) => [kind, topPx])).toEqual([
      ['head', 0],
      ['row', 40],
      ['row', 96],
      ['head', 152],
      ['row', 192],
    ])
    expect(totalPx).toBe(248)
  })

  test('a divider separates matches that have not begun, and counts them; each part names its leagues', () => {
    const { slots } = slotsOf([3, -1, -2], rowOf, sizes, true)
    expect(slots.map(({ kind, topPx }) => [kind, topPx])).toEqual([
      ['head', 0],
      ['row', 40],
      ['toCome', 96],
      ['head', 126],
      ['row', 166],
      ['head', 222],
      ['row', 262],
    ])
    expect(slots.find(({ kind }) => kind === 'toCome')).toMatchObject({ count: 2 })
  })

  test('only those that touch the window are in range', () => {
    const { slots } = slotsOf([3, 1, 2], rowOf, sizes, true)
    expect(slotRange(slots, 100, 160)).toEqual([2, 3])
    expect(slotRange(slots, -500, 40)).toEqual([0, 0])
    expect(slotRange(slots, 900, 1000)).toEqual([4, 4])
  })
})
