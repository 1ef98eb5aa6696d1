import { describe, expect, it } from 'vitest'
import { EMPTY_LIVE_STATE, INCIDENT_KINDS } from '@grandstand/shared-types/live/state'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import type { LiveBookMarket } from '@grandstand/shared-types/wire/betting/live'
import { feedSummary } from '../src/dashboard/feedSummary.ts'
import { durationOf } from '../src/format/duration.ts'
import en from '../src/i18n/en/index.ts'
import tr from '../src/i18n/tr/index.ts'
import { liveBetting } from '../src/resources/live-matches/liveBetting.ts'
import { clockText, periodsText, scoreText } from '../src/resources/live-matches/scoreText.ts'
import { byList } from '../src/resources/live-matches/trading/marketOrder.ts'
import { percentOf, secondsOf } from '../src/resources/live-settings/figureOf.ts'

describe('whether a live match can be bet on', () => {
  const running = {
    status: '1p',
    active: true,
    isHeld: false,
    isPaused: false,
    isRateLocked: false,
    isCovered: true,
    betStatus: 'started',
    openMarketCount: 3,
  } as const

  it('is open when there is no reason against it', () => {
    expect(liveBetting(running)).toBe('open')
  })

  it('names a suspension by staff before a suspension by the feed', () => {
    expect(liveBetting({ ...running, isHeld: true, isPaused: true })).toBe('suspended')
    expect(liveBetting({ ...running, active: false, isPaused: true })).toBe('unlisted')
  })

  it('tells a silent feed, a locked price and a suspension apart', () => {
    expect(liveBetting({ ...running, isPaused: true, betStatus: 'stopped' })).toBe('paused')
    expect(liveBetting({ ...running, isRateLocked: true })).toBe('locked')
    expect(liveBetting({ ...running, betStatus: 'stopped' })).toBe('stopped')
    expect(liveBetting({ ...running, openMarketCount: 0 })).toBe('stopped')
  })

  it('is over once the match is, suspended or not', () => {
    expect(liveBetting({ ...running, status: 'ended', isHeld: true })).toBe('over')
  })
})

describe('score and clock', () => {
  const at = 1_000_000

  it('a running clock goes on by itself, a stopped one does not', () => {
    const clock = { seconds: 45 * 60 + 5, isRunning: true, at }
    expect(clockText({ ...EMPTY_LIVE_STATE, clock }, at + 61_000)).toBe('46:06')
    const stopped = { ...clock, isRunning: false }
    expect(clockText({ ...EMPTY_LIVE_STATE, clock: stopped, addedMinutes: 2 }, at + 61_000)).toBe(
      '45:05 +2'
    )
    expect(clockText(EMPTY_LIVE_STATE, at)).toBeNull()
  })

  it('sets come before the points of the current game', () => {
    const state = {
      ...EMPTY_LIVE_STATE,
      score: [1, 0] as const,
      periodScores: [[6, 4] as const, [3, 3] as const],
      gameScore: ['40', 'A'] as const,
    }
    expect(scoreText(state)).toBe('1-0')
    expect(periodsText(state)).toBe('6-4, 3-3 · 40-A')
    expect(periodsText(EMPTY_LIVE_STATE)).toBeNull()
  })
})

describe('markets of a live match', () => {
  const market = (id: number, typeId: number, specifier = ''): LiveBookMarket => ({
    id,
    typeId,
    specifier,
    status: 1,
    isHeld: false,
    isMainLine: false,
    producer: null,
    updatedAt: 0,
    outcomes: [],
  })

  it('are in list order, lines by their value, in whatever order they arrived', () => {
    const markets = [
      market(1, 18, 'total=10.5'),
      market(2, 18, 'total=2.5'),
      market(3, 1),
      market(4, 18, 'total=2.25'),
    ]
    expect(markets.sort(byList).map(({ id }) => id)).toEqual([3, 4, 2, 1])
  })
})

describe('lengths of time', () => {
  it('use the largest unit of which there are two', () => {
    expect(durationOf(40)).toEqual({ unit: 'milliseconds', count: 40 })
    expect(durationOf(1_999)).toEqual({ unit: 'seconds', count: 1 })
    expect(durationOf(119_999)).toEqual({ unit: 'seconds', count: 119 })
    expect(durationOf(120_000)).toEqual({ unit: 'minutes', count: 2 })
    expect(durationOf(3 * 3_600_000)).toEqual({ unit: 'hours', count: 3 })
  })

  it('a delay is a whole number of seconds up to the longest delay', () => {
    expect(secondsOf(' 7 ')).toBe(7)
    expect(secondsOf('60')).toBe(60)
    for (const text of ['61', '-1', '1.5', '', 'x']) expect(secondsOf(text), text).toBeNull()
  })
})

describe('the feeds together', () => {
  const producer = (changes: Partial<FeedProducerView>): FeedProducerView => ({
    id: 'simulator',
    isUp: true,
    state: 'alive',
    aliveAt: 1,
    lastMessageAt: 1,
    processedAt: 1,
    silentMs: 3_000,
    delayMs: 5,
    messagesAMinute: 1,
    messageCount: 1,
    errorCount: 0,
    matchCount: 2,
    canRecover: true,
    lastMessages: [],
    ...changes,
  })

  it('show the worst of the producers that are up or price matches', () => {
    const feeds = [
      producer({}),
      producer({ id: 'uof:1', isUp: false, silentMs: 60_000, delayMs: 90, matchCount: 1 }),
      producer({ id: 'recording', isUp: false, silentMs: 9_000_000, matchCount: 0 }),
    ]
    expect(feedSummary(feeds)).toEqual({
      up: 1,
      all: 3,
      silentMs: 60_000,
      delayMs: 90,
      matches: 3,
    })
    expect(feedSummary([])).toMatchObject({ up: 0, silentMs: null, delayMs: null })
  })
})

describe('texts of live matches', () => {
  it('every incident has a name in both languages', () => {
    for (const texts of [tr, en]) {
      for (const kind of INCIDENT_KINDS) expect(texts.values.incidentKind[kind], kind).toBeTruthy()
    }
  })
})

describe('a margin that is typed', () => {
  it('is a percent up to 50, with a point or comma and two decimals at most', () => {
    expect(percentOf(' 2,5 ')).toBe(2.5)
    expect(percentOf('7.25')).toBe(7.25)
    expect(percentOf('0')).toBe(0)
    for (const text of ['', '-1', '50.01', '2.345', '1e1', 'x']) expect(percentOf(text)).toBeNull()
  })
})
