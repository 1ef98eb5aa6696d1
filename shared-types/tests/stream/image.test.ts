import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deltaFrame, FRAME, type PackedChange } from '../../src/stream/frames.ts'
import { withFrame, type StreamImage } from '../../src/stream/image.ts'
import { packFacts, packPrices, unpackFacts, withPrices } from '../../src/stream/pack.ts'
import { EMPTY_LIVE_STATE, type LiveIncident } from '../../src/live/state.ts'
import { liveMatch, market } from '../live/support.ts'

const start = (): StreamImage | null =>
  withFrame(null, [
    FRAME.snapshot,
    'list',
    7,
    {
      matches: [liveMatch({ id: 1, markets: [market(1, [2000, 3000])] }), liveMatch({ id: 2 })],
      timeline: [],
    },
  ])
const delta = (from: number, to: number, changes: PackedChange[]) =>
  deltaFrame('list', from, to, { changes, added: [], gone: [] })

describe('a delta over an image', () => {
  test('sets prices and states, and leaves what it does not name', () => {
    const before = start()
    const after = withFrame(before, delta(7, 8, [[1, [[1, -1, 1900, -3100]]]]))
    expect(after?.seq).toBe(8)
    expect(after?.matches.get(1)?.markets).toEqual([market(1, [1900, -3100], -1)])
    expect(after?.matches.get(2)).toBe(before?.matches.get(2))
    expect(before?.matches.get(1)?.markets).toEqual([market(1, [2000, 3000])])
  })

  test('is refused when deltas are missing in between, and taken when it begins earlier', () => {
    expect(withFrame(start(), delta(8, 9, []))).toBeNull()
    expect(withFrame(start(), delta(3, 9, []))?.seq).toBe(9)
    expect(withFrame(start(), delta(3, 5, []))?.seq).toBe(7)
  })

  test('brings markets in by their number and takes them away', () => {
    const change: PackedChange = [1, [], null, [market(3, [1500]), market(2, [1400])], [1]]
    const after = withFrame(start(), delta(7, 8, [change]))
    expect(after?.matches.get(1)?.markets.map(({ id }) => id)).toEqual([2, 3])
  })

  test('adds matches, and removes those that are gone', () => {
    const frame = deltaFrame('list', 7, 8, {
      changes: [],
      added: [liveMatch({ id: 5 })],
      gone: [[1, 'ended']],
    })
    expect([...(withFrame(start(), frame)?.matches.keys() ?? [])]).toEqual([2, 5])
  })

  test('puts lines of the timeline in their place', () => {
    const line = (position: number, seconds: number): LiveIncident => ({
      position,
      kind: 'goal',
      side: 'home',
      period: 1,
      seconds,
      score: [1, 0],
      yellowCards: [0, 0],
      redCards: [0, 0],
      corners: [0, 0],
    })
    const one = withFrame(start(), delta(7, 8, [[1, [], null, [], [], [line(2, 20), line(1, 10)]]]))
    const two = withFrame(one, delta(8, 9, [[1, [], null, [], [], [line(2, 25)]]]))
    expect(two?.timeline).toEqual([line(1, 10), line(2, 25)])
  })

  test('changes nothing in frames that are not for it', () => {
    const image = start()
    expect(withFrame(image, [FRAME.beat, 1])).toBe(image)
    expect(withFrame(null, delta(0, 1, []))).toBeNull()
  })
})

describe('packed forms', () => {
  const score = fc.tuple(fc.nat(9), fc.nat(9))
  const state = fc.record({
    score: fc.option(score),
    periodScores: fc.array(score, { maxLength: 5 }),
    gameScore: fc.option(fc.tuple(fc.constantFrom('0', '40', 'A'), fc.constantFrom('15', '30'))),
    clock: fc.option(fc.record({ seconds: fc.nat(), isRunning: fc.boolean(), at: fc.nat() })),
    addedMinutes: fc.option(fc.nat(9)),
    periodLengthMinutes: fc.option(fc.nat(45)),
    yellowCards: score,
    redCards: score,
    corners: score,
    serving: fc.constantFrom(null, 'home' as const, 'away' as const),
  })

  test('facts come back as they were', () => {
    fc.assert(
      fc.property(state, fc.boolean(), fc.boolean(), (lived, isPaused, isStarted) => {
        const facts = {
          status: '2p',
          betStatus: isStarted ? ('started' as const) : ('stopped' as const),
          isPaused,
          silentSince: isPaused ? 12 : null,
          marketCount: 4,
          startsAt: 99,
          state: lived,
        }
        expect(unpackFacts(packFacts(facts))).toEqual(facts)
      })
    )
    expect(unpackFacts(packFacts(liveMatch())).state).toEqual(EMPTY_LIVE_STATE)
  })

  test('prices come back as they were, and an equal market stays the same object', () => {
    const price = fc.integer({ min: 1001, max: 1_000_000 })
    const odds = fc.array(fc.tuple(price, fc.constantFrom(1, -1)), { minLength: 1 })
    fc.assert(
      fc.property(odds, fc.constantFrom(1 as const, -1 as const), (pairs, status) => {
        const target = market(
          9,
          pairs.map(([milli, sign]) => milli * sign),
          status
        )
        const old = market(
          9,
          pairs.map(() => 1500)
        )
        expect(withPrices(old, packPrices(target))).toEqual(target)
        expect(withPrices(target, packPrices(target))).toBe(target)
      })
    )
  })
})
