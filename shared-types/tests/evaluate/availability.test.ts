import { describe, expect, test } from 'vitest'
import type { QuotedOutcome } from '../../src/coupons/evaluation/slip.ts'
import { found, NOW_MS } from '../support/slip.ts'

/** The violations of the second of two selections with this quote. */
const second = (
  quote: Partial<QuotedOutcome>,
  products: { sport: 0 | 1; live: 0 | 1 } = { sport: 1, live: 1 }
) => found({ outcomes: [11, 21], book: { 21: quote }, context: { products } })
const running = { matchStatus: '1p', startsAt: NOW_MS - 60_000 }

describe('the match', () => {
  test('matchStarted at the very moment it starts, by the server clock', () => {
    expect(second({ startsAt: NOW_MS + 1 })).toEqual([])
    expect(second({ startsAt: NOW_MS })).toEqual(['matchStarted@1'])
    expect(second({ startsAt: NOW_MS - 1 })).toEqual(['matchStarted@1'])
  })
  test('matchStarted for a running match whose market is not offered in play', () => {
    expect(second(running)).toEqual(['matchStarted@1'])
  })
  test('a running match is fine where the market is', () => {
    expect(second({ ...running, isLiveMarket: true })).toEqual([])
    expect(second({ ...running, matchStatus: 'paused', isLiveMarket: true })).toEqual([])
  })
  test.each(['cancelled', 'postponed', 'abandoned'])('matchCancelled when %s', (matchStatus) => {
    expect(second({ matchStatus })).toEqual(['matchCancelled@1'])
  })
  test.each([
    'ended',
    'interrupted',
    'retired',
    'walkover',
    'after_ot',
    'after_pen',
    'awarded',
    'nonsense',
  ])('matchClosed when %s', (matchStatus) =>
    expect(second({ matchStatus })).toEqual(['matchClosed@1'])
  )
  test('matchClosed when it was taken off', () => {
    expect(second({ matchActive: false })).toEqual(['matchClosed@1'])
  })
})

describe('the market and the outcome', () => {
  test('marketSuspended by its status or by a stopped match', () => {
    expect(second({ marketStatus: -1 })).toEqual(['marketSuspended@1'])
    expect(second({ betStatus: 'stopped' })).toEqual(['marketSuspended@1'])
  })
  test.each([0, -2, -3, -4] as const)('oddsInactive in market status %i', (marketStatus) => {
    expect(second({ marketStatus })).toEqual(['oddsInactive@1'])
  })
  test('oddsInactive when the outcome is, or has no price', () => {
    expect(second({ active: false })).toEqual(['oddsInactive@1'])
    expect(
      found({ outcomes: [21], book: { 21: { oddsMilli: 1000 } }, seen: { 21: 2000 } })
    ).toEqual(['oddsInactive@0'])
  })
  test('oddsInactive for an outcome that is unknown', () => {
    expect(found({ outcomes: [11, 9] })).toEqual(['oddsInactive@1'])
  })
})

describe('productClosed', () => {
  test('sport closes matches that have not started', () => {
    expect(second({}, { sport: 0, live: 1 })).toEqual([
      'productClosed|sport@0',
      'productClosed|sport@1',
    ])
  })
  test('live closes running matches', () => {
    expect(second({ ...running, isLiveMarket: true }, { sport: 1, live: 0 })).toEqual([
      'productClosed|live@1',
    ])
  })
})

describe('rateChanged', () => {
  const moved = (seen: number, oddsChange: 'ask' | 'better' | 'any') =>
    found({ outcomes: [11, 21], seen: { 21: seen }, oddsChange })
  test('ask refuses every move, with the old and the new price', () => {
    expect(moved(2100, 'ask')).toEqual(['rateChanged|2100|2000@1'])
    expect(moved(1900, 'ask')).toEqual(['rateChanged|1900|2000@1'])
    expect(moved(2000, 'ask')).toEqual([])
  })
  test('better accepts a rise only', () => {
    expect(moved(2100, 'better')).toEqual(['rateChanged|2100|2000@1'])
    expect(moved(1900, 'better')).toEqual([])
  })
  test('any accepts both', () => {
    expect(moved(2100, 'any')).toEqual([])
    expect(moved(1900, 'any')).toEqual([])
  })
})
