/** The report of games: stakes, wins and what the house kept. Amounts in minor units. */

export const GAME_REPORT_GROUPS = ['provider', 'game', 'lobby', 'dealer', 'day'] as const
export type GameReportGroup = (typeof GAME_REPORT_GROUPS)[number]

/** Sums in one currency; they equal the ledger. */
export interface GameSums {
  currency: string
  /** Rounds in which money moved. */
  roundCount: number
  /** Stakes without those that were given back. */
  stakeMinor: number
  /** Wins without those that were taken back. */
  winMinor: number
}

export interface GameReportRow extends GameSums {
  /** Id of the provider, the game or the dealer; the lobby itself; the day itself, `YYYY-MM-DD`. */
  key: string
  name: string
}

/** Days of the brand, `YYYY-MM-DD`, both included; the last 14 days where they are left out. */
export interface GameReportQuery {
  from?: string
  to?: string
  /** Provider where it is left out. */
  by?: GameReportGroup
}

export interface GameReport {
  /** IANA name of the brand's time zone. */
  timeZone: string
  from: string
  to: string
  by: GameReportGroup
  rows: GameReportRow[]
  /** The same money by day, whatever the rows are grouped by. */
  days: GameReportRow[]
}
