import { describe, expect, test, vi } from 'vitest'
import { OddsStore } from '../src/odds/store.ts'
import { soccerMatch } from './support.ts'

function withHomePrice(oddsMilli: number, status: 1 | -1 = 1) {
  const match = soccerMatch()
  const [market] = match.markets
  return {
    ...match,
    markets: [{ ...market!, status, outcomes: [{ id: 701, key: '1', oddsMilli, active: true }] }],
  }
}

describe('odds store', () => {
  test('tells only the listeners of the outcome whose price changed', () => {
    const store = new OddsStore()
    store.ingestMatches([soccerMatch()], 1000)
    const home = vi.fn()
    const draw = vi.fn()
    store.subscribe(701, home)
    store.subscribe(702, draw)
    store.ingestMatches([withHomePrice(1900)], 2000)
    expect(store.get(701)?.oddsMilli).toBe(1900)
    expect(home).toHaveBeenCalledTimes(1)
    expect(draw).not.toHaveBeenCalled()
  })

  test('calls no listener when nothing changed, and keeps the same object', () => {
    const store = new OddsStore()
    store.ingestMatches([soccerMatch()], 1000)
    const before = store.get(701)
    const listener = vi.fn()
    store.subscribe(701, listener)
    store.ingestMatches([soccerMatch()], 2000)
    expect(listener).not.toHaveBeenCalled()
    expect(store.get(701)).toBe(before)
  })

  test('a suspended market changes its outcomes though the price stays', () => {
    const store = new OddsStore()
    store.ingestMatches([withHomePrice(1850)], 1000)
    const listener = vi.fn()
    store.subscribe(701, listener)
    store.ingestMatches([withHomePrice(1850, -1)], 2000)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.get(701)?.marketStatus).toBe(-1)
  })

  test('a change during a silence is marked', () => {
    const store = new OddsStore()
    store.ingestMatches([withHomePrice(1850)], 1_000_000)
    store.ingestMatches([withHomePrice(1900)], 1_010_000)
    expect(store.get(701)?.afterSilence).toBe(false)
    store.ingestMatches([withHomePrice(1950)], 1_100_000)
    expect(store.get(701)?.afterSilence).toBe(true)
  })

  test('a stopped listener is called no more', () => {
    const store = new OddsStore()
    store.ingestMatches([withHomePrice(1850)], 1000)
    const listener = vi.fn()
    store.subscribe(701, listener)()
    store.ingestMatches([withHomePrice(1900)], 2000)
    expect(listener).not.toHaveBeenCalled()
  })
})
