/** The facts of a finished match, by sport; the results of every market are derived from them. */

import type { BrandRacing } from '../../racing/terms/racing_rules.ts'
import type { RaceField } from '../../racing/field/runner.ts'
import type { RaceResult } from '../../racing/finish/race_result.ts'

/** Home and away. */
export type Score = readonly [home: number, away: number]

export type Competitor = 'home' | 'away'

/** Statuses with which a match ends, or fails to be played. */
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

/** Whether a match can only have this status after it has begun. */
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
  /** An own goal counts for `side`, which benefits, and for no scorer. */
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

/** How a brand treats a game that a mercy rule ended: as any game that was stopped, or by the recorded score. */
export const MERCY_RULES = ['void', 'score'] as const
export type MercyRule = (typeof MERCY_RULES)[number]

/** Of a brand that has set none. */
export const USUAL_MERCY_RULE: MercyRule = 'void'

/** What an officer says of such a game: each brand's own rule, or one rule for all. */
export const MERCY_POLICIES = ['brand', ...MERCY_RULES] as const
export type MercyPolicy = (typeof MERCY_POLICIES)[number]

/** Brands that have set the same rules of racing. */
export interface RacingOfBrands {
  siteIds: readonly number[]
  rules: BrandRacing
}

export interface MatchFacts {
  status: FactStatus
  /**
   * For the statuses `postponed` and `interrupted`: true once the carry over has ended, so that undecided bets are
   * void.
   */
  isWaitOver?: boolean
  /** For the status `awarded`: void every undecided market (default), or settle on the recorded score. */
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
  /** Red and yellow-red cards; the second yellow card is not counted as a yellow card. */
  redCards?: Score
  /** The side that goes through, when the score does not tell (a retirement, a walkover, a tie over two matches). */
  winner?: Competitor
  /** All goals of regular time and overtime in order; without goals of a shoot-out. */
  goals?: readonly Goal[]
  cornerOrder?: readonly Incident[]
  /** Every card, in order. */
  bookingOrder?: readonly Incident[]
  /** By period, with the keys of `periods`. */
  statistics?: Record<string, PeriodStatistics>
  /** Points of each tie-break, by set. */
  tieBreaks?: Record<string, Score>
  /** True when the last set was a match tie-break, which counts as one set and one game whatever its points. */
  hasMatchTieBreak?: boolean
  /**
   * The side that first reached a number of points, runs, rounds or kills: the key is the number (`20`), with the
   * period in front where there is one (`2:10`).
   */
  races?: Record<string, Competitor>
  /** Players who took no part: their selections are void. */
  notPlayed?: readonly number[]
  /** The minute at which players came on who did not begin the match, by the player's number. */
  cameOn?: Readonly<Record<string, number>>
  /**
   * Periods for which the match was scheduled, where they are not as usual: innings of baseball, nine without it; 2 for basketball
   * in halves, as by college rules.
   */
  scheduledPeriods?: number
  /** For a game that a mercy rule ended: markets on all innings are void unless they are decided, or settled on the score. */
  mercyPolicy?: MercyPolicy
  /**
   * With the policy `brand`: ids of the brands that settle on the score. Stored with the facts, so that a brand's rule of another
   * day changes no result.
   */
  mercyScoreBrands?: readonly number[]
  /** Laps completed, for a race in which a racer did not finish. */
  laps?: Score
  /** Racers classified at the end. */
  finishers?: number
  /** What became of a race with a field of runners. */
  race?: RaceResult
  /** Of a race: brands whose rules are not the usual ones. Stored with the facts, as those of a mercy rule are. */
  racingOfBrands?: readonly RacingOfBrands[]
  /** The rules of the brand that reads the facts (`factsOfBrand`), never stored; without them the usual ones. */
  racing?: BrandRacing
  /**
   * The field as it was when the result was stored, so that a revision settles alike for ever; a later withdrawal counts with
   * the next revision.
   */
  field?: RaceField
}
