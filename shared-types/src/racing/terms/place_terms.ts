/** Terms of each-way bets: how many places are paid, and at which part of the odds (rules 19.4). */
import type { RaceField } from '../field/runner.ts'
import { fieldSize } from '../field/field.ts'

export interface PlaceTerms {
  /** Places that are paid, from 1 to `MOST_PLACES`. */
  places: number
  /** A place pays `1 / divisor` of the profit of a win: 4 is a quarter. From 1 to `MOST_DIVISOR`. */
  divisor: number
}

export const MOST_PLACES = 10
export const MOST_DIVISOR = 10

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

/** The terms at which an each-way bet is sold now; `WIN_ONLY` when no row fits. A bet keeps those it was sold at. */
export function placeTermsOf(table: PlaceTermsTable, field: RaceField): PlaceTerms {
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

/** The most places that were ever sold on the race, whoever came out of its field since; 1 where none was. */
export const mostPlaces = (table: PlaceTermsTable, { runners }: RaceField): number =>
  Math.max(
    1,
    ...table.flatMap(({ leastRunners, places }) => (leastRunners <= runners.length ? places : []))
  )
