/** Odds boosts: better prices for some players on chosen matches (rules 15.10). Pure functions. */
import type { CurrencyCode } from '../money/currencies.ts'

/** How a boost betters a price: by a part of it, or to a price of its own. One of the two is null. */
export interface BoostedBy {
  /** Of the price, 100 000 for all of it. */
  percentMilli: number | null
  priceMilli: number | null
}

/** The amounts of a boost in one currency, in minor units. */
export interface BoostAmounts {
  currency: CurrencyCode
  /** Of one coupon. */
  highestStakeMinor: number
  /** What a coupon pays for the boost is never more. */
  highestExtraMinor: number
}

/** Which selections a boost is for. */
export interface BoostSubject {
  matchIds: readonly number[]
  /** Null for every market of the matches. */
  marketTypeId: number | null
  /** Empty for every line of the market. */
  specifier: string
  /** Null for every outcome. */
  outcomeKey: string | null
  /** Whether it also betters prices of running matches. */
  isLive: boolean
}

/** The terms of a boost, which are never changed. */
export interface OddsBoostTerms extends BoostedBy, BoostSubject {
  isSinglesOnly: boolean
  /** A coupon needs so many selections. */
  leastSelections: number
  usesPerPlayer: number
  /** A boost is for players of these currencies alone. */
  amounts: readonly BoostAmounts[]
  /** Two-letter codes. Empty for players of every country. */
  countries: readonly string[]
  /** Usernames of dealers whose branches have the boost. Empty for all. */
  branches: readonly string[]
}

/** A selection as the terms see it. */
export interface BoostableSelection {
  matchId: number
  marketTypeId: number
  specifier: string
  outcomeKey: string
  isLive: boolean
}

export const isBoosted = (subject: BoostSubject, selection: BoostableSelection): boolean =>
  subject.matchIds.includes(selection.matchId) &&
  (subject.marketTypeId ?? selection.marketTypeId) === selection.marketTypeId &&
  (subject.specifier || selection.specifier) === selection.specifier &&
  (subject.outcomeKey ?? selection.outcomeKey) === selection.outcomeKey &&
  (subject.isLive || !selection.isLive)

const WHOLE = 100_000n

/** The better price, in thousandths, rounded down; the price itself where the boost betters nothing. */
export function boostedOdds(oddsMilli: number, { percentMilli, priceMilli }: BoostedBy): number {
  const better =
    priceMilli ?? Number((BigInt(oddsMilli) * (WHOLE + BigInt(percentMilli ?? 0))) / WHOLE)
  return Math.max(oddsMilli, Math.min(better, Number.MAX_SAFE_INTEGER))
}

export interface BoostedCoupon {
  type: string
  selectionCount: number
  boostedCount: number
}

/** Whether the terms allow the coupon: a single or a combined one, long enough, with a boosted selection. */
export const allowsBoost = (
  { isSinglesOnly, leastSelections }: Pick<OddsBoostTerms, 'isSinglesOnly' | 'leastSelections'>,
  { type, selectionCount, boostedCount }: BoostedCoupon
): boolean =>
  (type === 'single' || (type === 'combined' && !isSinglesOnly)) &&
  selectionCount >= leastSelections &&
  boostedCount > 0
