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

/** Coupons of one selection and coupons of several may have limits of their own (rules 4.6). */
export const BET_LIMIT_SETS = ['single', 'combined'] as const

/**
 * Limits on a coupon that holds such a selection: general figures, and those that replace them for single and for other
 * coupons.
 */
export interface BetLimits extends LimitSet {
  single?: LimitAmounts
  /** For every coupon with more than one selection. */
  combined?: LimitAmounts
}

/** The limits on a coupon of this type. */
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

/** The strictest of each figure, also for single and combined coupons; undefined without any limit. */
export function strictestLimits(levels: readonly (BetLimits | undefined)[]): BetLimits | undefined {
  let strictest: BetLimits | undefined
  for (const level of levels) {
    if (!level) continue
    strictest = strictest ? stricterLimits(strictest, level) : level
  }
  return strictest
}

/** A missing figure of a type is the general figure of its own level, so it is filled in before levels are compared. */
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
