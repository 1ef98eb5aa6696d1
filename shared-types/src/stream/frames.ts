/**
 * Frames of the stream (`/live`, one msgpack value in each message). A server's frame is an array that begins with its
 * code. Snapshots contain names, and so do new matches and markets; a delta contains only ids, states and prices.
 *
 * One number counts through all channels: `seq` rises with every tick of an `epoch` (a run of the server). A delta
 * covers `(from, to]`: a client that has seen `from` or later is complete at `to`. A delta contains the prices of its
 * own moment, so applying it to a newer snapshot does no harm. A client keeps the last `seq` of each channel, and
 * resumes with it.
 */
import type { Balances } from '../wire/money/ledger.ts'
import type { BoardMarket } from '../wire/betting/book.ts'
import type { MarketStatus } from '../catalogue/market_status.ts'
import type { DrawTicketState, DrawView } from '../wire/draws.ts'
import type { ProviderHealth } from '../wire/games/health.ts'
import type { LiveMatch } from '../wire/betting/live.ts'
import type { JackpotFall, PackedLevel } from '../wire/games/jackpots.ts'
import { isChannel, type StreamChannel } from './channels.ts'
import type { AccountNotification } from './notifications.ts'
import type { LiveIncident, LiveState } from '../live/state.ts'

export const STREAM_PATH = '/live'

/** First element of a client's frame. */
export const ASK = { subscribe: 1, unsubscribe: 2, ping: 3 } as const
/** First element of a server's frame. */
export const FRAME = {
  hello: 1,
  snapshot: 2,
  delta: 3,
  ended: 4,
  producer: 5,
  beat: 6,
  account: 7,
  refused: 8,
  draw: 9,
  jackpots: 10,
  jackpotFell: 11,
} as const

/** The last `seq` of a channel that a client has seen. */
export interface ReadMark {
  epoch: string
  seq: number
}

export type ClientAsk =
  | readonly [code: 1, channel: StreamChannel, options: { lang?: string; mark?: ReadMark }]
  | readonly [code: 2, channel: StreamChannel]
  | readonly [code: 3]

export interface Hello {
  epoch: string
  serverNowMs: number
  /** A `beat` comes at least this often; after twice as long without one the connection is dead. */
  heartbeatMs: number
  /** A match in play takes no bets once its feed was silent for longer than this (rules 6.4). */
  lockAfterMs: number
  /** The same for a match in a break (rules 6.3). */
  lockBreakAfterMs: number
  isSignedIn: boolean
}

/**
 * Market id, status, then the prices in the order of the market's outcomes; the price of an inactive outcome is
 * negative.
 */
export type PackedPrices = readonly [marketId: number, status: MarketStatus, ...odds: number[]]

/**
 * Status, bet status started, producer paused, open markets, start, the fields of `LiveState` in their order, and the
 * time of its feed's last message when the feed is silent, else 0.
 */
export type PackedFacts = readonly [
  status: string,
  isStarted: 0 | 1,
  isPaused: 0 | 1,
  marketCount: number,
  startsAt: number,
  score: LiveState['score'],
  periodScores: LiveState['periodScores'],
  gameScore: LiveState['gameScore'],
  clock: readonly [seconds: number, isRunning: 0 | 1, at: number] | null,
  addedMinutes: number | null,
  periodLengthMinutes: number | null,
  yellowCards: LiveState['yellowCards'],
  redCards: LiveState['redCards'],
  corners: LiveState['corners'],
  serving: 0 | 1 | 2,
  silentSince: number,
]

/** The changes of one match. Empty parts at its end are left out. */
export type PackedChange = readonly [
  matchId: number,
  prices: readonly PackedPrices[],
  facts?: PackedFacts | null,
  /** Markets that are new in this view, or whose outcomes changed. */
  markets?: readonly BoardMarket[],
  /** Markets that left this view. */
  goneMarketIds?: readonly number[],
  /** Lines of the timeline; on the channel of a match alone. */
  incidents?: readonly LiveIncident[],
]

export interface StreamDelta {
  changes: readonly PackedChange[]
  /** Matches that are new in the list. */
  added: readonly LiveMatch[]
  /** Matches that left the list, each with its status at that moment. */
  gone: readonly (readonly [matchId: number, status: string])[]
}

/** Body of a snapshot; one shape for lists and matches, so that one image can store either. */
export interface StreamSnapshot {
  matches: readonly LiveMatch[]
  /** Filled on the channel of a match alone. */
  timeline: readonly LiveIncident[]
}

/** A market went past its exposure limit and was suspended (rules 18.2). Minor units. */
export interface LimitReached {
  kind: 'limitReached'
  matchId: number
  marketId: number
  currency: string
  limitMinor: number
  worstPayoutMinor: number
}

