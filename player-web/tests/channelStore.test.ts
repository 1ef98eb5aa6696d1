import { FRAME, type PackedChange } from '@grandstand/shared-types/stream/frames'
import { packFacts } from '@grandstand/shared-types/stream/pack'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serverNow } from '../src/api/serverClock.ts'
import { ChannelStore } from '../src/stream/channelStore.ts'
import { setRateLock } from '../src/stream/rateLock.ts'
import { priceState } from '../src/odds/priceState.ts'
import { OddsStore } from '../src/odds/store.ts'
import { liveMatch, SECOND_HALF } from './liveSupport.ts'

const CHANNEL = 'list:1'
let odds: OddsStore
let store: ChannelStore
let seq: number

function snapshot(...ids: number[]): boolean {
  const matches = ids.map((id) => liveMatch(id))
  return store.apply([FRAME.snapshot, CHANNEL, ++seq, { matches, timeline: [] }])
}

function delta(changes: PackedChange[], gone: [number, string][] = [], from = seq): boolean {
  return store.apply([FRAME.delta, CHANNEL, from, ++seq, changes, [], gone])
}

const prices = (id: number, home: number): PackedChange => [id, [[id * 10, 1, home, 3600, 4200]]]

beforeEach(() => {
  odds = new OddsStore()
  store = new ChannelStore(CHANNEL, odds)
  seq = 0
})

describe('a live channel', () => {
  test('writes the prices of a snapshot to the odds store, without a movement', () => {
    snapshot(1, 2)
    expect(store.list.map(({ id }) => id)).toEqual([1, 2])
    expect(odds.get(101)).toMatchObject({ oddsMilli: 1850, isPaused: false, afterSilence: true })
  })

  test('a tick of prices repaints the cell and no row', () => {
    snapshot(1, 2)
    const [row, list, cell] = [vi.fn(), vi.fn(), vi.fn()]
    store.onRow(1, row)
    store.onList(list)
    odds.subscribe(101, cell)
    const before = store.row(1)
    delta([prices(1, 1900)])
    expect(odds.get(101)).toMatchObject({ oddsMilli: 1900, afterSilence: false })
    expect(cell).toHaveBeenCalledOnce()
    expect(row).not.toHaveBeenCalled()
    expect(list).not.toHaveBeenCalled()
    expect(store.row(1)).toBe(before)
  })

  test('a goal repaints only its row; a new status is also told to the list', () => {
    snapshot(1, 2)
    const [row, other, list] = [vi.fn(), vi.fn(), vi.fn()]
    store.onRow(1, row)
    store.onRow(2, other)
    store.onList(list)
    const facts = { ...liveMatch(1), state: { ...SECOND_HALF, score: [2, 0] as const } }
    delta([[1, [], packFacts(facts)]])
    expect(store.row(1)?.state.score).toEqual([2, 0])
    expect([row, other, list].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    delta([[1, [], packFacts({ ...facts, status: 'paused' })]])
    expect(list).toHaveBeenCalledOnce()
  })

  test('bet status stopped suspends every price of the match', () => {
    snapshot(1)
    delta([[1, [], packFacts({ ...liveMatch(1), betStatus: 'stopped' })]])
    expect(odds.get(103)?.betStatus).toBe('stopped')
  })

  test('a match that left stays as a locked row with its final status until it is forgotten', () => {
    snapshot(1, 2)
    delta([], [[1, 'ended']])
    expect([store.leftWith(1), store.row(1)?.status]).toEqual(['ended', 'ended'])
    expect(odds.get(101)?.marketStatus).toBe(0)
    store.forget([1])
    expect(store.list.map(({ id }) => id)).toEqual([2])
  })

  test('missing frames are noticed', () => {
    snapshot(1)
    expect(delta([prices(1, 1900)], [], seq + 5)).toBe(false)
    expect(odds.get(101)?.oddsMilli).toBe(1850)
  })

  test('prices are shown as paused without a connection, and as current only after the next frame', () => {
    snapshot(1)
    store.setStale(true)
    expect(odds.get(101)?.isPaused).toBe(true)
    delta([prices(1, 1900)])
    expect(odds.get(101)).toMatchObject({ oddsMilli: 1900, isPaused: true })
    store.setStale(false)
    expect(odds.get(101)?.isPaused).toBe(false)
  })

  test('a match with a silent feed is locked after the brand’s seconds of silence', () => {
    vi.useFakeTimers()
    setRateLock({ lockAfterMs: 60_000, lockBreakAfterMs: 5_400_000 })
    const silentSince = serverNow() - 30_000
    store.apply([
      FRAME.snapshot,
      CHANNEL,
      ++seq,
      { matches: [liveMatch(1, { silentSince })], timeline: [] },
    ])
    const stateNow = () => {
      const price = odds.get(101)
      return price && [priceState(price), price.oddsMilli]
    }
    expect(stateNow()).toEqual(['open', 1850])
    vi.advanceTimersByTime(30_000)
    expect(stateNow()).toEqual(['locked', 1850])
    delta([[1, [], packFacts(liveMatch(1))]])
    expect(stateNow()).toEqual(['open', 1850])
    vi.useRealTimers()
  })

  test('the answer to a request does not replace pushed prices, until the channel is closed', () => {
    snapshot(1)
    const [market] = liveMatch(1).markets
    const old = { ...market!, outcomes: [{ ...market!.outcomes[0]!, oddsMilli: 1500 }] }
    odds.ingestMatches([{ ...liveMatch(1), markets: [old] }])
    expect(odds.get(101)?.oddsMilli).toBe(1850)
    store.close()
    odds.ingestMatches([{ ...liveMatch(1), markets: [old] }])
    expect(odds.get(101)?.oddsMilli).toBe(1500)
  })

  test('a snapshot after a break keeps unchanged rows and removes rows that it lacks', () => {
    snapshot(1, 2)
    const before = store.row(1)
    snapshot(1)
    expect(store.row(1)).toBe(before)
    expect(store.leftWith(2)).toBe('closed')
  })
})
