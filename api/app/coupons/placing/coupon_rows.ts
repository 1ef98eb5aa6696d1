/** An accepted coupon as rows, with every frozen value that a payout or a dispute needs, and as the answer. */
import { bonusRuleText } from '@grandstand/shared-types/coupons/payout/bonus_rule'
import { earnsBonus } from '@grandstand/shared-types/coupons/payout/bonus'
import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { isAtStart } from '@grandstand/shared-types/coupons/evaluation/starting_price'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Evaluation, QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { PlacedBoost } from '#boosts/placing/placed_boost'
import { book } from '#book/book'
import { labels, nameIn } from '#book/labels'
import { must } from '#core/errors/must'
import { isLiveQuote, momentOf } from '#coupons/acceptance/live_moment'
import type { AskedApproval } from '#coupons/approval/approval_rows'
import { priceKindOf } from '#coupons/placing/price_kind'
import type { PlaceRequest } from '#coupons/placing/request'

export interface AcceptedCoupon {
  id: number
  code: string
  type: CouponType
  request: PlaceRequest
  profile: BettingProfile
  evaluation: Evaluation
  fingerprint: number
  placedAt: number
  /** One for each selection, in order. */
  quotes: QuotedOutcome[]
  /** End of the acceptance delay in epoch milliseconds; null without a live selection. */
  acceptAt: number | null
  boost: PlacedBoost | null
  /** What it asks of a trader; null for a coupon that needs none. */
  approval: AskedApproval | null
  /** The coupon whose offered stake it takes; null without an offer. */
  offerId: number | null
}

export function couponRow(coupon: AcceptedCoupon) {
  const { id, code, type, request, profile, evaluation } = coupon
  const { bonus } = profile.limits
  return {
    id,
    code,
    site_id: profile.siteId,
    user_id: profile.userId,
    type,
    state: stateOf(coupon),
    status: COUPON_STATUS.waiting,
    currency: profile.currency,
    line_count: evaluation.lineCount,
    stake_per_line: evaluation.stakePerLineMinor,
    total_stake: evaluation.totalStakeMinor,
    total_odds_milli: evaluation.totalOddsMilli,
    max_payout: highestPayout(coupon),
    payout_cap: evaluation.payoutCapMinor,
    odds_cap_milli: profile.limits.maxTotalOddsMilli,
    bonus_percent: evaluation.bonusPercent,
    bonus_amount: evaluation.bonusMinor,
    bonus_rule: bonusRuleText({
      ...(mayEarnBonus(coupon) && { bonus }),
      ...(evaluation.lucky && { lucky: evaluation.lucky }),
    }),
    boost_rule: coupon.boost ? JSON.stringify(coupon.boost.rule) : '',
    boost_extra: coupon.boost?.extraMinor ?? 0,
    sizes: type === 'system' ? (request.body.sizes ?? []).join(',') : '',
    selection_count: coupon.quotes.length,
    open_count: coupon.quotes.length,
    fingerprint: coupon.fingerprint,
    ip: request.ip,
    placed_at: coupon.placedAt,
    is_live: coupon.quotes.some(isLiveQuote),
    is_each_way: isEachWay(request.body.selections),
    accept_at: coupon.acceptAt,
    odds_change: request.body.oddsChange,
  }
}

/** The use of its boost, for a boosted coupon. */
export const boostRows = ({ id, boost, profile }: AcceptedCoupon) =>
  boost ? [{ coupon_id: id, boost_id: boost.rule.boostId, user_id: profile.userId }] : []

/** What is paid at the starting price earns no bonus (rules 19.9). */
const mayEarnBonus = ({ type, profile, request }: AcceptedCoupon): boolean =>
  earnsBonus(type) && profile.limits.bonus.percentPerStep > 0 && !isAtStart(request.body.selections)

const highestPayout = ({ evaluation, boost }: AcceptedCoupon) =>
  evaluation.maxPayoutMinor + (boost?.extraMinor ?? 0)

const stateOf = ({ acceptAt }: AcceptedCoupon) =>
  acceptAt === null ? 'accepted' : 'pendingAcceptance'

