/**
 * Whether all outcomes of a market are decided early (rules 3.8): scores only grow, so a market is decided when no
 * further scoring can change a result. Scoring that the rules of a sport would still force (a set at 4:4 cannot end
 * under 9.5 games) does not count, because it was not played.
 */
import type { Score } from '../../model/match_facts.ts'
import type { RuleInput, ScoreBasis } from '../../model/market_type.ts'
import { isComplete } from '../../scores/played.ts'
import { scoresRead } from '../../scores/scores_read.ts'

/** Futures to try: one more for either side changes parity and equality, a thousand more passes every line. */
const GROWTH: readonly Score[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1000, 0],
  [0, 1000],
  [1000, 1000],
]
/** A market with more open parts than this counts as open: trying every future would take too long. */
const MOST_OPEN_PARTS = 3

/** Whether the part of the match that the market is about was played to its end. */
export const isPartOver = ({ basis, sportId, facts, pairs }: RuleInput): boolean =>
  isComplete(basis, sportId, facts, pairs)

/** Whether one of these outcomes has won and stays won, or the part of the match is over. */
export const isWonOrOver =
  (keys: readonly string[]) =>
  (input: RuleInput): boolean =>
    keys.some((key) => input.type.rule.settle(key, input.type, input) === 'won') ||
    isPartOver(input)

/** For a market that only the end of the match decides. */
export const isNeverEarly = (): boolean => false

/** Whether no further scoring can change the result of any outcome. */
export function isSameInEveryFuture(input: RuleInput): boolean {
  const bases = scoresRead(input)
  const scores = bases.map((basis) => input.read(basis))
  const open = bases.filter((basis) => !isComplete(basis, input.sportId, input.facts, input.pairs))
  if (open.length > MOST_OPEN_PARTS) return false
  const isOpen = new Set(open)
  // a part of the match that has not begun has no score yet
  const known = new Map(bases.map((basis, index) => [basis, scores[index] ?? null]))
  if (bases.some((basis) => known.get(basis) === null && !isOpen.has(basis))) return false
  if (bases.every((basis) => known.get(basis) === null)) return false

  const now = resultsWith(input, known)
  return continuations(open, known).every((future) => resultsWith(input, future) === now)
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
  const results = input.outcomes.map(({ key }) =>
    input.type.rule.settle(key, input.type, { ...input, read })
  )
  return results.join()
}
