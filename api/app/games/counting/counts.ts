/** What happens between us and a provider, counted in memory by minute; `write_minutes.ts` stores it. */
import { bucketOf, noDurations } from '@grandstand/shared-types/games/health/histogram'
import { clock } from '#core/timing/clock'

export const MINUTE_MS = 60_000

export interface MinuteCounts {
  asked: number
  timeouts: number
  failures: number
  called: number
  forged: number
  unreadable: number
  askedBuckets: number[]
  answerBuckets: number[]
  lagBuckets: number[]
}

export interface CountedMinute {
  providerId: number
  /** Epoch milliseconds of its start. */
  minute: number
  counts: MinuteCounts
  /** Something was counted since it was last stored. */
  isChanged: boolean
}

const noCounts = (): MinuteCounts => ({
  asked: 0,
  timeouts: 0,
  failures: 0,
  called: 0,
  forged: 0,
  unreadable: 0,
  askedBuckets: noDurations(),
  answerBuckets: noDurations(),
  lagBuckets: noDurations(),
})

const minutes = new Map<string, CountedMinute>()

export const minuteOf = (ms: number): number => ms - (ms % MINUTE_MS)

function countsOf(providerId: number): MinuteCounts {
  const minute = minuteOf(clock.now())
  const key = `${providerId}:${minute}`
  const row = minutes.get(key) ?? { providerId, minute, counts: noCounts(), isChanged: true }
  row.isChanged = true
  minutes.set(key, row)
  return row.counts
}

const count = (buckets: number[], ms: number): void => {
  const bucket = bucketOf(ms)
  buckets[bucket] = (buckets[bucket] ?? 0) + 1
}

/** A question of ours to the provider, and how long it took. */
export function noteAsked(
  providerId: number,
  { ms, outcome }: { ms: number; outcome: 'answered' | 'timeout' | 'failed' }
): void {
  const counts = countsOf(providerId)
  counts.asked += 1
  if (outcome === 'timeout') counts.timeouts += 1
  if (outcome === 'failed') counts.failures += 1
  count(counts.askedBuckets, ms)
}

export interface CalledNote {
  /** `forged`: nobody knows whose call it is. */
  was: 'forged' | 'unreadable' | 'read'
  /** How long our answer took. */
  ms: number
  /** From the time in the call to its arrival; null without a time. */
  lagMs: number | null
}

/** A call of the provider. */
export function noteCalled(providerId: number, { was, ms, lagMs }: CalledNote): void {
  const counts = countsOf(providerId)
  if (was === 'forged') {
    counts.forged += 1
    return
  }
  counts.called += 1
  if (was === 'unreadable') counts.unreadable += 1
  count(counts.answerBuckets, ms)
  if (lagMs !== null) count(counts.lagBuckets, Math.max(0, lagMs))
}

/** Minutes to be stored; those that are over and stored are forgotten. */
export function changedMinutes(): CountedMinute[] {
  const present = minuteOf(clock.now())
  for (const [key, { minute, isChanged }] of minutes) {
    if (!isChanged && minute < present) minutes.delete(key)
  }
  return [...minutes.values()].filter(({ isChanged }) => isChanged)
}
