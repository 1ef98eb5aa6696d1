/** Applies the match's own part of a message: status, bets open or stopped, score, clock. */
import { EMPTY_LIVE_STATE, type LiveState } from '@grandstand/shared-types/live/state'
import type { BookLive, BookMatch, FeedStamp } from '#book/match'
import type { FeedMessage, MatchUpdate } from '#feed/messages/events'
import { compareStamps, stampOf } from '#feed/messages/order'
import { isPreMatchProducer } from '#feed/producers/pre_match'
import { clock } from '#core/timing/clock'

/** The live part of a match, created with a feed's first message. */
export function liveOf(match: BookMatch, { producer }: FeedMessage): BookLive {
  match.live ??= {
    producer,
    state: { ...EMPTY_LIVE_STATE },
    timeline: [],
    updatedAt: clock.now(),
    isSuspendedByStaff: false,
    isCovered: true,
    order: { fields: {}, stops: {} },
    incidentStamps: [],
    isUnsaved: false,
  }
  return match.live
}

/**
 * Notes which feed covers the match. Returns true when another feed took over. A pre-match producer does not count: its
 * messages lift no rate lock.
 */
export function heardOf(match: BookMatch, message: FeedMessage): boolean {
  const live = liveOf(match, message)
  if (isPreMatchProducer(message.producer)) return false
  if (advance(live.order.fields, 'newest', stampOf(message))) live.updatedAt = clock.now()
  if (live.producer === message.producer) return false
  live.producer = message.producer
  return true
}

/**
 * Applies each field that no newer message has set, so that late messages fill gaps. Returns true when a field changed.
 */
export function applyUpdate(match: BookMatch, message: FeedMessage, update: MatchUpdate): boolean {
  const live = liveOf(match, message)
  const { fields } = live.order
  const stamp = stampOf(message)
  let hasChanged = false
  if (update.status !== undefined && advance(fields, 'status', stamp)) {
    hasChanged ||= match.status !== update.status
    match.status = update.status
  }
  if (update.betStatus !== undefined && advance(fields, 'betStatus', stamp)) {
    hasChanged ||= match.betStatus !== update.betStatus
    match.betStatus = update.betStatus
  }
  if (update.active !== undefined && advance(fields, 'active', stamp)) {
    hasChanged ||= live.isCovered !== update.active
    live.isCovered = update.active
  }
  if (update.state) hasChanged = applyState(live, update.state, stamp) || hasChanged
  return hasChanged
}

function applyState(live: BookLive, state: Partial<LiveState>, stamp: FeedStamp): boolean {
  let next: LiveState | null = null
  for (const field of Object.keys(state) as (keyof LiveState)[]) {
    const value = state[field]
    if (value === undefined || !(field in EMPTY_LIVE_STATE)) continue
    if (!advance(live.order.fields, field, stamp)) continue
    if (isSame(live.state[field], value)) continue
    next = { ...(next ?? live.state), [field]: value }
  }
  // a new object, so that holders of the old one can compare
  if (next) live.state = next
  return next !== null
}

/** Keeps the stamp and returns true, or returns false when a newer stamp is known. */
function advance(fields: Record<string, FeedStamp>, name: string, stamp: FeedStamp): boolean {
  const known = fields[name]
  if (known && compareStamps(stamp, known) < 0) return false
  fields[name] = stamp
  return true
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
