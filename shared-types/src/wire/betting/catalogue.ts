/** Rows of the catalogue as staff see them: sports, places, teams, market types, matches, markets, prices. */
import type { FieldKind } from '../../racing/field/runner.ts'
import type { MarketStatus } from '../../catalogue/market_status.ts'
import type { MatchStatus } from '../../catalogue/match_status.ts'
import type { MarketGroup } from '../../markets/model/market_group.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import type { OutcomeNames } from '../../languages/edited_names.ts'
import type { SiteLanguage } from '../../languages/table.ts'

/** Names by language. */
export type Names = Partial<Record<SiteLanguage, string>>

interface PlaceRow {
  id: number
  name: string
  names: Names
  listOrder: number
  active: boolean
}

/** A row of `GET /v1/sports`. */
export interface SportRow extends PlaceRow {
  key: string
}

/** A row of `GET /v1/categories`. */
export interface CategoryRow extends PlaceRow {
  sportId: number
  sportName: string
  countryCode: string | null
}

/** A row of `GET /v1/tournaments`. */
export interface TournamentRow extends PlaceRow {
  sportId: number
  sportName: string
  categoryId: number
  categoryName: string
}

/** A row of `GET /v1/teams`. */
export interface TeamRow {
  id: number
  sportId: number
  sportName: string
  name: string
  countryCode: string | null
  /** The spellings by which imports find the team, each once. */
  aliases: string[]
}

/** A row of `GET /v1/market-types`. */
export interface MarketTypeRow {
  id: number
  key: string
  names: Names
  /** Null while the catalogue's names are used; the same for `outcomeNames`. */
  shortNames: Names | null
  outcomeNames: OutcomeNames[] | null
  group: MarketGroup
  listOrder: number
  active: boolean
}

/** A row of `GET /v1/matches`. Times are epoch milliseconds. */
export interface MatchRow {
  id: number
  sportId: number
  sportName: string
  categoryId: number
  categoryName: string
  tournamentId: number
  tournamentName: string
  homeTeamId: number
  home: string
  awayTeamId: number
  away: string
  /** The kind of its field; null for a match that is no race. */
  fieldKind: FieldKind | null
  /** Whether it is a race, which `home` names alone. */
  isRace: boolean
  startsAt: number
  /** The start as first announced; null while it never changed. */
  listedStart: number | null
  status: MatchStatus
  /** `stopped` is suspended. */
  betStatus: 'started' | 'stopped'
  active: boolean
  isAwarded: boolean
  /** Home pages show it among their best matches. */
  isFeatured: boolean
  minSelections: number
  listOrder: number
  /** Revision of the result in force; 0 without a result. */
  resultRevision: number
  changedAt: number
  createdAt: number
  /** Number of markets in any state. */
  marketCount: number
  /** End of the carry over, when undecided bets become void; null for a match that is not carried over. */
  waitsUntil: number | null
}

/** A row of `GET /v1/markets`. */
export interface MarketRow {
  id: number
  matchId: number
  marketTypeId: number
  marketTypeKey: string
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  /** Percent of each position, where prices follow from those to win; null for any other market. */
  orderMargin: number | null
  version: number
  updatedAt: number
}

/** A row of `GET /v1/outcomes`. */
export interface OutcomeRow {
  id: number
  marketId: number
  matchId: number
  marketTypeId: number
  specifier: string
  /** The market's version; sent with a new price, so that a price made for an older state is refused. */
  version: number
  key: string
  oddsMilli: number
  active: boolean
  listOrder: number
  result: OutcomeResult | null
  /** The name of the runner whose number the key is; null where the outcome is no runner. */
  runner: string | null
}
