/** When a provider of games counts as ill. */
import { describe, expect, it } from 'vitest'
import { illnessOf, type HealthSums } from '../../src/games/health/breaker.ts'
import {
  added,
  BUCKETS_MS,
  bucketOf,
  noDurations,
  percentileMs,
} from '../../src/games/health/histogram.ts'

const BOUNDS = {
  windowMinutes: 5,
  leastCalls: 4,
  failurePercent: 50,
  lagSeconds: 30,
  probeSeconds: 60,
}
const WELL: HealthSums = { asked: 0, failed: 0, called: 0, unreadable: 0, lagMs: null }

describe('illness of a provider', () => {
  it('begins at the bound, and needs enough questions', () => {
    expect(illnessOf(WELL, BOUNDS)).toBeNull()
    expect(illnessOf({ ...WELL, asked: 3, failed: 3 }, BOUNDS)).toBeNull()
    expect(illnessOf({ ...WELL, asked: 5, failed: 2 }, BOUNDS)).toBeNull()
    expect(illnessOf({ ...WELL, asked: 4, failed: 2 }, BOUNDS)).toBe('failures')
  })

  it('may be calls that cannot be read, or that come late', () => {
    expect(illnessOf({ ...WELL, called: 4, unreadable: 2 }, BOUNDS)).toBe('unreadable')
    expect(illnessOf({ ...WELL, called: 4, lagMs: 30_000 }, BOUNDS)).toBe('lag')
    expect(illnessOf({ ...WELL, called: 4, lagMs: 10_000 }, BOUNDS)).toBeNull()
    expect(illnessOf({ ...WELL, called: 3, lagMs: 60_000 }, BOUNDS)).toBeNull()
  })
})

describe('durations by size', () => {
  it('name the bound of a percentile, of several processes together', () => {
    const [fast, slow] = [noDurations(), noDurations()]
    fast[bucketOf(3)] = 95
    slow[bucketOf(700)] = 5
    expect(percentileMs(noDurations(), 95)).toBeNull()
    expect(percentileMs(fast, 95)).toBe(5)
    expect(percentileMs(added(fast, slow), 95)).toBe(5)
    expect(percentileMs(added(fast, added(slow, slow)), 95)).toBe(1_000)
  })

  it('beyond the last bound count as the last bound', () => {
    const late = noDurations()
    late[bucketOf(1_000_000)] = 1
    expect(percentileMs(late, 95)).toBe(BUCKETS_MS.at(-1))
  })
})
