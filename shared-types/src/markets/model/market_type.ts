/** What a market type is. The catalogue holds them as data; names stand apart, by language. */
import type { MarketGroup } from './market_group.ts'
import type { Competitor } from '../facts/match_facts.ts'

/** Rules that read one score. */
export type ScoreRule =
  | 'threeWay'
  | 'doubleChance'
  | 'drawNoBet'
  | 'noBet'
  | 'winner'
  | 'total'
  | 'exactTotal'
  | 'handicap'
  | 'europeanHandicap'
  | 'bothTeamsToScore'
  | 'whichTeamsScore'
  | 'cleanSheet'
  | 'oddEven'
  | 'amount'
  | 'margin'
  | 'correctScore'
  | 'scoreFrom'
  | 'multiScores'
  | 'headToHead'

/** Rules made of others. */
export type CompoundRule =
  'halfTimeFullTime' | 'halfTimeFullTimeScore' | 'combination' | 'allOf' | 'anyOf' | 'highestPart'

/** Rules on the order or the kind of what happened. */
export type CourseRule =
  | 'nth'
  | 'last'
  | 'raceTo'
  | 'interval'
  | 'nthScorer'
  | 'lastScorer'
  | 'scorer'
  | 'overtime'
  | 'shootout'
  | 'qualify'
  | 'winningMethod'
  | 'tieBreak'

/** Settlement rules; they stand in `rules/`. */
export type MarketRule = ScoreRule | CompoundRule | CourseRule

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

/** One condition of a compound rule. */
export interface MarketPart {
  rule: MarketRule
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
