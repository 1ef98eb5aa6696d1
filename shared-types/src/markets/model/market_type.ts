/** A market type, and the rule that settles it. Names are in `names/`, by language. */
import type { MarketGroup } from './market_group.ts'
import type { OutcomeResult } from './outcome_result.ts'
import type { VoidReason } from './void_reasons.ts'
import type { FactField } from './fact_field.ts'
import type { Competitor, MatchFacts, Score } from './match_facts.ts'

/**
 * The score that a rule reads. `regular`: without overtime; `withOvertime`: overtime and extra innings added, a
 * shoot-out as one goal; `sets`: sets or maps won; `points`: points or games summed over all sets; `period`: the period
 * named by the specifier; `period:2`: always the second period; `rest`: goals scored after the score in the specifier;
 * `bookings`: yellow 1, red 2.
 */
export type ScoreBasis =
  | 'regular'
  | 'withOvertime'
  | 'firstHalf'
  | 'secondHalf'
  | 'secondHalfWithOvertime'
  | 'overtime'
  | 'shootout'
  | 'sets'
  | 'points'
  | 'period'
  | `period:${number}`
  | 'periodsWon'
  | 'bestPeriod'
  | 'bestHalf'
  | 'highestPeriod'
  | 'firstFive'
  | 'innings'
  | 'minutes'
  | 'rest'
  | 'firstHalfRest'
  | 'extraPointSets'
  | 'anySetToNil'
  | 'tieBreak'
  | 'kills'
  | 'corners'
  | 'cornersFirstHalf'
  | 'cornersSecondHalf'
  | 'bookings'
  | 'bookingsFirstHalf'
  | 'redCards'
  | 'redCardsFirstHalf'
  | 'finishers'

/**
 * The line of a market: none, a total, a handicap on home in quarters, a head start or score such as `0:1`, or the runners of a
 * race that are compared, `3-7`.
 */
export type SpecifierKind =
  | 'none'
  | 'total'
  | 'handicap'
  | 'scoreHandicap'
  | 'totalAndHandicap'
  | 'currentScore'
  | 'runnerPair'
  | 'runnerGroup'

export type Sequence = 'goals' | 'corners' | 'bookings'

export interface MarketOutcome {
  /** Short and stable; part of `outcomeKey`. The keys in a combination are joined by ` & ` or `/`. */
  key: string
  /** The feed's outcome id. */
  feedId: number
}

/** A condition that a rule settles: a whole market type, or a part of one. */
export interface MarketPart {
  rule: Rule
  /** Absent: the basis of the whole type. */
  basis?: ScoreBasis
  side?: Competitor
  /** The outcome key that must win; absent in a combination, where the outcome names it. */
  key?: string
  /** A line fixed by the rule instead of the specifier; in quarters. */
  lineQuarters?: number
  sequence?: Sequence
}

/** The parts of a type's name: `part` of the match, `side`, `subject`. */
export interface MarketLabel {
  part: string
  subject: string
  side?: Competitor
}

export interface MarketType extends MarketPart {
  /** The feed's market id (UOF); from 100000 on an id of our own, where the feed has none. */
  id: number
  key: string
  group: MarketGroup
  listOrder: number
  specifierKind: SpecifierKind
  /** The sports that offer the type, each with the score that the type reads there. */
  basisBySport: Readonly<Record<number, ScoreBasis>>
  /** Sports whose match list shows the type inline. */
  mainForSports: readonly number[]
  /**
   * Outcomes of a market without a `variant` in its specifier; empty where the outcomes are players (`player:<id>`) or
   * runners (their numbers).
   */
  outcomes: readonly MarketOutcome[]
  /** Outcomes by the feed's `variant`. */
  variants?: Readonly<Record<string, readonly MarketOutcome[]>>
  /** Whole numbers from 1 that the specifier must contain, such as `setnr`. */
  integers?: readonly string[]
  parts?: readonly MarketPart[]
  label?: MarketLabel
}

/** A market with the facts of its match, as a rule reads them. */
export interface RuleInput {
  type: MarketType
  sportId: number
  facts: MatchFacts
  /** The pairs of the specifier. */
  pairs: Readonly<Record<string, string>>
  outcomes: readonly MarketOutcome[]
  /** The basis of the type in this sport. */
  basis: ScoreBasis
  /** A score, or null when the facts do not give it. */
  read(basis: ScoreBasis): Score | null
}

/** Everything about one settlement rule, in one file of `rules/`; market types name it. */
export interface Rule {
  /** The name of the rule in explanations; each language has a text for the key. */
  readonly key: string
  /** The result of one outcome; null when the facts or the specifier do not suffice. */
  settle(outcomeKey: string, part: MarketPart, input: RuleInput): OutcomeResult | null
  /** The facts that the rule reads for a condition whose score is `basis`. */
  needs(part: MarketPart, basis: ScoreBasis): readonly FactField[]
  /** Whether all outcomes of the market are decided, although the match was stopped. */
  decidedEarly(input: RuleInput): boolean
  /** Whether more competitors may share the first place than there are places. */
  readonly deadHeat: boolean
  /** Scores that the rule reads beside the basis. */
  readonly alsoReads?: readonly ScoreBasis[]
  /** The reason why the rule makes an outcome void where it is not a push. */
  readonly voidReason?: VoidReason
  /** True when an outcome that has won stays won however the match ends. */
  readonly keepsWins?: boolean
  /**
   * `counts`: outcome keys are counts; `parts`: outcome keys are numbers of parts of the match; `runners`: outcome keys are
   * numbers of the field's runners; `orders`: outcome keys are several of them, `3-7`, and prices follow from those to win;
   * `margins`: outcome keys are bands of lengths.
   */
  readonly keysAre?: 'counts' | 'parts' | 'runners' | 'orders' | 'margins'
}
