/** The facts of a finished match, by sport; the results of every market are derived from them. */

/** Home and away. */
export type Score = readonly [home: number, away: number]

export type Competitor = 'home' | 'away'

/** Ways in which a match ends, or fails to be played. */
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

/** Whether a match with this status must have begun. */
export const isOfPlay = (status: FactStatus): boolean => !BEFORE_START.has(status)

/** A goal, card or corner of one side; lists of incidents are in order of time. */
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
  /** With status `postponed` or `interrupted`: the carry over has ended, so undecided bets are void. */
  isWaitOver?: boolean
  /** With status `awarded`: make every undecided market void (default), or settle on the recorded score. */
  awardedPolicy?: 'void' | 'score'
  /**
   * Score of each period, not accumulated, by `1`, `2`, ... (halves, quarters, sets, innings, maps by sport), `ot` for
   * overtime or extra innings, `pen` for a shoot-out.
   */
  periods: Record<string, Score>
  /**
   * Score at the end of regular time (soccer 90', hockey 60', basketball 40'/48'); sets won in tennis and volleyball,
   * maps won in esports; finishing positions in racing, 0 for a racer who did not finish.
   */
  fullTime?: Score
  /** Score at the end of the first half. */
  halfTime?: Score
  corners?: Score
  yellowCards?: Score
  /** Red and yellow-red cards; the second yellow is not counted among the yellow ones. */
  redCards?: Score
  /** The side that goes through when the score does not tell (retired, walkover, a tie over two matches). */
  winner?: Competitor
  /** All goals of regular time and overtime in order; a shoot-out is not among them. */
  goals?: readonly Goal[]
  cornerOrder?: readonly Incident[]
  /** Every card, in order. */
  bookingOrder?: readonly Incident[]
  /** By period, with the keys of `periods`. */
  statistics?: Record<string, PeriodStatistics>
  /** Points of each tie-break, by set. */
  tieBreaks?: Record<string, Score>
  /** The last set was a match tie-break: one set and one game, whatever its points. */
  hasMatchTieBreak?: boolean
  /** The side that first reached a number of points, runs, rounds or kills: key `20`, or with a period `2:10`. */
  races?: Record<string, Competitor>
  /** Players who took no part: their selections are void. */
  notPlayed?: readonly number[]
  /** Laps completed, where a racer did not finish. */
  laps?: Score
  /** Racers classified at the end. */
  finishers?: number
}
