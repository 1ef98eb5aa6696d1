/** Which facts a market type reads, so that a result form asks for just those and an explanation can name them. */
import type {
  MarketPart,
  MarketRule,
  MarketType,
  ScoreBasis,
  Sequence,
} from '../model/market_type.ts'

/** A field of `MatchFacts`. */
export type FactField =
  | 'fullTime'
  | 'halfTime'
  | 'periods'
  | 'goals'
  | 'corners'
  | 'cornerOrder'
  | 'yellowCards'
  | 'redCards'
  | 'bookingOrder'
  | 'statistics'
  | 'tieBreaks'
  | 'races'
  | 'winner'
  | 'laps'
  | 'finishers'
  | 'notPlayed'

const REST: readonly FactField[] = ['fullTime']
const OF_BASIS: Readonly<Record<string, readonly FactField[]>> = {
  regular: ['fullTime'],
  withOvertime: ['fullTime', 'periods'],
  firstHalf: ['halfTime', 'periods'],
  firstHalfRest: ['halfTime', 'periods'],
  secondHalf: ['fullTime', 'halfTime', 'periods'],
  secondHalfWithOvertime: ['fullTime', 'halfTime', 'periods'],
  bestHalf: ['fullTime', 'halfTime', 'periods'],
  rest: REST,
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
const OF_RULE: Partial<Record<MarketRule, readonly FactField[]>> = {
  halfTimeFullTime: ['halfTime'],
  halfTimeFullTimeScore: ['halfTime'],
  raceTo: ['races'],
  qualify: ['winner', 'fullTime', 'periods'],
  winningMethod: ['fullTime', 'periods'],
  overtime: ['periods'],
  shootout: ['periods'],
  tieBreak: ['periods', 'tieBreaks'],
  headToHead: ['laps'],
  nthScorer: ['goals', 'notPlayed'],
  lastScorer: ['goals', 'notPlayed'],
  scorer: ['goals', 'notPlayed'],
}

/** What a type reads in a sport; empty when the sport does not offer it. */
export function factFieldsOf(type: MarketType, sportId: number): FactField[] {
  const basis = type.basisBySport[sportId]
  if (!basis) return []
  const fields = new Set<FactField>()
  const compound = type.parts && type.parts.length > 0 ? type.parts : [type]
  for (const part of [type, ...compound]) {
    addFields(part, part === type ? basis : (part.basis ?? basis), fields)
  }
  return [...fields]
}

function addFields(part: MarketPart, basis: ScoreBasis, fields: Set<FactField>): void {
  const isHost = part.rule === 'allOf' || part.rule === 'anyOf' || part.rule === 'combination'
  const ofBasis = isHost || part.rule === 'highestPart' ? [] : (OF_BASIS[basis] ?? ['periods'])
  const ofSequence = part.sequence === undefined ? [] : OF_SEQUENCE[part.sequence]
  for (const field of [...ofBasis, ...ofSequence, ...(OF_RULE[part.rule] ?? [])]) fields.add(field)
}

/** The fields that a set of market types reads together: what a form for just these markets asks for. */
export function factFieldsFor(types: readonly MarketType[], sportId: number): FactField[] {
  return [...new Set(types.flatMap((type) => factFieldsOf(type, sportId)))]
}
