/** The rules by which races are settled: those of the house, and those that a brand may set (rules 19). */
import { FIELD_KINDS, type FieldKind } from '../field/runner.ts'
import { USUAL_COUNTING_STAGES, type ResultStage } from '../finish/declarations.ts'
import { USUAL_DEDUCTIONS, type DeductionTable } from './deduction.ts'
import { USUAL_PLACE_TERMS, type PlaceTermsTable } from './place_terms.ts'

export const DEAD_HEATS = ['void', 'half'] as const
export const POLE_RULES = ['void', 'grid'] as const

/** What a brand may set. */
export interface BrandRacing {
  /** The declaration of the result that counts, by kind of field. */
  countingStage: Readonly<Record<FieldKind, ResultStage>>
  /** A dead heat of a head to head returns the stake, or counts half of it as won. */
  headToHeadDeadHeat: (typeof DEAD_HEATS)[number]
  /** A race over laps counts once the leader has completed as many, and as much of the planned distance in percent. */
  shortenedRace: { leastLaps: number; leastPercent: number }
  /** The bets on pole when qualifying was cancelled: void, or settled by the first place of the grid that was set. */
  poleWithoutQualifying: (typeof POLE_RULES)[number]
}

export const MOST_LEAST_LAPS = 100

export interface RacingRules extends BrandRacing {
  placeTerms: PlaceTermsTable
  deductions: DeductionTable
  /** Fields in which a withdrawal takes a deduction. */
  deductionKinds: readonly FieldKind[]
}

/** Of a brand that has set none. */
export const USUAL_BRAND_RACING: BrandRacing = {
  countingStage: USUAL_COUNTING_STAGES,
  headToHeadDeadHeat: 'void',
  shortenedRace: { leastLaps: 2, leastPercent: 0 },
  poleWithoutQualifying: 'void',
}

/** Whether a brand has no rules of its own. */
export const isUsualRacing = (rules: BrandRacing): boolean =>
  rules.headToHeadDeadHeat === USUAL_BRAND_RACING.headToHeadDeadHeat &&
  rules.poleWithoutQualifying === USUAL_BRAND_RACING.poleWithoutQualifying &&
  rules.shortenedRace.leastLaps === USUAL_BRAND_RACING.shortenedRace.leastLaps &&
  rules.shortenedRace.leastPercent === USUAL_BRAND_RACING.shortenedRace.leastPercent &&
  FIELD_KINDS.every((kind) => rules.countingStage[kind] === USUAL_COUNTING_STAGES[kind])

export const USUAL_RACING_RULES: RacingRules = {
  placeTerms: USUAL_PLACE_TERMS,
  deductions: USUAL_DEDUCTIONS,
  deductionKinds: ['horses', 'dogs'],
  ...USUAL_BRAND_RACING,
}