export function selectionRows(coupon: AcceptedCoupon) {
  return coupon.quotes.map((quote, position) => {
    const match = book.match(quote.matchId)
    const { scoreAt, redCardsAt } = momentOf(quote)
    const { eachWay, atStartingPrice } = coupon.request.body.selections[position] ?? {}
    return {
      coupon_id: coupon.id,
      position,
      match_id: quote.matchId,
      market_id: quote.marketId,
      outcome_id: quote.outcomeId,
      market_type_id: quote.marketTypeId,
      specifier: quote.specifier,
      outcome_key: quote.outcomeKey,
      outcome_name: quote.outcomeName ?? null,
      odds_milli: coupon.evaluation.oddsMilli[position] ?? quote.oddsMilli,
      is_banker: isBanker(coupon, position),
      price_kind: atStartingPrice ? ('startingPrice' as const) : priceKind(coupon, quote),
      places: eachWay?.places ?? null,
      place_divisor: eachWay?.divisor ?? null,
      home: match?.home ?? '',
      away: match?.away ?? '',
      starts_at: quote.startsAt,
      is_live: isLiveQuote(quote),
      score_at: scoreAt,
      red_cards_at: redCardsAt,
      market_version: must(quote.marketVersion, 'version of a market'),
    }
  })
}

/** A boost raises the price taken, which then stands alone. */
const priceKind = ({ boost, profile, placedAt }: AcceptedCoupon, quote: QuotedOutcome) =>
  boost
    ? null
    : priceKindOf(
        {
          ...quote,
          placedAt,
          kind: book.match(quote.matchId)?.race?.kind ?? null,
        },
        profile
      )

/** The answer to placing: the coupon as its detail page shows it. */
export function placedView(coupon: AcceptedCoupon): CouponView {
  const { id, code, type, profile, evaluation } = coupon
  return {
    id,
    code,
    userId: profile.userId,
    username: profile.username,
    dealerId: profile.dealerId,
    type,
    status: COUPON_STATUS.waiting,
    state: stateOf(coupon),
    placedAt: coupon.placedAt,
    settledAt: null,
    currency: profile.currency,
    lineCount: evaluation.lineCount,
    stakePerLineMinor: evaluation.stakePerLineMinor,
    totalStakeMinor: evaluation.totalStakeMinor,
    totalOddsMilli: evaluation.totalOddsMilli,
    maxPayoutMinor: highestPayout(coupon),
    bonusPercent: evaluation.bonusPercent,
    bonusMinor: evaluation.bonusMinor,
    payoutMinor: null,
    isPartiallyReturned: false,
    selectionCount: coupon.quotes.length,
    openCount: coupon.quotes.length,
    isLive: coupon.quotes.some(isLiveQuote),
    acceptAt: coupon.acceptAt,
    ...(coupon.approval && { waitsForTrader: true }),
    rejection: null,
    selections: selectionRows(coupon).map((row) => ({
      position: row.position,
      matchId: row.match_id,
      home: row.home,
      away: row.away,
      isRace: Boolean(book.match(row.match_id)?.race),
      startsAt: row.starts_at,
      sportId: must(coupon.quotes[row.position], 'quote of a selection').sportId,
      tournamentName: tournamentName(row.match_id),
      marketTypeId: row.market_type_id,
      specifier: row.specifier,
      outcomeKey: row.outcome_key,
      ...(row.outcome_name !== null && { outcomeName: row.outcome_name }),
      ...comparedOf(coupon.quotes[row.position]),
      oddsMilli: row.odds_milli,
      ...(row.price_kind !== null && { priceKind: row.price_kind }),
      ...placePartOf(row),
      isBanker: row.is_banker,
      result: null,
      resultRevision: null,
      score: null,
    })),
  }
}

const comparedOf = (quote: QuotedOutcome | undefined) =>
  quote?.compared ? { compared: quote.compared } : {}

function placePartOf({ places, place_divisor: divisor }: PlaceColumns) {
  return places !== null && divisor !== null ? { eachWay: { places, divisor, result: null } } : {}
}

interface PlaceColumns {
  places: number | null
  place_divisor: number | null
}

function isBanker({ type, request }: AcceptedCoupon, position: number): boolean {
  return type === 'system' && request.body.selections[position]?.isBanker === true
}

function tournamentName(matchId: number): string {
  const match = book.match(matchId)
  return match ? nameIn(labels.tournaments.get(match.tournamentId), DEFAULT_LANGUAGE) : ''
}
