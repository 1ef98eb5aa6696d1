/** Conditions put together: all, any, one for each part of the key, or the highest of several (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { applyRule, RuleInput } from '../settling/apply_rule.ts'
import { amountOf } from './amount.ts'

type Apply = typeof applyRule

/** `1 & over`, `yes/no`: each part of the key must hold. A push of one part gives the stake back, unless another is lost. */
export function combination(key: string, input: RuleInput, apply: Apply): LegResult | null {
  const parts = input.type.parts ?? []
  const names = key.split(key.includes(' & ') ? ' & ' : '/')
  // one name for several parts: nothing happened at all, such as `none` for a goal that never fell
  const results =
    names.length === 1
      ? parts.slice(0, 1).map((part) => apply(part, key, input))
      : parts.map((part, index) => apply(part, names[index] ?? '', input))
  return together(results)
}

/** `yes` when every condition holds. */
export function allOf(key: string, input: RuleInput, apply: Apply): LegResult | null {
  const results = (input.type.parts ?? []).map((part) => apply(part, part.key ?? key, input))
  return named(key, together(results))
}

/** `yes` when one condition holds at least; where the conditions name no outcome, the outcome itself is the condition. */
export function anyOf(key: string, input: RuleInput, apply: Apply): LegResult | null {
  const parts = input.type.parts ?? []
  const results = parts.map((part) => apply(part, part.key ?? key, input))
  const any = results.includes('won')
    ? 'won'
    : results.includes(null)
      ? null
      : results.includes('void')
        ? 'void'
        : 'lost'
  return parts.some((part) => part.key !== undefined) ? named(key, any) : any
}

function together(results: readonly (LegResult | null)[]): LegResult | null {
  if (results.includes('lost')) return 'lost'
  if (results.length === 0 || results.includes(null)) return null
  return results.every((result) => result === 'won') ? 'won' : 'void'
}

/** The result of `yes` or `no` where `yes` would have the result given. */
function named(key: string, yes: LegResult | null): LegResult | null {
  if (yes === null || yes === 'void') return yes
  return (key === 'yes') === (yes === 'won') ? 'won' : 'lost'
}

/** `2` when the second part had more than every other, `equal` when several share the highest. */
export function highestPart(key: string, { type, read, basis }: RuleInput): LegResult | null {
  const counts: number[] = []
  for (const part of type.parts ?? []) {
    const score = read(part.basis ?? basis)
    if (score === null) return null
    counts.push(amountOf(score, type.side))
  }
  const most = Math.max(...counts)
  const isShared = counts.filter((count) => count === most).length > 1
  const highest = isShared ? 'equal' : String(counts.indexOf(most) + 1)
  return key === highest ? 'won' : 'lost'
}
