/** The common form of a rule: one score, read once, settles every outcome. */
import type { Score } from '../../model/match_facts.ts'
import type { MarketPart, Rule, RuleInput } from '../../model/market_type.ts'
import type { OutcomeResult } from '../../model/outcome_result.ts'
import { isSameInEveryFuture } from './early.ts'
import { needsScore } from './needs.ts'

/** A market's outcome with the score that its rule reads. */
export interface Scored {
  key: string
  score: Score
  /** The score of the condition's side; the sum of both sides when the condition names no side. */
  count: number
  part: MarketPart
  input: RuleInput
  /** Keys of all outcomes of the market. */
  listed: readonly string[]
}

/** A rule on one score; `settle` returns null when the specifier lacks something that the rule needs. */
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

/** The side of a condition; when the part names none, the side of the whole type. */
export const sideOfPart = (part: MarketPart, { type }: RuleInput) => part.side ?? type.side

/** The score of one side, or of both together. */
export function countOf([home, away]: Score, side: MarketPart['side']): number {
  if (side === 'home') return home
  return side === 'away' ? away : home + away
}
