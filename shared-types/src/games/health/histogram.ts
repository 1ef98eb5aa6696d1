/** Durations counted by size, so that counts of several processes can be added up. Pure. */

/** Upper bounds of the buckets, ms; the last bucket has none. */
export const BUCKETS_MS = [
  5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000,
] as const

/** How many durations lie in each bucket; one more than `BUCKETS_MS`. */
export type Histogram = readonly number[]

export const noDurations = (): number[] => Array.from({ length: BUCKETS_MS.length + 1 }, () => 0)

/** The bucket of a duration. */
export function bucketOf(ms: number): number {
  const index = BUCKETS_MS.findIndex((bound) => ms <= bound)
  return index === -1 ? BUCKETS_MS.length : index
}

export const added = (a: Histogram, b: Histogram): number[] =>
  noDurations().map((_, index) => (a[index] ?? 0) + (b[index] ?? 0))

/**
 * The bound below which at least `percent` of the durations lie, ms; the highest bound for those above it, null without
 * durations.
 */
export function percentileMs(histogram: Histogram, percent: number): number | null {
  const count = histogram.reduce((sum, one) => sum + one, 0)
  if (count === 0) return null
  let seen = 0
  for (const [index, bound] of BUCKETS_MS.entries()) {
    seen += histogram[index] ?? 0
    if (seen * 100 >= count * percent) return bound
  }
  return BUCKETS_MS.at(-1) ?? null
}
