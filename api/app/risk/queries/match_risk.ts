/** The risk of a match for a brand (rules 18.1): payout by score, and the worst payout of each market. */
import { worstPayoutMinor } from '@grandstand/shared-types/coupons/risk/market_totals'
import { MOST_GOALS } from '@grandstand/shared-types/coupons/risk/score_grid'
import type { MarketRisk, MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import type { ExposureBook } from '#risk/exposure/match_exposure'
import { exposureOf } from '#risk/exposure/exposures'
import { exposureLimitOf } from '#risk/limits/exposure_limits'
import { heldMarkets } from '#risk/limits/enforce'

/** Currencies in order of the alphabet, markets with the highest worst payout first. Throws 404 `notFound`. */
export async function matchRisk(siteId: number, matchId: number): Promise<MatchRiskView> {
  const exposure = await exposureOf(matchId)
  const books = exposure
    .booksOf(siteId)
    .filter(({ couponCount }) => couponCount > 0)
    .toSorted((a, b) => a.currency.localeCompare(b.currency))
  const held = await heldMarkets(
    { siteId, matchId },
    books.flatMap(({ markets }) => [...markets.keys()])
  )
  return {
    matchId,
    mostGoals: MOST_GOALS,
    scores: books.map(({ currency, couponCount, stakesMinor, grid }) => ({
      currency,
      couponCount,
      stakesMinor,
      cells: grid,
    })),
    markets: books
      .flatMap((book) => marketsOf(book, matchId, held))
      .toSorted((a, b) => b.worstPayoutMinor - a.worstPayoutMinor || a.marketId - b.marketId),
  }
}

function marketsOf(
  { siteId, currency, markets }: ExposureBook,
  matchId: number,
  held: ReadonlySet<number>
): MarketRisk[] {
  return [...markets.values()].map((total) => ({
    marketId: total.marketId,
    typeId: total.marketTypeId,
    specifier: total.specifier,
    currency,
    couponCount: total.couponCount,
    stakesMinor: total.stakesMinor,
    worstPayoutMinor: worstPayoutMinor(total),
    limitMinor: exposureLimitOf({ siteId, currency, matchId, marketId: total.marketId }),
    isHeld: held.has(total.marketId),
    outcomes: [...total.outcomes.values()].toSorted((a, b) => b.payoutMinor - a.payoutMinor),
  }))
}
