/** What the server that takes the feeds tells the others: the new state of all that changed in a moment. */
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { BookLive, BookMarket, BookMatch } from '#book/match'

export const BOOK_STREAM = 'grandstand:book'

type SharedOutcome = [
  id: number,
  key: string,
  oddsMilli: number,
  active: boolean,
  listOrder: number,
]

export interface SharedMarket extends Pick<
  BookMarket,
  'id' | 'typeId' | 'specifier' | 'status' | 'isMainLine' | 'version' | 'isLive'
> {
  matchId: number
  producer: string | null
  updatedAt: number
  outcomes: SharedOutcome[]
}

export interface SharedMatch extends Pick<BookMatch, 'id' | 'startsAt' | 'status' | 'betStatus'> {
  live: Pick<BookLive, 'producer' | 'state' | 'updatedAt' | 'isCovered'>
}

/**
 * States, not changes: a tick may be read twice and does no harm. A market with a version that is not higher than the
 * reader's is old.
 */
export interface BookTick {
  /** Number of the sender's turn; a higher one is another sender, who began with the database. */
  fence: number
  /** From 1 in each turn; a missing number is a missing tick. */
  number: number
  /** The database has what ticks up to this one of the turn say. */
  written: number
  /** By the sender's clock, epoch milliseconds. */
  at: number
  /** Producers that are up. */
  up: string[]
  matches: SharedMatch[]
  markets: SharedMarket[]
  incidents: [matchId: number, incident: LiveIncident][]
  /** When the feed spoke of these matches last, changes or not; epoch milliseconds. Twice a second. */
  heard: [matchId: number, at: number][]
  /** Matches that left the live list. */
  gone: number[]
}

/** Null before the first message of a live feed. */
export const sharedMatch = ({
  id,
  startsAt,
  status,
  betStatus,
  live,
}: BookMatch): SharedMatch | null => {
  if (!live) return null
  const { producer, state, updatedAt, isCovered } = live
  return {
    id,
    startsAt,
    status,
    betStatus,
    live: { producer, state, updatedAt, isCovered },
  }
}

export const sharedMarket = (market: BookMarket): SharedMarket => ({
  id: market.id,
  matchId: market.match.id,
  typeId: market.typeId,
  specifier: market.specifier,
  status: market.status,
  isMainLine: market.isMainLine,
  version: market.version,
  isLive: market.isLive,
  producer: market.producer,
  updatedAt: market.updatedAt,
  outcomes: market.outcomes.map(({ id, key, oddsMilli, active, listOrder }) => [
    id,
    key,
    oddsMilli,
    active,
    listOrder,
  ]),
})
