/** Coupons that wait for a trader because of their size, and the bounds (rules 18.3). Amounts in minor units. */
import type { CurrencyCode } from '../../money/currencies.ts'

/** Least and most seconds that a coupon may wait for a trader. */
export const APPROVAL_SECONDS = { least: 10, most: 300 } as const

export interface ApprovalRuleRow {
  id: number
  /** A dealer with everybody below, or one user; 0 for the whole brand. */
  userId: number
  username: string | null
  currency: CurrencyCode
  /** Coupons with a higher stake, or that may pay more, wait; 0 is no bound. */
  stakeAboveMinor: number
  payoutAboveMinor: number
  waitSeconds: number
  updatedAt: number
}

/** `offered`: refused, with a lower stake that the house would take. */
export const APPROVAL_STATES = ['waiting', 'accepted', 'refused', 'offered', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** A coupon that waits for a trader, or waited; `id` is that of the coupon. */
export interface CouponApprovalRow {
  id: number
  code: string
  userId: number
  username: string
  currency: string
  totalStakeMinor: number
  maxPayoutMinor: number
  totalOddsMilli: number
  selectionCount: number
  isLive: boolean
  state: ApprovalState
  askedAt: number
  /** Refused by then, unless a trader answers. */
  askUntil: number
  offeredStakeMinor: number | null
  officerId: number | null
  officerName: string | null
  decidedAt: number | null
}
