/** Tells which of two messages is newer, and whether a market has seen a message (must-hold L3). */
import type { BookMarket, BookMatch, FeedStamp } from '#book/match'
import type { FeedMessage } from '#feed/messages/events'

export const stampOf = ({ generatedAt, sequence }: FeedMessage): FeedStamp => ({
  at: generatedAt,
  sequence,
})

/** Below 0 when `a` is older, above 0 when it is newer; compared by sequence when both have one, else by time. */
export function compareStamps(a: FeedStamp, b: FeedStamp): number {
  return a.sequence !== null && b.sequence !== null ? a.sequence - b.sequence : a.at - b.at
}

/** A letter for each kind of event that changes a market. */
type MarketEvent = 'o' | 's' | 'b' | 'c'

/**
 * Whether an event may change the market; if so, the market remembers the event. Of two events with equal stamps the
 * later arrival counts, unless it repeats an event after which another has come.
 */
export function admit(market: BookMarket, stamp: FeedStamp, kind: MarketEvent): boolean {
  const order = compareStamps(stamp, market.stamp)
  if (order < 0) return false
  if (order > 0) {
    market.stamp = stamp
    market.stampKinds = kind
    return true
  }
  if (market.stampKinds.endsWith(kind)) return true
  if (market.stampKinds.includes(kind)) return false
  market.stampKinds += kind
  return true
}

/**
 * Drops the sequences of a match when the producer starts counting anew: earlier messages are then recognised by their
 * time alone.
 */
export function forgetSequences(match: BookMatch): void {
  for (const market of match.markets) market.stamp = timeOf(market.stamp)
  const { live } = match
  if (!live) return
  const { fields, stops } = live.order
  for (const [name, stamp] of Object.entries(fields)) fields[name] = timeOf(stamp)
  for (const [group, stop] of Object.entries(stops)) stops[group] = { ...stop, sequence: null }
  live.incidentStamps = live.incidentStamps.map(timeOf)
}

const timeOf = ({ at }: FeedStamp): FeedStamp => ({ at, sequence: null })
