import { periodOf } from '@grandstand/shared-types/statements/periods'

/** The first moments of today and of the days before it, `count` in all, ascending. */
export function dayStarts(timeZone: string, now: number, count: number): number[] {
  const starts: number[] = []
  for (let at = now; starts.length < count; at = (starts[0] ?? 0) - 1) {
    starts.unshift(periodOf('day', timeZone, at).startsAt)
  }
  return starts
}
