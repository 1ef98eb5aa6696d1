/** What tickets of draws brought in and cost, out of the ledger. Amounts in minor units. */
import type { DrawGameCode } from '../games/draw_games.ts'

export const DRAW_REPORT_BY = ['game', 'draw', 'desk'] as const
export type DrawReportBy = (typeof DRAW_REPORT_BY)[number]

export interface DrawReportFigures {
  /** Tickets that were sold in the days. */
  ticketCount: number
  stakeMinor: number
  winMinor: number
  /** Stakes that went back: of cancelled tickets, and of draws without a result. */
  returnedMinor: number
  /** What stays with the house. */
  netMinor: number
}

/** What the row is of stands in the fields of `by`; the others are null. */
export interface DrawReportRow extends DrawReportFigures {
  currency: string
  gameCode: DrawGameCode | null
  drawId: number | null
  drawNumber: number | null
  drawsAt: number | null
  /** The desk; null for all tickets that players bought themselves. */
  userId: number | null
  username: string | null
}

/** `GET /v1/draw-report`. */
export interface DrawReport {
  timeZone: string
  /** Days of the brand, both included. */
  from: string
  to: string
  by: DrawReportBy
  rows: DrawReportRow[]
  /** There are more rows; the totals count them. */
  isCut: boolean
  totals: (DrawReportFigures & { currency: string })[]
}
