/**
 * Whether a match that was not finished has decided a market for all its outcomes (betting-rules 3.5): scores only grow, so
 * it has when no further scoring could change a result. What the rules of a sport would still force (a set at 4:4 cannot end
 * under 9.5 games) does not count: the games were not played.
 */
import { applyRule, type RuleInput } from './apply_rule.ts'
import { isComplete } from './fact_status.ts'
import type { Score } from '../facts/match_facts.ts'
import type { MarketPart, ScoreBasis } from '../model/market_type.ts'
import { courseOf } from '../scores/sequence.ts'

/** One more for either side changes parity and equality; a thousand more passes every line. */
const GROWTH: readonly Score[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1000, 0],
  [0, 1000],
  [1000, 1000],
]
/** More open parts than this are not looked through: such a market is still open in practice. */
const MOST_OPEN_PARTS = 3

export function isDecided(input: RuleInput): boolean {
  const { type } = input
  switch (type.rule) {
    case 'nth':
    case 'interval':
      return hasReached(type, input)
    case 'raceTo':
      return isWonBy(['home', 'away'], input) || isDecidedByPart(input)
    case 'overtime':
    case 'shootout':
    case 'tieBreak':
      return isWonBy(['yes'], input) || isDecidedByPart(input)
    case 'nthScorer':
      return applyRule(type, 'none', input) === 'lost'
    case 'last':
      return isDecidedByPart(input)
    case 'lastScorer':
    case 'scorer':
    case 'qualify':
    case 'winningMethod':
    case 'headToHead':
      return false
    default:
      return isSameForAllContinuations(input)
  }
}

/** The nth has come; the order does not change afterwards. */
function hasReached(part: MarketPart, input: RuleInput): boolean {
  const basis = part.basis ?? input.basis
  const { incidents } = courseOf(
    part.sequence ?? 'goals',
    basis,
    input.facts,
    input.pairs,
    input.read
  )
  const number = Number(input.pairs[counterOf(input) ?? ''])
  return (incidents !== null && incidents.length >= number) || isDecidedByPart(input)
}

function counterOf({ type }: RuleInput): string | undefined {
  return type.integers?.find((name) => ['goalnr', 'cornernr', 'bookingnr'].includes(name))
}

/** What has happened cannot be undone: a number reached first, a tie-break played. */
function isWonBy(keys: readonly string[], input: RuleInput): boolean {
  return keys.some((key) => applyRule(input.type, key, input) === 'won')
}

/** The part of the match that the market is about has been played to its end. */
function isDecidedByPart({ basis, sportId, facts, pairs }: RuleInput): boolean {
  return isComplete(basis, sportId, facts, pairs)
}

function isSameForAllContinuations(input: RuleInput): boolean {
  const bases = basesOf(input)
  const scores = bases.map((basis) => input.read(basis))
  const open = bases.filter((basis) => !isComplete(basis, input.sportId, input.facts, input.pairs))
  if (open.length > MOST_OPEN_PARTS) return false
  const isOpen = new Set(open)
  // a part that has not begun has no score yet
  const known = new Map(bases.map((basis, index) => [basis, scores[index] ?? null]))
  if (bases.some((basis) => known.get(basis) === null && !isOpen.has(basis))) return false
  if (bases.every((basis) => known.get(basis) === null)) return false

  const now = resultsWith(input, known)
  return continuations(open, known).every((future) => resultsWith(input, future) === now)
}

/** Every score that the market's rules look at. */
function basesOf({ type, basis }: RuleInput): ScoreBasis[] {
  const bases = new Set<ScoreBasis>()
  const parts: readonly MarketPart[] = type.parts?.length ? type.parts : [type]
  for (const part of parts) {
    const ofPart = part === type ? basis : (part.basis ?? basis)
    bases.add(ofPart)
    if (part.rule === 'halfTimeFullTime' || type.rule === 'halfTimeFullTimeScore') {
      bases.add('firstHalf')
    }
  }
  return [...bases]
}

type Scores = ReadonlyMap<ScoreBasis, Score | null>

function continuations(open: readonly ScoreBasis[], known: Scores): Scores[] {
  let all: Scores[] = [known]
  for (const basis of open) {
    const [home, away] = known.get(basis) ?? [0, 0]
    all = all.flatMap((scores) =>
      GROWTH.map((more) => new Map(scores).set(basis, [home + more[0], away + more[1]]))
    )
  }
  return all
}

function resultsWith(input: RuleInput, scores: Scores): string {
  const read = (basis: ScoreBasis) => scores.get(basis) ?? null
  const results = input.outcomes.map(({ key }) => applyRule(input.type, key, { ...input, read }))
  return results.join()
}
