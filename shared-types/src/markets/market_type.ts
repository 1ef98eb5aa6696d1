/** What a market type is. The catalogue holds them as data; names stand apart, by language. */
import type { MarketTypeView } from '../wire.ts'

/** Settlement rules; each has its file in `rules/`. */
export type MarketRule =
  | 'threeWay'
  | 'doubleChance'
  | 'drawNoBet'
  | 'winner'
  | 'total'
  | 'handicap'
  | 'europeanHandicap'
  | 'bothTeamsToScore'
  | 'oddEven'
  | 'correctScore'
  | 'halfTimeFullTime'

/**
 * The score that a rule reads. `regular`: without overtime; `withOvertime`: overtime and extra innings added, a shoot-out
 * as one goal; `firstHalf`; `sets`: sets or maps won; `points`: points or games summed over all sets.
 */
export type ScoreBasis = 'regular' | 'withOvertime' | 'firstHalf' | 'sets' | 'points'

/** What the line of a market is: none, a total, a handicap on home in quarters, a head start such as `0:1`. */
export type SpecifierKind = 'none' | 'total' | 'handicap' | 'scoreHandicap'

export interface MarketOutcome {
  /** Short and stable; it travels in `outcomeKey`. */
  key: string
  /** The feed's outcome id. */
  feedId: number
}

export interface MarketType {
  /** The feed's market id (UOF). */
  id: number
  key: string
  group: MarketTypeView['group']
  listOrder: number
  specifierKind: SpecifierKind
  rule: MarketRule
  /** The sports the type belongs to, each with the score it reads there. */
  basisBySport: Readonly<Record<number, ScoreBasis>>
  /** Sports in whose match list the type stands inline. */
  mainForSports: readonly number[]
  outcomes: readonly MarketOutcome[]
}
