import type { BonusPlay } from '@grandstand/shared-types/bonuses/counting'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { isLiveQuote } from '#coupons/acceptance/live_moment'

/** A coupon on these outcomes as the terms of bonuses see it (rules 15.4). */
export const playOf = (quotes: readonly QuotedOutcome[]): BonusPlay => ({
  kind: 'coupon',
  product: quotes.some(isLiveQuote) ? 'live' : 'sport',
  selections: quotes.map(({ oddsMilli, marketTypeId }) => ({ oddsMilli, marketTypeId })),
})
