/** The shape of a match in memory, and the rules for reading its state. */
import {
  isShown,
  type StopStatus,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveIncident, LiveState } from '@grandstand/shared-types/live/state'
import type { BoardMarket, BoardMatch, BoardOutcome } from '@grandstand/shared-types/wire/book'
import { isTypeOffered } from '#book/market_types'

export interface BookOutcome extends BoardOutcome {
  listOrder: number
  market: BookMarket
}

/** Its status is the one set by the feed or staff; `effectiveStatus` is the status that counts. */
export interface BookMarket extends Omit<BoardMarket, 'outcomes'> {
  /** Raised with each change. */
  version: number
  /** Priced by a feed in play. A market that is not live closes when its match starts. */
  isLive: boolean
  /** Suspended by staff, whatever the feed says. */
  isSuspendedByStaff: boolean
  /** The feed that priced it last; null for imports and staff. */
  producer: string | null
  /** The newest message applied to the market. */
  stamp: FeedStamp
  /** The kinds of events with that stamp, in order; empty after a restart. */
  stampKinds: string
  /** Closed by a bet stop, until a price or a bet start opens the market. */
  isStopped: boolean
  /** True while a change is not written: the database is older. */
  isUnsaved: boolean
  /** Time of the last change, epoch milliseconds. */
  updatedAt: number
  outcomes: BookOutcome[]
  match: BookMatch
}

/** The place of a message among the messages of its match. */
export interface FeedStamp {
  /** When the producer made the message, in epoch milliseconds of its clock. */
  at: number
  /** The message's number within the match when the producer counts; null elsewhere. */
  sequence: number | null
}

/** The newest message for each part of a match, so that older messages are recognised. */
export interface FeedOrder {
  /** By field of `LiveState`, and for `status`, `betStatus` and `active`. */
  fields: Record<string, FeedStamp>
  /** The newest bet stop of each market group, or of all (`*`). */
  stops: Record<string, FeedStamp & { status: StopStatus }>
}

/** The live part of a match, from its feed. */
export interface BookLive {
  /** The feed whose message came last. */
  producer: string
  state: LiveState
  timeline: LiveIncident[]
  /** When a feed's message last came, in epoch milliseconds. */
  updatedAt: number
  /** Suspended by staff, whatever the feed says. */
  isSuspendedByStaff: boolean
  /** False once the feed has ended its coverage. */
  isCovered: boolean
  order: FeedOrder
  /** One stamp for each line of the timeline. */
  incidentStamps: FeedStamp[]
  /** True while a change is not written. */
  isUnsaved: boolean
}

export interface BookMatch extends Omit<BoardMatch, 'marketCount' | 'markets'> {
  /** The match's key at its source. */
  sourceKey: string
  active: boolean
  listOrder: number
  /** `changed_at` of the database, by which other processes find changes. */
  changedAt: number
  /** The `changedAt` of this process's last write. */
  writtenAt: number
  /** All stored markets, closed ones too; `openMarkets` gives the shown ones. */
  markets: BookMarket[]
  /** Null until a live feed speaks of the match. */
  live: BookLive | null
}

/**
 * The status that counts: closed when staff closed the market's type, suspended when staff suspended the market or its
 * match.
 */
export function effectiveStatus(market: BookMarket): MarketStatus {
  if (!isShown(market.status)) return market.status
  if (!isTypeOffered(market.typeId)) return MARKET_STATUS.inactive
  if (market.status === MARKET_STATUS.suspended) return MARKET_STATUS.suspended
  return market.isSuspendedByStaff || market.match.live?.isSuspendedByStaff === true
    ? MARKET_STATUS.suspended
    : MARKET_STATUS.active
}

/** Whether players see the market: active or suspended, of an offered type and, once its match runs, priced in play. */
export function isOpenMarket(market: BookMarket): boolean {
  return (
    isShown(market.status) &&
    isTypeOffered(market.typeId) &&
    (market.isLive || !isInPlay(market.match.status))
  )
}

export const openMarkets = (match: BookMatch): BookMarket[] => match.markets.filter(isOpenMarket)

/** A market's identity within its match. */
export const marketKey = (typeId: number, specifier: string): string => `${typeId}|${specifier}`
