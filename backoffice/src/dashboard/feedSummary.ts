import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'

interface FeedSummary {
  up: number
  all: number
  /** The longest silence and delay of producers that are up or price running matches; null without such producers. */
  silentMs: number | null
  delayMs: number | null
  /** Running matches. */
  matches: number
}

/** Sums up all feeds. A feed that is down and prices nothing counts as down, but its silence and delay are left out. */
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
