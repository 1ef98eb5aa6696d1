/**
 * The bonus of a coupon as it was frozen when the coupon was placed, in one column of text: the combination bonus, or the terms of
 * a Lucky coupon as `{"lucky": ...}`; empty for neither.
 */
import type { LuckyTerms } from '../model/lucky_terms.ts'
import type { BonusSettings } from './bonus.ts'
import type { CouponToSettle } from './payout.ts'

type FrozenBonus = Pick<CouponToSettle, 'bonus' | 'lucky'>

/** A brand has had few rules: each text is read once. */
const known = new Map<string, FrozenBonus>()
const MOST_KEPT = 1000

export const bonusRuleText = ({ bonus, lucky }: FrozenBonus): string =>
  lucky ? JSON.stringify({ lucky }) : bonus ? JSON.stringify(bonus) : ''

export function frozenBonus(text: string): FrozenBonus {
  if (text === '') return {}
  const found = known.get(text)
  if (found) return found
  const rule: BonusSettings | { lucky: LuckyTerms } = JSON.parse(text)
  const frozen = 'lucky' in rule ? rule : { bonus: rule }
  if (known.size >= MOST_KEPT) known.clear()
  known.set(text, frozen)
  return frozen
}
