/** Shapes of the feeds' state, as staff see it. */

/** A message of a feed as it came. */
export interface FeedMessageNote {
  /** When it came. */
  at: number
  /** Milliseconds from its making to its coming, by two clocks. */
  delayMs: number
  kind: FeedMessageKind
  /** The feed's own key of its match; null for what is about no match. */
  matchKey: string | null
  /** The match that we know by this key. */
  matchId: number | null
  /** Markets that it speaks of. */
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

/** `GET /v1/feed/producers`: where a live feed stands. Times are epoch milliseconds, 0 for never. */
export interface FeedProducerView {
  /** Such as `simulator`, `betbalancer`, `uof:1`. */
  id: string
  isUp: boolean
  state: FeedProducerState
  /** When it last said that it is alive. */
  aliveAt: number
  lastMessageAt: number
  /** Everything that it made up to then is applied; its own clock. */
  processedAt: number
  /** Since it last said that it is alive, in milliseconds; null when it never has. */
  silentMs: number | null
  /** Milliseconds between the making of its newest message and its arrival here; null without any. */
  delayMs: number | null
  /** Over the last minute. */
  messagesAMinute: number
  /** Since the server started. */
  messageCount: number
  errorCount: number
  /** Running matches that it prices. */
  matchCount: number
  /** Whether it can be asked for what was missed. */
  canRecover: boolean
  /** The newest first, at most 20. */
  lastMessages: FeedMessageNote[]
}
