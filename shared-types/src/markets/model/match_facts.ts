/** What is known of a finished match, by sport; every market is derived from it. */

/** Home and away. */
export type Score = readonly [home: number, away: number]

export type Competitor = 'home' | 'away'

/** How a match ended, or did not. */
export const FACT_STATUSES = [
  'ended',
  'after_ot',
  'after_pen',
  'awarded',
  'retired',
  'walkover',
  'cancelled',
  'postponed',
  'abandoned',
  'interrupted',
] as const
export type FactStatus = (typeof FACT_STATUSES)[number]

const BEFORE_START: ReadonlySet<FactStatus> = new Set([
  'cancelled',
  'postponed',
  'walkover',
  'awarded',
])

/** Whether a match must have begun to end so. */
export const isOfPlay = (status: FactStatus): boolean => !BEFORE_START.has(status)

/** Something that happened to one side; a list of them stands in order. */
export interface Incident {
  side: Competitor
  /** Key of `periods` in which it happened; needed by markets on a part of the match. */
  period?: string
  /** Match minute from 1; stoppage time counts to the last minute of its half (45, 90). */
  minute?: number
}

export interface Goal extends Incident {
  /** An own goal counts for `side`, the side that gets it, and for no scorer. */
  type?: 'goal' | 'penalty' | 'own'
  scorerId?: number
}

/** Counts of one period, not accumulated. */
export interface PeriodStatistics {
  corners?: Score
  yellowCards?: Score
  redCards?: Score
  kills?: Score
}

export interface MatchFacts {
  status: FactStatus
  /** With status `postponed` or `interrupted`: it is waited for no longer, what is undecided is void. */
  isWaitOver?: boolean
  /** With status `awarded`: void every undecided market (default), or settle on the score given. */
  awardedPolicy?: 'void' | 'score'
  /**
   * Score of each period, not accumulated, keyed `1`, `2`, ... (halves, quarters, sets, innings, maps by sport),
   * `ot` for overtime or extra innings, `pen` for a shoot-out.
   */
  periods: Record<string, Score>
  /**
   * Score at the end of regular time (soccer 90', hockey 60', basketball 40'/48'); sets won in tennis and volleyball,
   * maps won in esports; finishing positions in racing, 0 for who did not finish.
   */
  fullTime?: Score
  /** Score at the end of the first half. */
  halfTime?: Score
  corners?: Score
  yellowCards?: Score
  /** Red and yellow-red cards; the second yellow is not counted among the yellow ones. */
  redCards?: Score
  /** Side that goes through or advances when the score does not tell (retired, walkover, a tie over two matches). */
  winner?: Competitor
  /** All goals of regular time and overtime in order; a shoot-out is not among them. */
  goals?: readonly Goal[]
  cornerOrder?: readonly Incident[]
  /** Each card that was shown, in order. */
  bookingOrder?: readonly Incident[]
  /** By period, keyed as `periods`. */
  statistics?: Record<string, PeriodStatistics>
  /** Points of each tie-break, by set. */
  tieBreaks?: Record<string, Score>
  /** The last set was a match tie-break: one set and one game, whatever its points. */
  hasMatchTieBreak?: boolean
  /** Who reached a number of points, runs, rounds or kills first: `20`, or with its period `2:10`. */
  races?: Record<string, Competitor>
  /** Players who took no part: their selections are void. */
  notPlayed?: readonly number[]
  /** Laps completed, where a racer did not finish. */
  laps?: Score
  /** Racers classified at the end. */
  finishers?: number
}
