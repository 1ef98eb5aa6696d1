/** Terms of each-way bets: how many places are paid, and at which part of the odds (rules 19.4). */
import type { RaceField } from '../field/runner.ts'
import { fieldSize } from '../field/field.ts'
import type { PlaceTerms } from '../field/places_paid.ts'

export { MOST_DIVISOR, MOST_PLACES, type PlaceTerms } from '../field/places_paid.ts'

export interface PlaceTermsRow extends PlaceTerms {
  /** The row is for fields of this size and above, up to the next row. */
  leastRunners: number
  /** True: for handicaps alone. */
  isHandicap: boolean
}

/** Below the first row a bet is to win only. */
export type PlaceTermsTable = readonly PlaceTermsRow[]

/** Of a brand that has set none. */
export const USUAL_PLACE_TERMS: PlaceTermsTable = [
  { leastRunners: 5, isHandicap: false, places: 2, divisor: 4 },
  { leastRunners: 8, isHandicap: false, places: 3, divisor: 5 },
  { leastRunners: 12, isHandicap: true, places: 3, divisor: 4 },
  { leastRunners: 16, isHandicap: true, places: 4, divisor: 4 },
]

/** Of a bet each way where no place is paid: the whole stake is to win. */
export const WIN_ONLY: PlaceTerms = { places: 1, divisor: 1 }

/**
 * The terms at which an each-way bet is sold now: those of the field, else those of the table; `WIN_ONLY` where one place is paid. A bet
 * keeps those it was sold at.
 */
export function placeTermsOf(table: PlaceTermsTable, field: RaceField): PlaceTerms {
  if (field.placeTerms) return field.placeTerms.places > 1 ? field.placeTerms : WIN_ONLY
  const size = fieldSize(field)
  const fitting = table.filter(
    ({ leastRunners, isHandicap }) => leastRunners <= size && (field.isHandicap || !isHandicap)
  )
  const row = fitting.reduce<PlaceTermsRow | null>(
    (best, one) => (best && best.leastRunners > one.leastRunners ? best : one),
    null
  )
  return row ? { places: row.places, divisor: row.divisor } : WIN_ONLY
}

/**
 * The most places that were ever sold each way on the race, whoever came out of its field since and whether or not it was a handicap
 * then; 1 where none was. A season is none.
 */
export function mostPlaces(table: PlaceTermsTable, field: RaceField): number {
  const { runners, kind, placeTerms } = field
  if (placeTerms) return placeTerms.places
  const fitting = table.filter(
    ({ leastRunners, isHandicap }) =>
      leastRunners <= runners.length && (!isHandicap || field.isHandicap || kind !== 'season')
  )
  return Math.max(1, ...fitting.map(({ places }) => places))
}
