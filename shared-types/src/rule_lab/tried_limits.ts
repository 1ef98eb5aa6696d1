/** Other limits (rules 4.6, 17.4): coupons that would have been refused, and payouts under another cap. */
import { MARKET_STATUS } from '../catalogue/market_status.ts'
import type { PlayerErrorKey } from '../core/errors.ts'
import { betLimitsFor, type BetLimits } from '../coupons/limits/bet_limits.ts'
import { evaluate } from '../coupons/evaluation/evaluate.ts'
import type { QuotedOutcome } from '../coupons/evaluation/slip.ts'
import type { CouponLimits } from '../coupons/limits/coupon_limits.ts'
import { stricterCeiling } from '../coupons/limits/limit_set.ts'
import { limitsOfType } from '../coupons/limits/type_limits.ts'
import { settledOutcome, type Outcome, type PastCoupon, type PastSelection } from './past_coupon.ts'

/** The limits on the sport, the match, the market and the outcome of a selection. */
export type SelectionLimits = (selection: PastSelection) => BetLimits | undefined

/** All limits of the player: as they are today, and with the change. */
export interface TriedLimits {
  today: CouponLimits
  tried: CouponLimits
  /** Where limits on selections are tried; without, none are looked at. */
  onSelections?: { today: SelectionLimits; tried: SelectionLimits }
}

/**
 * A coupon is refused when the tried limits refuse it and those of today do not; otherwise its highest payout and its
 * cap on the total odds follow the change.
 */
export const outcomeWithLimits = (coupon: PastCoupon, limits: TriedLimits): Outcome =>
  refusalUnder(coupon, limits) ?? settledOutcome({ ...coupon, ...capsUnder(coupon, limits) })

/** The outcome of a coupon that only the tried limits refuse; null for any other. */
export function refusalUnder(coupon: PastCoupon, limits: TriedLimits): Outcome | null {
  const { today, tried, onSelections } = limits
  if (today === tried && !onSelections) return null
  const refusedBy = refusalOf(coupon, tried, onSelections?.tried)
  if (!refusedBy || refusalOf(coupon, today, onSelections?.today)) return null
  return { stakeMinor: 0, paidMinor: 0, refusedBy }
}

type Capped = Pick<PastCoupon, 'type' | 'maxPayoutMinor' | 'maxTotalOddsMilli'> &
  Partial<Pick<PastCoupon, 'selections'>>

/** The caps that were frozen in the coupon, after the change. */
export function capsUnder(
  { type, maxPayoutMinor, maxTotalOddsMilli, selections = [] }: Capped,
  { today, tried, onSelections }: TriedLimits
): Pick<PastCoupon, 'maxPayoutMinor' | 'maxTotalOddsMilli'> {
  return {
    maxPayoutMinor: changedCap(
      maxPayoutMinor,
      highestPayout(today, onSelections?.today),
      highestPayout(tried, onSelections?.tried)
    ),
    maxTotalOddsMilli: changedCap(
      maxTotalOddsMilli,
      today.maxTotalOddsMilli,
      tried.maxTotalOddsMilli
    ),
  }

  function highestPayout(limits: CouponLimits, limitsOn?: SelectionLimits): number {
    const own = limitsOfType(limits, type).maxPayoutMinor
    return selections.reduce((cap, selection) => {
      const limit = limitsOn?.(selection)
      return limit ? stricterCeiling(cap, betLimitsFor(limit, type).maxPayoutMinor) : cap
    }, own)
  }
}

/** A frozen cap that is stricter than today's comes from another limit, which stays. 0 is no cap. */
function changedCap(frozen: number, today: number, tried: number): number {
  if (today === tried) return frozen
  const isOfOther = frozen > 0 && (today === 0 || frozen < today)
  return isOfOther ? stricterCeiling(frozen, tried) : tried
}

/** The first reason of the limits to refuse the coupon, at the prices at which it was placed; null without one. */
function refusalOf(
  coupon: PastCoupon,
  limits: CouponLimits,
  limitsOn?: SelectionLimits
): PlayerErrorKey | null {
  const { type, selections, sizes, totalStakeMinor } = coupon
  const quotes = new Map(
    selections.map((selection) => [selection.outcomeId, openQuote(selection, limitsOn)])
  )
  const { violations } = evaluate(
    {
      kind: type === 'multiple' ? 'combined' : type,
      selections: selections.map(({ outcomeId, oddsMilli, isBanker = false }) => ({
        outcomeId,
        oddsMilli,
        isBanker,
      })),
      totalStakeMinor,
      sizes: [...sizes],
      oddsChange: 'any',
    },
    {
      nowMs: 0,
      quote: (outcomeId) => quotes.get(outcomeId),
      limits,
      products: { sport: 1, live: 1 },
      fundsMinor: null,
      sameCouponCount: 0,
    }
  )
  return violations[0]?.key ?? null
}

/** The outcome as open as it was when the coupon was placed. */
function openQuote(selection: PastSelection, limitsOn?: SelectionLimits): QuotedOutcome {
  const limits = limitsOn?.(selection)
  const { outcomeId, marketId, marketTypeId, matchId, oddsMilli } = selection
  return {
    outcomeId,
    outcomeKey: '',
    oddsMilli,
    active: true,
    marketId,
    marketTypeId,
    specifier: '',
    marketStatus: MARKET_STATUS.active,
    matchId,
    sportId: 0,
    matchStatus: 'not_started',
    betStatus: 'started',
    matchActive: true,
    startsAt: 1,
    minSelections: 0,
    ...(limits && { limits }),
  }
}
