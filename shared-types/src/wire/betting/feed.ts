/** Shapes of the state of feeds, for staff. */

/** A message of a feed as it arrived. */
export interface FeedMessageNote {
  /** Time of arrival. */
  at: number
  /** Milliseconds from the feed's sending to the arrival here, measured by two clocks. */
  delayMs: number
  kind: FeedMessageKind
  /** The feed's own key of the match; null for a message about no match. */
  matchKey: string | null
  /** The match of the catalogue that has this key. */
  matchId: number | null
  /** Markets in the message. */
  marketCount: number
}

export const FEED_MESSAGE_KINDS = [
  'alive',
  'fixture',
  'fixtureWanted',
  'current',
  'status',
  'incident',
  'odds',
  'betStop',
  'betStart',
  'settlement',
  'rollbackSettlement',
  'cancel',
  'rollbackCancel',
  'result',
  'recovered',
] as const
export type FeedMessageKind = (typeof FEED_MESSAGE_KINDS)[number]

export const FEED_PRODUCER_STATES = [
  'alive',
  'silent',
  'outOfOrder',
  'notSubscribed',
  'recovering',
  'new',
] as const
export type FeedProducerState = (typeof FEED_PRODUCER_STATES)[number]

/** `GET /v1/feed/producers`: the states of live feeds. Times are epoch milliseconds, 0 for never. */
export interface FeedProducerView {
  /** Such as `simulator`, `betbalancer`, `uof:1`. */
  id: string
  isUp: boolean
  state: FeedProducerState
  /** Time of the latest alive message. */
  aliveAt: number
  lastMessageAt: number
  /** All messages up to this time are applied; time by the producer's own clock. */
  processedAt: number
  /** Milliseconds since the latest alive message; null before the first. */
  silentMs: number | null
  /** Milliseconds from the sending of the newest message to its arrival here; null before the first. */
  delayMs: number | null
  /** Messages in the last minute. */
  messagesAMinute: number
  /** Messages since the server started. */
  messageCount: number
  errorCount: number
  /** Running matches that the producer prices. */
  matchCount: number
  /** Whether missed messages can be asked for. */
  canRecover: boolean
  /** The newest message first, at most 20. */
  lastMessages: FeedMessageNote[]
}
