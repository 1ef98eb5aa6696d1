/** Saved searches of a list, and the periods in them. */
import { describe, expect, it } from 'vitest'
import {
  savedSearchesIn,
  savedSearchesName,
} from '@grandstand/shared-types/accounts/saved_searches'
import {
  periodBounds,
  PERIODS,
  periodOf,
  withBounds,
  withNamedPeriods,
} from '../src/format/period.ts'
import { listPreferenceIn } from '../src/list/columns.ts'
import { withSearch } from '../src/list/savedQueries/savedQueries.ts'

describe('kept searches', () => {
  it('are stored under a name that the API takes, for every list', () => {
    expect(savedSearchesName('feed/errors')).toBe('savedQueries.feed-errors')
  })

  it('leave out entries that cannot be read', () => {
    const good = { name: 'Açık', filter: { status: 0 }, sharedWith: ['dealer'] }
    const kept = [good, 'x', null, { name: 'y' }, { name: 'z', filter: {}, sharedWith: 3 }]
    expect(savedSearchesIn(kept)).toEqual([good])
    expect(savedSearchesIn({ name: 'x', filter: {} })).toEqual([])
  })

  it('are replaced by name and stand in its order', () => {
    const searches = [
      { name: 'Açık', filter: { status: 0 } },
      { name: 'Canlı', filter: { product: 'live' } },
    ]
    const changed = withSearch(searches, { name: 'Canlı', filter: { product: 'mixed' } })
    expect(changed.map(({ name }) => name)).toEqual(['Açık', 'Canlı'])
    expect(changed[1]?.filter).toEqual({ product: 'mixed' })
    expect(withSearch(changed, { name: 'Bugün', filter: {} }).map(({ name }) => name)).toEqual([
      'Açık',
      'Bugün',
      'Canlı',
    ])
  })
})

describe('periods', () => {
  const saturday = new Date(2026, 10, 21, 16, 30).getTime()
  const monday = new Date(2026, 10, 23, 9, 0).getTime()
  const day = (month: number, date: number) => new Date(2026, month, date).getTime()

  it('go from the first to the last millisecond of their days', () => {
    expect(periodBounds('today', saturday)).toEqual({ from: day(10, 21), to: day(10, 22) - 1 })
    expect(periodBounds('yesterday', saturday)).toEqual({ from: day(10, 20), to: day(10, 21) - 1 })
    expect(periodBounds('last7', saturday)).toEqual({ from: day(10, 15), to: day(10, 22) - 1 })
    expect(periodBounds('month', saturday)).toEqual({ from: day(10, 1), to: day(11, 1) - 1 })
    expect(periodBounds('lastMonth', saturday)).toEqual({ from: day(9, 1), to: day(10, 1) - 1 })
  })

  it('are found again by their bounds, and only by both', () => {
    for (const period of PERIODS) {
      const { from, to } = periodBounds(period, saturday)
      expect(periodOf(from, to, saturday)).toBe(period)
      expect(periodOf(from, undefined, saturday)).toBeNull()
    }
  })

  it('in a saved search are counted from the day of use, not of saving', () => {
    const today = periodBounds('today', saturday)
    const kept = withNamedPeriods(
      { status: 0, placedAt_gte: today.from, placedAt_lte: today.to, settledAt_gte: 5 },
      saturday
    )
    expect(kept).toEqual({ status: 0, placedAt_gte: '@today', settledAt_gte: 5 })
    const { from, to } = periodBounds('today', monday)
    expect(withBounds(kept, monday)).toEqual({
      status: 0,
      placedAt_gte: from,
      placedAt_lte: to,
      settledAt_gte: 5,
    })
  })
})

describe('the preferences of a list', () => {
  it('begins with the columns that a list hides at first', () => {
    expect(listPreferenceIn(undefined, ['bonus'])).toEqual({ hidden: ['bonus'], isDense: false })
    expect(listPreferenceIn({ hidden: [], isDense: true }, ['bonus'])).toEqual({
      hidden: [],
      isDense: true,
    })
    expect(listPreferenceIn({ hidden: [3, 'x'], isDense: 1 }, [])).toEqual({
      hidden: ['x'],
      isDense: false,
    })
  })
})
