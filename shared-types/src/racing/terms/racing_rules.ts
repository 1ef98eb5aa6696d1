/** What a brand may set of racing, each with what it is for a brand that has set nothing (rules 19). */
import type { FieldKind } from '../field/runner.ts'
import { USUAL_COUNTING_STAGES, type ResultStage } from '../finish/declarations.ts'
import { USUAL_DEDUCTIONS, type DeductionTable } from './deduction.ts'
import { USUAL_PLACE_TERMS, type PlaceTermsTable } from './place_terms.ts'

export interface RacingRules {
  placeTerms: PlaceTermsTable
  deductions: DeductionTable
  /** Fields in which a withdrawal takes a deduction. */
  deductionKinds: readonly FieldKind[]
  countingStage: Readonly<Record<FieldKind, ResultStage>>
  /** A dead heat of a head to head returns the stake, or counts half of it as won. */
  headToHeadDeadHeat: 'void' | 'half'
  /** A race over laps counts once the leader has completed as many, and as much of the planned distance in percent. */
  shortenedRace: { leastLaps: number; leastPercent: number }
  /** The bets on pole when qualifying was cancelled: void, or settled by the first place of the grid that was set. */
  poleWithoutQualifying: 'void' | 'grid'
}

export const USUAL_RACING_RULES: RacingRules = {
  placeTerms: USUAL_PLACE_TERMS,
  deductions: USUAL_DEDUCTIONS,
  deductionKinds: ['horses', 'dogs'],
  countingStage: USUAL_COUNTING_STAGES,
  headToHeadDeadHeat: 'void',
  shortenedRace: { leastLaps: 2, leastPercent: 0 },
  poleWithoutQualifying: 'void',
}
