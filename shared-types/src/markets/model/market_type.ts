/** What a market type is, and what its rule must be able to say. Names stand apart, by language. */
import type { MarketGroup } from './market_group.ts'
import type { OutcomeResult } from './outcome_result.ts'
import type { VoidReason } from './void_reasons.ts'
import type { FactField } from './fact_field.ts'
import type { Competitor, MatchFacts, Score } from './match_facts.ts'

/**
 * The score that a rule reads. `regular`: without overtime; `withOvertime`: overtime and extra innings added, a shoot-out
 * as one goal; `sets`: sets or maps won; `points`: points or games summed over all sets; `period`: the one its specifier
 * names; `period:2`: always that one; `rest`: goals after the score in the specifier; `bookings`: yellow 1, red 2.
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

/** What the line of a market is: none, a total, a handicap on home in quarters, a head start or a score such as `0:1`. */
export type SpecifierKind =
  'none' | 'total' | 'handicap' | 'scoreHandicap' | 'totalAndHandicap' | 'currentScore'

export type Sequence = 'goals' | 'corners' | 'bookings'

export interface MarketOutcome {
  /** Short and stable; it travels in `outcomeKey`. Those of a combination are joined by ` & ` or `/`. */
  key: string
  /** The feed's outcome id. */
  feedId: number
}

/** A condition that a rule settles: a whole market type, or a part of one. */
export interface MarketPart {
  rule: Rule
  /** Left out: the basis of the whole type. */
  basis?: ScoreBasis
  side?: Competitor
  /** The outcome key that must hold; left out in a combination, where the outcome names it. */
  key?: string
  /** A line that stands in the rule and not in the specifier, in quarters. */
  lineQuarters?: number
  sequence?: Sequence
}

/** What a type is called: `part` of the match, `side`, `subject`; the names are put together from it. */
export interface MarketLabel {
  part: string
  subject: string
  side?: Competitor
}

export interface MarketType extends MarketPart {
  /** The feed's market id (UOF); from 100000 our own, where the feed has none. */
  id: number
  key: string
  group: MarketGroup
  listOrder: number
  specifierKind: SpecifierKind
  /** The sports the type belongs to, each with the score it reads there. */
  basisBySport: Readonly<Record<number, ScoreBasis>>
  /** Sports in whose match list the type stands inline. */
  mainForSports: readonly number[]
  /** Without a `variant` in the specifier, these; empty where they are players (`player:<id>`). */
  outcomes: readonly MarketOutcome[]
  /** Outcomes by the feed's `variant`. */
  variants?: Readonly<Record<string, readonly MarketOutcome[]>>
  /** Whole numbers from 1 that the specifier must hold, such as `setnr`. */
  integers?: readonly string[]
  parts?: readonly MarketPart[]
  label?: MarketLabel
}

/** A market with its facts, as a rule sees it. */
export interface RuleInput {
  type: MarketType
  sportId: number
  facts: MatchFacts
  /** The specifier's. */
  pairs: Readonly<Record<string, string>>
  outcomes: readonly MarketOutcome[]
  /** The basis of the type in this sport. */
  basis: ScoreBasis
  /** A score, or null when the facts do not give it. */
  read(basis: ScoreBasis): Score | null
}

/** Everything about one settlement rule, in one file of `rules/`; market types name it. */
export interface Rule {
  /** Its name in explanations; each language has words for it. */
  readonly key: string
  /** The result of one outcome; null when the facts or the specifier do not suffice. */
  settle(outcomeKey: string, part: MarketPart, input: RuleInput): OutcomeResult | null
  /** The facts that it reads of a condition whose score is `basis`. */
  needs(part: MarketPart, basis: ScoreBasis): readonly FactField[]
  /** Whether a match that was stopped has decided the market for all its outcomes. */
  decidedEarly(input: RuleInput): boolean
  /** Whether more outcomes may share first place than there are places. */
  readonly deadHeat: boolean
  /** Scores that it reads beside the basis. */
  readonly alsoReads?: readonly ScoreBasis[]
  /** Why it gives a stake back where that is no push. */
  readonly voidReason?: VoidReason
  /** An outcome that has won stays won, whatever becomes of the match. */
  readonly keepsWins?: boolean
  /** How its outcome keys read: a count names itself, a number stands for a part of the match. */
  readonly keysAre?: 'counts' | 'parts'
}
