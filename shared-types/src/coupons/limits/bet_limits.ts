/** Limits on what is bet on, whoever bets: per sport, category, tournament, match, market and outcome (rules 4.6). */
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

/** What a coupon of one selection, and one of several, may be limited by apart (rules 4.6). */
export const BET_LIMIT_SETS = ['single', 'combined'] as const

/** Of a coupon that holds such a selection: the general figures, and those that single and combined coupons have instead. */
export interface BetLimits extends LimitSet {
  single?: LimitAmounts
  /** Of every coupon with more than one selection. */
  combined?: LimitAmounts
}

/** What binds a coupon of this type. */
export function betLimitsFor(limits: BetLimits, type: CouponType): LimitSet {
  const own = type === 'single' ? limits.single : limits.combined
  return own ? { ...generalOf(limits), ...own } : limits
}

/**
 * What a limit binds a coupon of `currency` to: amounts hold in the limit's own currency, the number of selections in every
 * one (docs/decisions/0010). Undefined when that is nothing.
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

/** The strictest of each figure, for single and combined coupons too; undefined when there is none at all. */
export function strictestLimits(levels: readonly (BetLimits | undefined)[]): BetLimits | undefined {
  let strictest: BetLimits | undefined
  for (const level of levels) {
    if (!level) continue
    strictest = strictest ? stricterLimits(strictest, level) : level
  }
  return strictest
}

/** A figure that falls back is the general one of its own level, so levels are compared when that is done. */
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
