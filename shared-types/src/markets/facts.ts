/** What is known of a finished match, by sport; every market is derived from it. */

/** Home and away. */
export type Score = readonly [home: number, away: number]

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

export interface MatchFacts {
  status: FactStatus
  /** With status `awarded`: void every undecided market (default), or settle on the score given. */
  awardedPolicy?: 'void' | 'score'
  /**
   * Score of each period, not accumulated, keyed `1`, `2`, ... (halves, quarters, sets, innings, maps by sport),
   * `ot` for overtime or extra innings, `pen` for a shoot-out.
   */
  periods: Record<string, Score>
  /** Score at the end of regular time (soccer 90', hockey 60', basketball 40'/48'); sets won in tennis and volleyball. */
  fullTime?: Score
  /** Score at the end of the first half. */
  halfTime?: Score
  corners?: Score
  yellowCards?: Score
  redCards?: Score
  /** Side that goes through or advances when the score does not tell (retired, walkover). */
  winner?: 'home' | 'away'
}
