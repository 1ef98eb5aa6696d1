/**
 * Reports of suspicious betting on a match, for an authority. Amounts are in minor units, prices in thousandths, times in
 * epoch milliseconds.
 */
import type { CouponState, CouponType } from '../../coupons/model/coupon_words.ts'

/** A draft follows the bets; closed, its file no longer changes; dropped, nothing was found. */
export const SUSPICION_STATES = ['draft', 'closed', 'sent', 'answered', 'dropped'] as const
export type SuspicionState = (typeof SUSPICION_STATES)[number]

/** What made staff look: unusual stakes, prices or players, an exposure limit that was passed, a tip, something else. */
export const SUSPICION_SIGNS = ['stakes', 'prices', 'players', 'limit', 'tip', 'other'] as const
export type SuspicionSign = (typeof SUSPICION_SIGNS)[number]

/** Characters of what staff write in a report, and of an answer to it. */
export const SUSPICION_TEXT_LENGTH = { min: 10, max: 8_000 } as const
export const SUSPICION_RECIPIENT_LENGTH = { min: 3, max: 190 } as const
export const SUSPICION_REFERENCE_LENGTH = { min: 1, max: 120 } as const

/** The coupons that a report lists, those with the highest stakes; its sums count all. */
export const MOST_REPORTED_COUPONS = 500

/** `POST /v1/suspicion-reports`. */
export interface NewSuspicionReport {
  matchId: number
  sign: SuspicionSign
  text: string
}

/** A row of `GET /v1/suspicion-reports`. */
export interface SuspicionReportRow {
  id: number
  matchId: number
  home: string
  away: string
  startsAt: number
  state: SuspicionState
  sign: SuspicionSign
  text: string
  authorName: string
  openedAt: number
  closedByName: string | null
  closedAt: number | null
  /** SHA-256 of the file, in hex; null while there is none. */
  contentHash: string | null
  droppedReason: string | null
}

/** `POST /v1/suspicion-reports/:id/sendings`. */
export interface NewSuspicionSending {
  recipient: string
  sentAt: number
  /** The number under which the recipient keeps it. */
  reference: string
}

/** `POST /v1/suspicion-reports/:id/sendings/:sendingId/answer`. */
export interface SuspicionAnswer {
  answer: string
}

export interface SuspicionSending extends NewSuspicionSending {
  id: number
  sentByName: string
  recordedAt: number
  answer: string | null
  answeredAt: number | null
  answeredByName: string | null
}

/** Bets of a span of time on an outcome, with the lowest and highest price that they took. */
export interface ReportedPoint {
  /** The first millisecond of the span. */
  at: number
  couponCount: number
  stakesMinor: number
  lowestOddsMilli: number
  highestOddsMilli: number
}

export interface ReportedOutcome {
  key: string
  /** In English, as all names of the file. */
  name: string
  couponCount: number
  playerCount: number
  /** A coupon counts with its whole stake on each of its outcomes. */
  stakesMinor: number
  singleStakesMinor: number
  lowestOddsMilli: number
  highestOddsMilli: number
  /** Spans with bets; none outside the markets with the highest stakes. */
  points: ReportedPoint[]
}

export interface ReportedMarket {
  typeId: number
  specifier: string
  name: string
  currency: string
  stakesMinor: number
  outcomes: ReportedOutcome[]
}

export interface ReportedTotal {
  currency: string
  couponCount: number
  playerCount: number
  stakesMinor: number
  paidMinor: number
}

/** A player without a name: `P1` has the highest stakes. */
export interface ReportedPlayer {
  player: string
  currency: string
  country: string | null
  accountOpenedAt: number
  couponCount: number
  stakesMinor: number
  paidMinor: number
  /** The mean stake of the player's coupons on other matches; null without any. */
  usualStakeMinor: number | null
}

export interface ReportedSelection {
  typeId: number
  specifier: string
  key: string
  market: string
  outcome: string
  oddsMilli: number
  result: string | null
}

export interface ReportedCoupon {
  code: string
  player: string
  placedAt: number
  type: CouponType
  state: CouponState
  currency: string
  stakeMinor: number
  paidMinor: number | null
  /** Selections on the match. */
  selections: ReportedSelection[]
  otherSelectionCount: number
}

/** `GET /v1/suspicion-reports/:id/facts`: of now for a draft, of its closing for another report. */
export interface SuspicionFacts {
  collectedAt: number
  match: {
    home: string
    away: string
    sport: string
    category: string
    tournament: string
    startsAt: number
    status: string
  }
  totals: ReportedTotal[]
  /** Milliseconds of the span of a point. */
  spanMs: number
  markets: ReportedMarket[]
  players: ReportedPlayer[]
  coupons: ReportedCoupon[]
  /** Coupons with lower stakes than those that are listed. */
  leftOutCount: number
}

/** The file for an authority. */
export interface SuspicionFile {
  format: 'grandstand.suspicion-report'
  version: 1
  report: {
    number: number
    brand: string
    sign: SuspicionSign
    text: string
    openedAt: number
    closedAt: number
  }
  facts: SuspicionFacts
}

/** `POST /v1/suspicion-reports/:id/names`: who the players of the file are. */
export interface ReportedName {
  player: string
  userId: number
  username: string
  firstName: string
  lastName: string
  birthDate: string | null
  email: string | null
}

/** The file as it is stored, hashed and saved: the same text wherever it is written. */
export const suspicionFileText = (file: SuspicionFile): string => JSON.stringify(file, null, 1)
