/** What the board holds of a match in memory, and how its parts are to be read. */
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveIncident, LiveState } from '@grandstand/shared-types/live/state'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { isTypeOffered } from '#book/market_types'

export interface BookOutcome {
  id: number
  key: string
  oddsMilli: number
  active: boolean
  listOrder: number
  market: BookMarket
}

export interface BookMarket {
  id: number
  typeId: number
  specifier: string
  /** As the feed or the staff set it; what counts is `effectiveStatus`. */
  status: MarketStatus
  isMainLine: boolean
  /** Raised with each change. */
  version: number
  /** Priced by a feed in play; one that is not closes when its match starts. */
  isLive: boolean
  /** Suspended by staff, whatever the feed says. */
  isHeld: boolean
  /** The feed that priced it last; null for imports and staff. */
  producer: string | null
  /** The newest message applied to it. */
  stamp: FeedStamp
  /** The kinds of events of that stamp, in order; empty after a restart. */
  stampKinds: string
  /** Closed by a bet stop, until prices or a bet start open it. */
  isStopped: boolean
  /** Changed and not written yet: what the database holds is older. */
  isUnsaved: boolean
  /** When it last changed; epoch milliseconds. */
  updatedAt: number
  outcomes: BookOutcome[]
  match: BookMatch
}

/** Where a message stands among those of its match. */
export interface FeedStamp {
  /** When the producer made it; epoch milliseconds of its clock. */
  at: number
  /** Its number within the match, where the producer counts. */
  sequence: number | null
}

/** What was newest for each part of a match, so that older messages are known. */
export interface FeedOrder {
  /** By field of `LiveState`, and for `status`, `betStatus`, `active`. */
  fields: Record<string, FeedStamp>
  /** The newest bet stop of each group of market types, or of all (`*`). */
  stops: Record<string, FeedStamp & { status: -1 | 0 }>
}

/** What a feed tells of a match. */
export interface BookLive {
  /** The feed that spoke of it last. */
  producer: string
  state: LiveState
  timeline: LiveIncident[]
  /** When a feed last spoke of it; epoch milliseconds. */
  updatedAt: number
  /** Suspended by staff, whatever the feed says. */
  isHeld: boolean
  /** False once the feed has ended its coverage. */
  isCovered: boolean
  order: FeedOrder
  /** Of each line of the timeline. */
  incidentStamps: FeedStamp[]
  /** Changed and not written yet. */
  isUnsaved: boolean
}

export interface BookMatch {
  id: number
  /** The name under which its source knows it. */
  sourceKey: string
  sportId: number
  categoryId: number
  tournamentId: number
  home: string
  away: string
  startsAt: number
  status: string
  betStatus: 'started' | 'stopped'
  active: boolean
  minSelections: number
  listOrder: number
  /** As the database has it, for others to find news by. */
  changedAt: number
  /** The `changedAt` that this process wrote itself with what it holds. */
  writtenAt: number
  /** All that are stored, closed ones too: `openMarkets` are those that are shown. */
  markets: BookMarket[]
  /** Null until a live feed speaks of it. */
  live: BookLive | null
}

/** The state that counts: a market of a type that staff took off is closed; one that they or its match hold, suspended. */
export function effectiveStatus(market: BookMarket): MarketStatus {
  if (market.status !== 1 && market.status !== -1) return market.status
  if (!isTypeOffered(market.typeId)) return 0
  if (market.status === -1) return -1
  return market.isHeld || market.match.live?.isHeld === true ? -1 : 1
}

/** Shown to players: active or suspended, of a type that is offered and, once its match runs, priced in play. */
export function isOpenMarket(market: BookMarket): boolean {
  return (
    (market.status === 1 || market.status === -1) &&
    isTypeOffered(market.typeId) &&
    (market.isLive || !isInPlay(market.match.status))
  )
}

export const openMarkets = (match: BookMatch): BookMarket[] => match.markets.filter(isOpenMarket)

/** A market's identity within its match. */
export const marketKey = (typeId: number, specifier: string): string => `${typeId}|${specifier}`
