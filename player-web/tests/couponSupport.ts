/** A combined coupon of one selection, waiting. */
import type { CouponDetail } from '@grandstand/shared-types/wire'

export function couponDetail(changes: Partial<CouponDetail> = {}): CouponDetail {
  return {
    id: 1,
    code: 'ABCDEFGHJKLM',
    userId: 3,
    username: 'player',
    dealerId: null,
    type: 'single',
    status: 0,
    state: 'accepted',
    placedAt: 0,
    settledAt: null,
    currency: 'TRY',
    lineCount: 1,
    stakePerLineMinor: 2000,
    totalStakeMinor: 2000,
    totalOddsMilli: 1850,
    maxPayoutMinor: 3700,
    bonusPercent: 0,
    bonusMinor: 0,
    payoutMinor: null,
    isPartiallyReturned: false,
    selectionCount: 1,
    openCount: 1,
    isLive: false,
    acceptAt: null,
    rejection: null,
    selections: [],
    story: [],
    cancellableUntil: null,
    sellable: false,
    shareCode: null,
    sizes: [],
    ...changes,
  }
}
