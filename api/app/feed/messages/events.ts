/**
 * The messages that every feed is translated into. Adapters make them and the intake applies them; only adapters know a
 * vendor's formats. Times are the producer's, in epoch milliseconds. Odds are integer thousandths; ids and outcome keys
 * are our catalogue's.
 */
import type { StopStatus, MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import type { IncidentKind, LiveState } from '@grandstand/shared-types/live/state'
import type { Competitor, MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'

/** The match by the feed's own key, `uof:sr:match:123`: `matches.source_key` or an alias. */
interface OfMatch {
  matchKey: string
}

export interface FeedOutcome {
  key: string
  /** Null when the message only says that the outcome is not active. */
  oddsMilli: number | null
  active: boolean
}

export interface FeedMarket {
  typeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  /** Null leaves the prices unchanged: only the state changes. */
  outcomes: FeedOutcome[] | null
}

/** A market by its identity in the catalogue. */
export interface MarketRef {
  typeId: number
  specifier: string
}

/** The match's own part of a message; an absent field stays unchanged. */
export interface MatchUpdate {
  status?: MatchStatus
  betStatus?: 'started' | 'stopped'
  /** False when live coverage has ended. */
  active?: boolean
  state?: Partial<LiveState>
}

/** The result of an outcome (rules 3.1). The feed's `undecided` (-1) is not a result. */
export interface FeedOutcomeResult {
  key: string
  won: boolean
  /** 0, 500 or 1000 thousandths. */
  voidFactorMilli: number
  /** 1000 when there is no dead heat. */
  deadHeatMilli: number
}

export type FeedEvent =
  | { kind: 'alive'; isSubscribed: boolean }
  | ({
      kind: 'fixture'
      startsAt: number
      sportId: number
      category: { key: string; name: string; names: Record<string, string> }
      tournament: { key: string; name: string; names: Record<string, string> }
      home: { key: string; name: string }
      away: { key: string; name: string }
      update: MatchUpdate
    } & OfMatch)
  /** The fixture has changed, but the message does not say how: the fixture must be fetched. */
  | ({ kind: 'fixtureWanted' } & OfMatch)
  /** The messages that follow describe the whole match: earlier gaps are closed. */
  | ({ kind: 'current' } & OfMatch)
  | ({ kind: 'status'; update: MatchUpdate } & OfMatch)
  | ({
      kind: 'incident'
      incident: {
        kind: IncidentKind
        side: Competitor | null
        period: number
        seconds: number | null
      }
      /** The state after the incident. */
      update: MatchUpdate
    } & OfMatch)
  | ({ kind: 'odds'; markets: FeedMarket[]; update: MatchUpdate } & OfMatch)
  /** Only touches active markets; `groups` null means all. */
  | ({
      kind: 'betStop'
      groups: string[] | null
      status: StopStatus
      reason: string | null
    } & OfMatch)
  | ({ kind: 'betStart'; update: MatchUpdate } & OfMatch)
  | ({
      kind: 'settlement'
      /** 1: as scouted live; 2: confirmed. */
      certainty: 1 | 2
      markets: (MarketRef & { voidReason: number | null; outcomes: FeedOutcomeResult[] })[]
      update: MatchUpdate
    } & OfMatch)
  | ({ kind: 'rollbackSettlement'; markets: MarketRef[]; update: MatchUpdate } & OfMatch)
  /** Voids selections accepted in [from, to]; null leaves that side open. */
  | ({
      kind: 'cancel'
      from: number | null
      to: number | null
      markets: (MarketRef & { voidReason: number | null })[]
      update: MatchUpdate
    } & OfMatch)
  | ({
      kind: 'rollbackCancel'
      from: number | null
      to: number | null
      markets: MarketRef[]
    } & OfMatch)
  /** The whole result as facts, by which our own rules settle. */
  | ({ kind: 'result'; facts: MatchFacts } & OfMatch)
  /** The recovery has ended: all missed messages have come. */
  | { kind: 'recovered'; requestId: number }

/** An event with its producer and time, as the intake receives it. */
export interface FeedMessage {
  /** Key of `feed_producers`, such as `simulator`, `betbalancer`, `uof:1`. */
  producer: string
  /** When the producer made the message. */
  generatedAt: number
  /** The message's number within the match (`msgnr`); null for a vendor that does not count. */
  sequence: number | null
  /** A reply to our request: its number may be lower although it was made later. */
  isReply?: boolean
  event: FeedEvent
}

/** A part of a message that was left out; the other parts were used. */
export interface FeedComplaint {
  reason: FeedErrorReason
  detail: string
}

/** The result of reading one document. An unreadable document throws `FeedUnreadable`. */
export interface ReadDocument {
  messages: FeedMessage[]
  complaints: FeedComplaint[]
}

/** A document that is refused whole. */
export class FeedUnreadable extends Error {
  readonly reason: FeedErrorReason

  constructor(reason: FeedErrorReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'FeedUnreadable'
    this.reason = reason
  }
}

/** The reader of one vendor's documents. */
export interface FeedAdapter {
  name: string
  /** Reads one whole document in bounded memory. Throws `FeedUnreadable`. */
  read(document: Buffer): ReadDocument
  /** The adapter plays old messages again, perhaps faster, so that their times may run ahead of our clock. */
  isPlayedAgain?: true
}
