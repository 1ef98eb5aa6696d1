/** What most rules are: one score, read once, decides every outcome. */
import type { Score } from '../../model/match_facts.ts'
import type { MarketPart, Rule, RuleInput } from '../../model/market_type.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { isSameInEveryFuture } from './early.ts'
import { needsScore } from './needs.ts'

/** A market's outcome with the score that its rule reads. */
export interface Scored {
  key: string
  score: Score
  /** The score of the side that the condition is about; of both together where it names none. */
  count: number
  part: MarketPart
  input: RuleInput
  /** Keys of all outcomes of the market. */
  listed: readonly string[]
}

/** A rule on one score; null from `settle` means that the specifier does not suffice. */
export function scoreRule(
  key: string,
  settle: (scored: Scored) => OutcomeResult | null,
  more: Partial<Rule> = {}
): Rule {
  return {
    key,
    settle: (outcomeKey, part, input) => {
      const score = input.read(part.basis ?? input.basis)
      if (!score) return null
      const count = countOf(score, sideOfPart(part, input))
      const listed = input.outcomes.map((outcome) => outcome.key)
      return settle({ key: outcomeKey, score, count, part, input, listed })
    },
    needs: needsScore,
    decidedEarly: isSameInEveryFuture,
    deadHeat: false,
    ...more,
  }
}

/** The side that a condition is about; that of the whole type where the part names none. */
export const sideOfPart = (part: MarketPart, { type }: RuleInput) => part.side ?? type.side

/** The score of one side, or of both together. */
export function countOf([home, away]: Score, side: MarketPart['side']): number {
  if (side === 'home') return home
  return side === 'away' ? away : home + away
}
