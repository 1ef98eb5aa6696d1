/** Puts an incident into its place on a match's timeline. */
import type { LiveIncident, LiveState } from '@grandstand/shared-types/live/state'
import type { BookLive, BookMatch, FeedStamp } from '#book/match'
import { liveOf } from '#feed/apply/update'
import type { FeedEvent, FeedMessage } from '#feed/messages/events'
import { compareStamps, stampOf } from '#feed/messages/order'

type IncidentEvent = Extract<FeedEvent, { kind: 'incident' }>

/** No real match has more; a feed that repeats itself with new times must not fill the memory. */
const MOST_INCIDENTS = 1_000

/**
 * Adds the incident by its time. Returns the lines that are new or have moved, in order; empty for an incident that the
 * timeline has already. The match's own part of the message must be applied before.
 */
export function applyIncident(
  match: BookMatch,
  message: FeedMessage,
  { incident, update }: IncidentEvent
): LiveIncident[] {
  const live = liveOf(match, message)
  const { timeline, incidentStamps } = live
  if (timeline.length >= MOST_INCIDENTS) return []
  const stamp = stampOf(message)
  // incidents of one moment keep the order of arrival
  let index = timeline.length
  while (index > 0 && isNewer(incidentStamps[index - 1], stamp)) index--
  for (let i = index - 1; i >= 0; i--) {
    const [line, before] = [timeline[i], incidentStamps[i]]
    if (!line || !before || compareStamps(before, stamp) !== 0) break
    if (isSame(line, incident)) return []
  }
  const said = update.state ?? {}
  const after = { ...stateAfter(live, index, said), ...setAfter(said, incident) }
  timeline.splice(index, 0, { ...incident, ...after, position: 0 })
  incidentStamps.splice(index, 0, stamp)
  for (let i = index; i < timeline.length; i++) {
    const line = timeline[i]
    if (line) timeline[i] = { ...line, position: i + 1 }
  }
  return timeline.slice(index)
}

/** The message's state, completed from the match's present state, or from the line before for a late incident. */
function stateAfter({ state, timeline }: BookLive, index: number, said: Partial<LiveState>) {
  const before = index === timeline.length ? state : timeline[index - 1]
  return {
    score: said.score ?? before?.score ?? ([0, 0] as const),
    yellowCards: said.yellowCards ?? before?.yellowCards ?? ([0, 0] as const),
    redCards: said.redCards ?? before?.redCards ?? ([0, 0] as const),
    corners: said.corners ?? before?.corners ?? ([0, 0] as const),
  }
}

/** The message's set and current game, which tell more than the score in sports without a clock. */
function setAfter(
  { periodScores, gameScore }: Partial<LiveState>,
  { period, seconds }: IncidentEvent['incident']
): Pick<LiveIncident, 'periodScore' | 'gameScore'> {
  if (seconds !== null) return {}
  const periodScore = periodScores?.[period - 1]
  return periodScore ? { periodScore, ...(gameScore && { gameScore }) } : {}
}

const isNewer = (line: FeedStamp | undefined, stamp: FeedStamp): boolean =>
  line !== undefined && compareStamps(line, stamp) > 0

const isSame = (line: LiveIncident, incident: IncidentEvent['incident']): boolean =>
  line.kind === incident.kind &&
  line.side === incident.side &&
  line.period === incident.period &&
  line.seconds === incident.seconds
