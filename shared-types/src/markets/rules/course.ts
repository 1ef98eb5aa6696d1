/** The course of a match: who was first, last, when, and how it was decided (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { RuleInput } from '../settling/apply_rule.ts'
import type { Competitor, Score } from '../facts/match_facts.ts'
import type { MarketPart, MarketType, ScoreBasis } from '../model/market_type.ts'
import { numberedPeriods, periodNumber } from '../scores/score_for.ts'
import { courseOf } from '../scores/sequence.ts'
import { parseSpecifier } from '../model/specifier.ts'
import { fitsAmount } from './amount.ts'
import { sideOf } from './three_way.ts'

type Course = (key: string, part: MarketPart, input: RuleInput) => LegResult | null

const won = (isWon: boolean): LegResult => (isWon ? 'won' : 'lost')
const yesNo = (key: string, isYes: boolean): LegResult => won(key === (isYes ? 'yes' : 'no'))

/** A market without the outcome that came about gives the stake back. */
function among(key: string, actual: string, { outcomes }: RuleInput): LegResult {
  const isOffered = outcomes.some((outcome) => outcome.key.split(' & ')[0] === actual)
  return isOffered ? won(key === actual) : 'void'
}

function read(part: MarketPart, input: RuleInput) {
  const sequence = part.sequence ?? 'goals'
  return courseOf(sequence, part.basis ?? input.basis, input.facts, input.pairs, input.read)
}

/** Value of the one specifier that counts: `goalnr`, `cornernr`, `pointnr`, ... */
function numberIn({ type, pairs }: Pick<RuleInput, 'type' | 'pairs'>): number {
  const names = (type.integers ?? []).filter((name) => COUNTERS.has(name))
  return Number(pairs[names[0] ?? ''])
}
const COUNTERS: ReadonlySet<string> = new Set([
  ...['goalnr', 'cornernr', 'bookingnr', 'pointnr', 'runnr', 'roundnr', 'goals', 'games', 'xth'],
])

/** The side of the nth; the count alone tells it when it never came, or when only one side had any. */
export const nth: Course = (key, part, input) => {
  const number = numberIn(input)
  const { incidents, count } = read(part, input)
  const side = incidents?.[number - 1]?.side ?? (count && withoutOrder(count, number))
  return side && among(key, side, input)
}

export const last: Course = (key, part, input) => {
  const { incidents, count } = read(part, input)
  const side = incidents?.at(-1)?.side ?? (count && withoutOrder(count, count[0] + count[1]))
  return side && among(key, side, input)
}

function withoutOrder([home, away]: Score, number: number): Competitor | 'none' | null {
  if (home + away < number || number === 0) return 'none'
  if (home === 0) return 'away'
  return away === 0 ? 'home' : null
}

/** First to reach a number: by the order of goals or corners, or by the fact of the race where nobody counts each point. */
export const raceTo: Course = (key, part, input) => {
  const target = numberIn(input)
  const { incidents, count } = read(part, input)
  if (!count) return null
  const isThere = [count[0] >= target, count[1] >= target] as const
  if (isThere[0] && isThere[1]) {
    const side = raceFact(part, input, target) ?? (part.sequence && firstTo(incidents, target))
    return side ? among(key, side, input) : null
  }
  return among(key, isThere[0] ? 'home' : isThere[1] ? 'away' : 'none', input)
}

function raceFact(part: MarketPart, input: RuleInput, target: number): Competitor | undefined {
  return input.facts.races?.[raceName(part.basis ?? input.basis, input.pairs, target)]
}

function raceName(basis: ScoreBasis, pairs: RuleInput['pairs'], target: number): string {
  const period = periodNumber(basis, pairs)
  return period === null ? String(target) : `${period}:${target}`
}

/** The name under which `facts.races` holds what a market asks: `20`, or `2:10`; null where the order of goals tells it. */
export function raceNameOf(type: MarketType, specifier: string, sportId: number): string | null {
  const basis = type.basisBySport[sportId]
  const pairs = parseSpecifier(specifier)
  if (type.rule !== 'raceTo' || type.sequence || !basis || !pairs) return null
  return raceName(basis, pairs, numberIn({ type, pairs }))
}

function firstTo(
  incidents: readonly { side: Competitor }[] | null,
  target: number
): Competitor | null {
  const reached = { home: 0, away: 0 }
  for (const { side } of incidents ?? []) if (++reached[side] === target) return side
  return null
}

/** `16-30`: the minutes in which the nth goal fell; the last interval holds stoppage time. */
export const interval: Course = (key, part, input) => {
  const number = numberIn(input)
  const { incidents, count } = read(part, input)
  if (count && count[0] + count[1] < number) return won(key === 'none')
  const minute = incidents?.[number - 1]?.minute
  return minute === undefined ? null : won(fitsAmount(key, minute) && key !== 'none')
}

export const overtime: Course = (key, _, { facts }) => yesNo(key, facts.periods['ot'] !== undefined)

export const shootout: Course = (key, _, { facts }) =>
  yesNo(key, facts.periods['pen'] !== undefined)

/** Who goes through: as entered, or by the score with overtime and shoot-out. */
export const qualify: Course = (key, _, input) => {
  const side = input.facts.winner ?? leader(input.read('withOvertime'))
  return side && won(key === side)
}

function leader(score: Score | null): Competitor | null {
  if (!score || sideOf(score) === 'X') return null
  return sideOf(score) === '1' ? 'home' : 'away'
}

/** `home:penalties`: who won, and in which part of the match. */
export const winningMethod: Course = (key, _, input) => {
  const { periods } = input.facts
  const side = leader(input.read('withOvertime'))
  if (!side) return null
  const how = periods['pen'] ? 'penalties' : leader(input.read('regular')) ? 'regular' : 'overtime'
  return won(key === `${side}:${how}`)
}

/** A set of 7:6, or one whose tie-break points are known; a match tie-break is none of a set. */
export const tieBreak: Course = (key, part, input) => {
  const sets = numberedPeriods(input.facts)
  const number = periodNumber(part.basis ?? input.basis, input.pairs)
  const isTieBreak = (set: Score | undefined, index: number) =>
    input.facts.tieBreaks?.[index + 1] !== undefined ||
    (set !== undefined && Math.max(...set) === 7 && Math.min(...set) === 6)
  if (number === null) return sets.length === 0 ? null : yesNo(key, sets.some(isTieBreak))
  const set = sets[number - 1]
  return set ? yesNo(key, isTieBreak(set, number - 1)) : null
}