/** A provider of games was shut off because it is ill, or by staff, or was let in again (rules 12.9). */
export interface ProviderTurned {
  kind: 'providerTurned'
  providerId: number
  name: string
  state: 'open' | 'closed'
  /** Null for one that was let in. */
  cause: ProviderHealth['cause']
}

/** News on the account channel. */
export type AccountNews =
  | { kind: 'balances'; balances: Balances }
  /** A coupon was placed, settled, sold or cancelled: the client asks for it again. */
  | { kind: 'coupon'; couponId: number; status: number }
  /** The acceptance delay of a live coupon is over. */
  | { kind: 'decided'; couponId: number; accepted: boolean }
  /** A ticket of a draw was settled; `winMinor` is what was paid. */
  | {
      kind: 'drawTicket'
      ticketId: number
      code: string
      state: DrawTicketState
      winMinor: number
      currency: string
    }
  /** To staff of the brand who may limit bets. */
  | LimitReached
  /** To staff of the brand who may see providers. */
  | ProviderTurned
  /** A message that the app puts into words. */
  | { kind: 'notification'; notification: AccountNotification }

/** Why a channel ended: the status of the match when it left, `signedOut`, or END_UNKNOWN. */
type EndReason = string

/** The match left so long ago that the server no longer has it. */
export const END_UNKNOWN = 'closed'

/** Why a subscription was refused. */
export type RefusedReason = 'unknownChannel' | 'notSignedIn' | 'notFound' | 'tooManySubscriptions'

export type ServerFrame =
  | readonly [code: 1, hello: Hello]
  | readonly [code: 2, channel: StreamChannel, seq: number, snapshot: StreamSnapshot]
  | readonly [
      code: 3,
      channel: StreamChannel,
      from: number,
      to: number,
      changes: StreamDelta['changes'],
      added?: StreamDelta['added'],
      gone?: StreamDelta['gone'],
    ]
  | readonly [code: 4, channel: StreamChannel, reason: EndReason]
  | readonly [code: 5, producer: string, isUp: 0 | 1]
  | readonly [code: 6, serverNowMs: number]
  | readonly [code: 7, news: AccountNews]
  | readonly [code: 8, channel: string, reason: RefusedReason]
  | readonly [code: 9, draw: DrawView]
  /** To subscribers of `jackpots`: all levels of the brand first, then those that moved. */
  | readonly [code: 10, levels: readonly PackedLevel[]]
  /** To every connection of the brand. */
  | readonly [code: 11, fall: JackpotFall]

/** Close codes of the socket beside those of the protocol. */
export const STREAM_CLOSE = {
  /** A message that is not a valid frame. */
  garbage: 4400,
  /** Nothing was subscribed for a while, or the connection is dead. */
  idle: 4408,
  /** Too many messages or connections of one client. */
  tooMany: 4429,
  /** The client does not read its frames. */
  tooSlow: 4413,
  /** The brand is closed for maintenance. */
  maintenance: 4503,
} as const

/** Subscriptions of one connection. */
export const STREAM_MAX_SUBSCRIPTIONS = 64
/** The app greys prices after 10 s of silence (rules 6.5), which is more than two missed beats. */
export const STREAM_HEARTBEAT_MS = 4_000

/** The delta's frame, without trailing empty parts. */
export function deltaFrame(
  channel: StreamChannel,
  from: number,
  to: number,
  { changes, added, gone }: StreamDelta
): ServerFrame {
  if (gone.length > 0) return [FRAME.delta, channel, from, to, changes, added, gone]
  if (added.length > 0) return [FRAME.delta, channel, from, to, changes, added]
  return [FRAME.delta, channel, from, to, changes]
}

/** Reads a client's frame from any value; null when it is not one. */
export function readAsk(value: unknown): ClientAsk | null {
  if (!Array.isArray(value)) return null
  const [code, channel, options] = value as unknown[]
  if (code === ASK.ping && value.length === 1) return [ASK.ping]
  if (!isChannel(channel)) return null
  if (code === ASK.unsubscribe && value.length === 2) return [ASK.unsubscribe, channel]
  if (code !== ASK.subscribe || value.length !== 3) return null
  if (typeof options !== 'object' || options === null) return null
  const { lang, mark } = options as { lang?: unknown; mark?: unknown }
  if (lang !== undefined && (typeof lang !== 'string' || lang.length > 8)) return null
  if (mark !== undefined && !isReadMark(mark)) return null
  return [ASK.subscribe, channel, { ...(lang && { lang }), ...(mark && { mark }) }]
}

function isReadMark(value: unknown): value is ReadMark {
  if (typeof value !== 'object' || value === null) return false
  const { epoch, seq } = value as { epoch?: unknown; seq?: unknown }
  return (
    typeof epoch === 'string' && epoch.length <= 40 && Number.isSafeInteger(seq) && Number(seq) >= 0
  )
}
