/**
 * What every live feed is translated into. Adapters make these, `intake` applies them; nobody else knows a vendor's words.
 * Times are epoch milliseconds of the producer. Odds are integer thousandths, ids and outcome keys those of our catalogue.
 */
import type { FeedErrorReason } from '@grandstand/shared-types/live/feed_error'
import type { IncidentKind, LiveState } from '@grandstand/shared-types/live/state'
import type { Competitor, MatchFacts } from '@grandstand/shared-types/markets/facts/match_facts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'

/** Which match is meant: the feed's own key, `uof:sr:match:123`, as `matches.source_key` or one of its aliases. */
export interface OfMatch {
  matchKey: string
}

export interface FeedOutcome {
  key: string
  /** Null when the message only says that it is not active. */
  oddsMilli: number | null
  active: boolean
}

export interface FeedMarket {
  typeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  /** Null leaves prices as they are: only the state changes. */
  outcomes: FeedOutcome[] | null
}

/** A market by its identity in the catalogue. */
export interface MarketRef {
  typeId: number
  specifier: string
}

/** What a message tells of a match; what is absent stays as it was. */
export interface MatchUpdate {
  status?: MatchStatus
  betStatus?: 'started' | 'stopped'
  /** Not covered live any more. */
  active?: boolean
  state?: Partial<LiveState>
}

/** betting-rules 3.3: result, then void factor f and dead heat d; `undecided` is the feed's -1. */
export interface FeedOutcomeResult {
  key: string
  won: boolean
  /** 0, 500 or 1000 thousandths. */
  voidFactorMilli: number
  /** 1000 without a dead heat. */
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
  /** The fixture has changed in a way that the message does not tell: it must be asked for. */
  | ({ kind: 'fixtureWanted' } & OfMatch)
  /** What comes next tells of the whole match: nothing of before is missing any more. */
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
      /** The state after it. */
      update: MatchUpdate
    } & OfMatch)
  | ({ kind: 'odds'; markets: FeedMarket[]; update: MatchUpdate } & OfMatch)
  /** Touches active markets only; `groups` null means all. -1 suspends, 0 deactivates. */
  | ({ kind: 'betStop'; groups: string[] | null; status: -1 | 0; reason: string | null } & OfMatch)
  | ({ kind: 'betStart'; update: MatchUpdate } & OfMatch)
  | ({
      kind: 'settlement'
      /** 1 scouted live, 2 confirmed. */
      certainty: 1 | 2
      markets: (MarketRef & { voidReason: number | null; outcomes: FeedOutcomeResult[] })[]
      update: MatchUpdate
    } & OfMatch)
  | ({ kind: 'rollbackSettlement'; markets: MarketRef[]; update: MatchUpdate } & OfMatch)
  /** Voids what was accepted in [from, to]; null is open on that side. */
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
  /** The whole result as facts: our own rules settle. */
  | ({ kind: 'result'; facts: MatchFacts } & OfMatch)
  /** All that was asked for after a gap has come. */
  | { kind: 'recovered'; requestId: number }

/** An event on its way in. */
export interface FeedMessage {
  /** Key of `feed_producers`, such as `simulator`, `betbalancer`, `uof:1`. */
  producer: string
  /** When the producer made it. */
  generatedAt: number
  /** Its number within the match where the vendor counts (`msgnr`); null elsewhere. */
  sequence: number | null
  /** An answer to what was asked for: its number may be one of before, however late it was made. */
  isReply?: boolean
  event: FeedEvent
}

/** Something in a message that was left out, by name; the rest of the message counts. */
export interface FeedComplaint {
  reason: FeedErrorReason
  detail: string
}

/** What an adapter makes of one document. A document that cannot be read throws `FeedUnreadable`. */
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

/** One vendor's language. */
export interface FeedAdapter {
  name: string
  /** Reads one whole document in bounded memory. Throws `FeedUnreadable`. */
  read(document: Buffer): ReadDocument
  /** It plays again what was, perhaps faster than it was, so that its messages run ahead of our clock. */
  isPlayedAgain?: true
}
