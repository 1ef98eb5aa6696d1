import { describe, expect, test } from 'vitest'
import { spotIds } from '../src/features/live/spot/spotIds.ts'
import { liveMatch } from './liveSupport.ts'

const MATCH_RESULT = liveMatch().markets[0]?.typeId
const noMarket = { markets: [] }
const notBegun = { status: 'not_started' }
const stopped = { betStatus: 'stopped' } as const

const spot = (matches: Parameters<typeof spotIds>[0], count: number) =>
  spotIds(matches, { typeId: MATCH_RESULT, count, nowMs: 0 })

describe('live matches on the sports page', () => {
  test('those with an open price come first, then as listed', () => {
    const matches = [
      liveMatch(1, { ...stopped, listOrder: 1 }),
      liveMatch(2, { listOrder: 3 }),
      liveMatch(3, { listOrder: 2 }),
    ]
    expect(spot(matches, 3)).toEqual([3, 2, 1])
  })

  test('matches that lost their market are left out while others fill the rows', () => {
    const matches = [liveMatch(1, noMarket), liveMatch(2), liveMatch(3, notBegun), liveMatch(4)]
    expect(spot(matches, 2)).toEqual([2, 4])
    expect(spot(matches, 3)).toEqual([2, 4, 1])
    expect(spot(matches, 4)).toEqual([2, 4, 1, 3])
  })
})
