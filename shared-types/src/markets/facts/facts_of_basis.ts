/** The facts behind a score, or behind an order of incidents. */
import type { ScoreBasis, Sequence } from '../model/market_type.ts'
import type { FactField } from '../model/fact_field.ts'

const PERIODS: readonly FactField[] = ['periods']
const OF_BASIS: Readonly<Record<string, readonly FactField[]>> = {
  regular: ['fullTime'],
  withOvertime: ['fullTime', 'periods'],
  firstHalf: ['halfTime', 'periods'],
  firstHalfRest: ['halfTime', 'periods'],
  secondHalf: ['fullTime', 'halfTime', 'periods'],
  secondHalfWithOvertime: ['fullTime', 'halfTime', 'periods'],
  bestHalf: ['fullTime', 'halfTime', 'periods'],
  rest: ['fullTime'],
  sets: ['fullTime'],
  minutes: ['goals'],
  tieBreak: ['tieBreaks'],
  kills: ['statistics'],
  corners: ['corners'],
  cornersFirstHalf: ['statistics'],
  cornersSecondHalf: ['corners', 'statistics'],
  bookings: ['yellowCards', 'redCards'],
  bookingsFirstHalf: ['statistics'],
  redCards: ['redCards'],
  redCardsFirstHalf: ['statistics'],
  finishers: ['finishers'],
}
const OF_SEQUENCE: Readonly<Record<Sequence, readonly FactField[]>> = {
  goals: ['goals'],
  corners: ['cornerOrder'],
  bookings: ['bookingOrder', 'yellowCards', 'redCards'],
}

/** The facts behind a score; a basis outside the table reads the score of a period. */
export const factsOfBasis = (basis: ScoreBasis): readonly FactField[] => OF_BASIS[basis] ?? PERIODS

/** The facts behind an order of incidents. */
export const factsOfSequence = (sequence: Sequence): readonly FactField[] => OF_SEQUENCE[sequence]
