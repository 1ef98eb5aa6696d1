/** A book, a user and a slip to start from; a test changes the one thing that it is about. */
import { evaluate } from '../../src/coupons/evaluation/evaluate.ts'
import type { CouponLimits } from '../../src/coupons/limits/coupon_limits.ts'
import type {
  EvaluateContext,
  Evaluation,
  QuotedOutcome,
  Slip,
  SlipSelection,
} from '../../src/coupons/evaluation/slip.ts'

import type { PlaceTerms } from '../../src/racing/terms/place_terms.ts'

export const NOW_MS = 1_800_000_000_000

export const LIMITS: CouponLimits = {
  minStakeMinor: 100,
  maxStakeMinor: 100_000,
  maxPayoutMinor: 1_250_000,
  minSelections: 1,
  maxSelections: 20,
  maxMultiLines: 27,
  maxMultiSelections: 10,
  maxSystemSelections: 10,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: 3,
  bonus: { minOddsMilli: 1500, minCount: 0, percentPerStep: 0 },
}

/** Outcome ids are match x 10 + place: 11, 12, 13 are 1, X, 2 of match 1; 14 and 15 over and under. */
export function quoteOf(outcomeId: number): QuotedOutcome | undefined {
  const matchId = Math.floor(outcomeId / 10)
  const place = outcomeId % 10
  const outcomeKey = ['', '1', 'X', '2', 'over', 'under'][place]
  if (!outcomeKey || matchId < 1) return undefined
  const isTotal = place > 3
  return {
    outcomeId,
    outcomeKey,
    oddsMilli: 2000,
    active: true,
    marketId: matchId * 10 + (isTotal ? 1 : 0),
    marketTypeId: isTotal ? 18 : 1,
    specifier: isTotal ? 'total=2.5' : '',
    marketStatus: 1,
    matchId,
    sportId: 1,
    matchStatus: 'not_started',
    betStatus: 'started',
    matchActive: true,
    startsAt: NOW_MS + 3_600_000,
    minSelections: 1,
  }
}

export interface Case {
  outcomes: number[]
  kind?: Slip['kind']
  sizes?: number[]
  bankers?: number[]
  /** Terms that the player saw, of each-way selections; by outcome id. */
  eachWay?: Record<number, PlaceTerms>
  /** Outcomes taken at the starting price. */
  atStart?: number[]
  stake?: number
  oddsChange?: Slip['oddsChange']
  /** Prices that the player saw, where they differ from the current ones; by outcome id. */
  seen?: Record<number, number>
  /** Differences of the book; by outcome id. */
  book?: Record<number, Partial<QuotedOutcome>>
  limits?: Partial<CouponLimits>
  context?: Partial<EvaluateContext>
}

export function check(it: Case): Evaluation {
  const quote = (id: number) => {
    const known = quoteOf(id)
    return known && { ...known, ...it.book?.[id] }
  }
  const selections = it.outcomes.map((outcomeId): SlipSelection => {
    const eachWay = it.eachWay?.[outcomeId]
    return {
      outcomeId,
      oddsMilli: it.seen?.[outcomeId] ?? quote(outcomeId)?.oddsMilli ?? 2000,
      isBanker: it.bankers?.includes(outcomeId) ?? false,
      ...(eachWay && { eachWay }),
      ...(it.atStart?.includes(outcomeId) && { atStartingPrice: true }),
    }
  })
  const slip: Slip = {
    kind: it.kind ?? 'combined',
    selections,
    totalStakeMinor: it.stake ?? 1200,
    oddsChange: it.oddsChange ?? 'ask',
    ...(it.sizes && { sizes: it.sizes }),
  }
  return evaluate(slip, {
    nowMs: NOW_MS,
    quote,
    limits: { ...LIMITS, ...it.limits },
    products: { sport: 1, live: 1 },
    fundsMinor: 1_000_000,
    sameCouponCount: 0,
    ...it.context,
  })
}

/** `key|p1|p2` of each violation, with `@index` for one of a selection. */
export function found(it: Case): string[] {
  return check(it).violations.map(
    ({ key, params, selectionIndex }) =>
      [key, ...params].join('|') + (selectionIndex === undefined ? '' : `@${selectionIndex}`)
  )
}

/** The first outcome of each of `count` matches. */
export function matches(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * 10 + 1)
}
