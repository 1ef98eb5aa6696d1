/** The stored minutes of a provider, of all processes together. */
import db from '@adonisjs/lucid/services/db'
import type { HealthSums } from '@grandstand/shared-types/games/health/breaker'
import { added, noDurations, percentileMs } from '@grandstand/shared-types/games/health/histogram'
import type { HealthMinute } from '@grandstand/shared-types/wire/games/health'
import type { MinuteCounts } from '#games/counting/counts'

const NUMBERS = ['asked', 'timeouts', 'failures', 'called', 'forged', 'unreadable'] as const
const MOST = 95

interface Columns extends Record<(typeof NUMBERS)[number], number> {
  minute: number
  asked_buckets: string
  answer_buckets: string
  lag_buckets: string
}

/** By the start of the minute, from `fromMs` on, the oldest first. */
export async function countedMinutes(
  providerId: number,
  fromMs: number
): Promise<Map<number, MinuteCounts>> {
  const rows: Columns[] = await db
    .query<Columns>()
    .from('game_provider_minutes')
    .where('provider_id', providerId)
    .where('minute', '>=', fromMs)
    .orderBy('minute')
  const minutes = new Map<number, MinuteCounts>()
  for (const row of rows) {
    const minute = Number(row.minute)
    const counts = countsIn(row)
    const known = minutes.get(minute)
    minutes.set(minute, known ? together(known, counts) : counts)
  }
  return minutes
}

function countsIn(row: Columns): MinuteCounts {
  const buckets = (text: string): number[] => JSON.parse(text)
  const [asked, timeouts, failures, called, forged, unreadable] = NUMBERS.map((name) =>
    Number(row[name])
  )
  return {
    asked: asked ?? 0,
    timeouts: timeouts ?? 0,
    failures: failures ?? 0,
    called: called ?? 0,
    forged: forged ?? 0,
    unreadable: unreadable ?? 0,
    askedBuckets: buckets(row.asked_buckets),
    answerBuckets: buckets(row.answer_buckets),
    lagBuckets: buckets(row.lag_buckets),
  }
}

const together = (a: MinuteCounts, b: MinuteCounts): MinuteCounts => ({
  asked: a.asked + b.asked,
  timeouts: a.timeouts + b.timeouts,
  failures: a.failures + b.failures,
  called: a.called + b.called,
  forged: a.forged + b.forged,
  unreadable: a.unreadable + b.unreadable,
  askedBuckets: added(a.askedBuckets, b.askedBuckets),
  answerBuckets: added(a.answerBuckets, b.answerBuckets),
  lagBuckets: added(a.lagBuckets, b.lagBuckets),
})

export const healthMinutes = async (providerId: number, fromMs: number): Promise<HealthMinute[]> =>
  [...(await countedMinutes(providerId, fromMs))].map(([at, counts]) => {
    const { askedBuckets, answerBuckets, lagBuckets, ...numbers } = counts
    return {
      at,
      ...numbers,
      askedMs: percentileMs(askedBuckets, MOST),
      answerMs: percentileMs(answerBuckets, MOST),
      lagMs: percentileMs(lagBuckets, MOST),
    }
  })

/** The minutes from `fromMs` on as one. */
export async function healthSums(providerId: number, fromMs: number): Promise<HealthSums> {
  let lag = noDurations()
  const sums = { asked: 0, failed: 0, called: 0, unreadable: 0 }
  for (const counts of (await countedMinutes(providerId, fromMs)).values()) {
    sums.asked += counts.asked
    sums.failed += counts.timeouts + counts.failures
    sums.called += counts.called
    sums.unreadable += counts.unreadable
    lag = added(lag, counts.lagBuckets)
  }
  return { ...sums, lagMs: percentileMs(lag, MOST) }
}
