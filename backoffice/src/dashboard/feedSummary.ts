import type { FeedProducerView } from '@grandstand/shared-types/wire/feed'

export interface FeedSummary {
  up: number
  all: number
  /** The longest silence and delay of those that price running matches or are up; null without any. */
  silentMs: number | null
  delayMs: number | null
  /** Running matches. */
  matches: number
}

/** Feeds together: one that is down and prices nothing counts as down, but does not hide how the others are. */
export function feedSummary(producers: readonly FeedProducerView[]): FeedSummary {
  const concerned = producers.filter(({ isUp, matchCount }) => isUp || matchCount > 0)
  return {
    up: producers.filter(({ isUp }) => isUp).length,
    all: producers.length,
    silentMs: longest(concerned.map(({ silentMs }) => silentMs)),
    delayMs: longest(concerned.map(({ delayMs }) => delayMs)),
    matches: producers.reduce((sum, { matchCount }) => sum + matchCount, 0),
  }
}

function longest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length > 0 ? Math.max(0, ...known) : null
}
