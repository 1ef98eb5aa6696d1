/** What the server found when it checked itself. Times in epoch milliseconds. */

/** A drift beyond it is reported (must-hold A12). */
export const REPORTED_DRIFT_MS = 2_000

export interface ClockState {
  /** The time server by its address, or `database`; null where there is nothing to compare with. */
  reference: string | null
  checkedAt: number | null
  /** Milliseconds by which this server's clock is ahead, below 0 behind; null before the first answer. */
  driftMs: number | null
  /** Whether the reference answered when it was asked last. */
  isAnswered: boolean
}

export interface ReleaseState {
  /** Whether a manifest is named; without one nothing is compared. */
  isNamed: boolean
  checkedAt: number | null
  fileCount: number
  /** Paths of files that are missing, new or changed, at most 50. */
  changed: string[]
  changedCount: number
}

/** Reasons for which this server takes no bets. */
export const BETTING_PAUSES = ['clockDrift', 'releaseChanged'] as const
export type BettingPause = (typeof BETTING_PAUSES)[number]

/** Of one server; each of several checks itself. */
export interface SelfChecks {
  clock: ClockState
  release: ReleaseState
  pauses: BettingPause[]
}

/** What has a hash for each day: entries of the ledger, results of matches, seeds of draws (rules 18.4). */
export const JOURNALS = ['ledger', 'results', 'draws'] as const
export type Journal = (typeof JOURNALS)[number]

/** The hashes of a day; a journal begins with the first day of the installation. */
export interface DailyHead {
  journal: Journal
  /** By UTC, such as `2026-11-25`. */
  day: string
  /** SHA-256 of the day's rows. */
  contentHash: string
  /** SHA-256 over the head of the day before, journal, day and content hash; published. */
  head: string
}

/** A day computed again from the rows that are there now. */
export interface HeadCheck {
  journal: Journal
  day: string
  rowCount: number
  /** The rows give the published hash. */
  isContentWhole: boolean
  /** The hash follows from the day before. */
  isChainWhole: boolean
}
