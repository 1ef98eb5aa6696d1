/** The shape of a match in memory, and the rules for reading its state. */
import {
  isShown,
  type StopStatus,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveIncident, LiveState } from '@grandstand/shared-types/live/state'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { ANTE_POST_MARKETS, RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { isTypeOffered } from '#book/market_types'

export interface BookOutcome extends BoardOutcome {
  listOrder: number
  market: BookMarket
}

/** `status` is the one set by the feed or by staff; `effectiveStatus` gives the status that counts. */
export interface BookMarket extends Omit<BoardMarket, 'outcomes' | 'brandMargin' | 'orderMargin'> {
  /** In percent of each position, where prices follow from those to win; null for any other market. */
  orderMargin: number | null
  /** Raised with each change. */
  version: number
  /** Priced by a feed in play. A market that is not live closes when its match starts. */
  isLive: boolean
  /** Suspended by staff, whatever the feed says. */
  isSuspendedByStaff: boolean
  /** The feed that priced it last; null for imports and staff. */
  producer: string | null
  /** The names of the runners that it compares, in the order of its specifier; absent for any other market. */
  compared?: string[]
  /** Stamp of the newest message applied to the market. */
  stamp: FeedStamp
  /** Kinds of the events with that stamp, in order; empty after a restart. */
  stampKinds: string
  /** Closed by a bet stop, until a price or a bet start opens the market. */
  isStopped: boolean
  /** True while the database lacks a change. */
  isUnsaved: boolean
  /** Time of the last change, epoch milliseconds. */
  updatedAt: number
  outcomes: BookOutcome[]
  match: BookMatch
}

/** The place of a message among the messages of its match. */
export interface FeedStamp {
  /** When the producer made the message, in epoch milliseconds of the producer's clock. */
  at: number
  /** The message's number within the match; null for a producer that does not count. */
  sequence: number | null
}

/** Stamps of the newest message for each part of a match, by which older messages are recognised. */
export interface FeedOrder {
  /** One for each field of `LiveState`, and for `status`, `betStatus` and `active`. */
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
  /** True while the database lacks a change. */
  isUnsaved: boolean
}

/** The field of a race, as the board shows it. */
export type BookRace = Pick<
  BoardRace,
  'kind' | 'isHandicap' | 'offAt' | 'placeTerms' | 'hasAntePost' | 'runnerCount' | 'runners'
>

export interface BookMatch extends Omit<BoardMatch, 'isRace' | 'marketCount' | 'markets'> {
  /** The match's key at its source. */
  sourceKey: string
  active: boolean
  listOrder: number
  /** `changed_at` of the row, by which other processes find changes. */
  changedAt: number
  /** The `changedAt` of this process's last write. */
  writtenAt: number
  /** All stored markets, closed ones included; `openMarkets` returns those that players see. */
  markets: BookMarket[]
  /** The field of a race; null for any other match. */
  race: BookRace | null
  /** Null before the first message of a live feed. */
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

/** Whether bets are sold weeks before the start: on the outright of a season, and ante-post on a race. */
export const isSoldEarly = ({ race, markets }: BookMatch): boolean =>
  race !== null &&
  (race.kind === 'season' ||
    markets.some((market) => ANTE_POST_MARKETS.includes(market.typeId) && isOpenMarket(market)))

/** The market to win a race, from which prices of other markets follow. */
export const winMarketOf = ({ markets }: BookMatch): BookMarket | undefined =>
  markets.find(({ typeId }) => typeId === RACE_WINNER)

/** A market's identity within its match. */
export const marketKey = (typeId: number, specifier: string): string => `${typeId}|${specifier}`
