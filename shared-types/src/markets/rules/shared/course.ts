/** The order of incidents in a match (rules 3.4). */
import type { Competitor, Score } from '../../model/match_facts.ts'
import type { MarketPart, RuleInput } from '../../model/market_type.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { courseOf } from '../../scores/sequence.ts'
import { isPartOver } from './early.ts'
import { among } from './result.ts'

/** The incidents of a condition, with their count. */
export function courseRead(part: MarketPart, input: RuleInput) {
  const sequence = part.sequence ?? 'goals'
  return courseOf(sequence, part.basis ?? input.basis, input.facts, input.pairs, input.read)
}

const COUNTERS: ReadonlySet<string> = new Set([
  ...['goalnr', 'cornernr', 'bookingnr', 'pointnr', 'runnr', 'roundnr', 'goals', 'games', 'xth'],
])

/** The number that the specifier asks for, in `goalnr`, `cornernr`, `pointnr`, ... */
export function numberAsked({ type, pairs }: Pick<RuleInput, 'type' | 'pairs'>): number {
  const name = type.integers?.find((candidate) => COUNTERS.has(candidate))
  return Number(pairs[name ?? ''])
}

/** The result of an outcome when `side` had the incident; a market without that side returns the stake. */
export function ofSide(key: string, side: string, { outcomes }: RuleInput): OutcomeResult {
  return among(
    key,
    side,
    outcomes.map((outcome) => outcome.key.split(' & ')[0] ?? '')
  )
}

/**
 * The side of the nth incident, as far as the count alone tells: no side when there was no nth, or the only side that
 * had one.
 */
export function sideWithoutOrder([home, away]: Score, nth: number): Competitor | 'none' | null {
  if (home + away < nth || nth === 0) return 'none'
  if (home === 0) return 'away'
  return away === 0 ? 'home' : null
}

/**
 * Whether the nth incident has happened (nothing later changes the order before it), or the part of the match is over.
 */
export function hasComeOrOver(input: RuleInput): boolean {
  const { incidents } = courseRead(input.type, input)
  return (incidents !== null && incidents.length >= numberAsked(input)) || isPartOver(input)
}
