/** A slip and the book's quote of each selection, read once and shared by all checks. */
import { isPrice } from '../../money/odds.ts'
import { groupByMatch, lineSizes } from '../payout/lines.ts'
import type { LimitSet } from '../limits/limit_set.ts'
import { limitsOfType } from '../limits/type_limits.ts'
import type { CouponType, SlipKind } from '../model/coupon_words.ts'
import type { EvaluateContext, QuotedOutcome, Slip, SlipSelection, Violation } from './slip.ts'

export interface DraftPick {
  /** Index in `slip.selections`. */
  index: number
  selection: SlipSelection
  /** Undefined when the book does not have the outcome. */
  quote: QuotedOutcome | undefined
  /** The current price; without one the price that the player saw, or 1. */
  oddsMilli: number
  matchId: number
  isBanker: boolean
}

interface DraftGroup {
  picks: DraftPick[]
  isBanker: boolean
}

export interface Draft {
  slip: Slip
  context: EvaluateContext
  type: CouponType
  /** The user's limits for a coupon of this type. */
  bounds: LimitSet
  picks: DraftPick[]
  /** Selections by match. */
  groups: DraftGroup[]
  /** The chosen k of the lines; for a system, not checked yet. */
  sizes: readonly number[]
}

/** One check of a slip: adds the violations that it finds. */
export type SlipCheck = (draft: Draft, violations: Violation[]) => void

/** Reads the book; expects at least one selection and a known kind. */
export function draftOf(slip: Slip, context: EvaluateContext): Draft {
  const picks = slip.selections.map((selection, index): DraftPick => {
    const quote = context.quote(selection.outcomeId)
    return {
      index,
      selection,
      quote,
      oddsMilli: priceOf(selection, quote),
      // an outcome that the book does not have counts as a match of its own
      matchId: quote ? quote.matchId : -1 - index,
      // only a system has bankers: in other coupons every line contains every match
      isBanker: selection.isBanker === true,
    }
  })
  const groups = groupByMatch(picks)
  const type = couponTypeOf(slip.kind, picks.length, groups.length)
  const sizes = lineSizes(type, groups.length, Array.isArray(slip.sizes) ? slip.sizes : [])
  return { slip, context, type, bounds: limitsOfType(context.limits, type), picks, groups, sizes }
}

/** One selection: single; a system choice: system; two or more on one match: multiple; else combined (rules 4.1). */
export function couponTypeOf(
  kind: SlipKind,
  selectionCount: number,
  matchCount: number
): CouponType {
  if (kind === 'system') return 'system'
  if (selectionCount === 1) return 'single'
  return matchCount < selectionCount ? 'multiple' : 'combined'
}

function priceOf(selection: SlipSelection, quote: QuotedOutcome | undefined): number {
  if (quote && isPrice(quote.oddsMilli)) return quote.oddsMilli
  return isPrice(selection.oddsMilli) ? selection.oddsMilli : 1000
}
