/** Limits on sports, categories, tournaments, matches, markets and outcomes, for every player (rules 4.6). */
import { stricterSet, type LimitAmounts, type LimitSet } from './limit_set.ts'
import type { CouponType } from '../model/coupon_words.ts'

export const BET_LIMIT_SCOPES = [
  'sport',
  'category',
  'tournament',
  'match',
  'market',
  'outcome',
] as const
export type BetLimitScope = (typeof BET_LIMIT_SCOPES)[number]

/** Sets of figures that a limit may have for coupons of one selection and for coupons of several (rules 4.6). */
export const BET_LIMIT_SETS = ['single', 'combined'] as const

/**
 * Limits on a coupon with a selection on the limit's subject: general figures, and figures that replace them for single
 * coupons and for all others.
 */
export interface BetLimits extends LimitSet {
  single?: LimitAmounts
  /** For every coupon with more than one selection. */
  combined?: LimitAmounts
}

/** The limits on a coupon of this type, by its figures of its own where the limit has them. */
export function betLimitsFor(limits: BetLimits, type: CouponType): LimitSet {
  const own = type === 'single' ? limits.single : limits.combined
  return own ? { ...generalOf(limits), ...own } : limits
}

/**
 * The limits on a coupon of `currency`: amounts bind coupons of the limit's own currency, the number of selections
 * binds every coupon (docs/decisions/0010). Undefined when no figure is left.
 */
export function betLimitsIn(
  { currency: own, limits }: { currency: string; limits: BetLimits },
  currency: string
): BetLimits | undefined {
  if (own === currency) return limits
  const { minSelections } = limits
  if (minSelections === 0) return undefined
  return { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections }
}

/**
 * The strictest value of each figure, also of the figures for single and combined coupons; undefined without any limit.
 */
export function strictestLimits(levels: readonly (BetLimits | undefined)[]): BetLimits | undefined {
  let strictest: BetLimits | undefined
  for (const level of levels) {
    if (!level) continue
    strictest = strictest ? stricterLimits(strictest, level) : level
  }
  return strictest
}

/**
 * Fills in missing figures of a type before it compares two levels, because they fall back to the general figure of
 * their own level.
 */
function stricterLimits(a: BetLimits, b: BetLimits): BetLimits {
  const strictest: BetLimits = stricterSet(a, b)
  if (a.single ?? b.single) strictest.single = stricterFor(a, b, 'single')
  if (a.combined ?? b.combined) strictest.combined = stricterFor(a, b, 'combined')
  return strictest
}

function stricterFor(a: BetLimits, b: BetLimits, type: 'single' | 'combined'): LimitAmounts {
  const { minSelections: _, ...set } = stricterSet(betLimitsFor(a, type), betLimitsFor(b, type))
  return set
}

function generalOf({ minStakeMinor, maxStakeMinor, maxPayoutMinor, minSelections }: LimitSet) {
  return { minStakeMinor, maxStakeMinor, maxPayoutMinor, minSelections }
}
