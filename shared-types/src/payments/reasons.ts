/** Why a payment was refused or failed, and why it deserves a look. */
import type { ErrorParam, PlayerErrorKey } from '../core/errors.ts'

/** A key of the error catalogue, or the words of staff. */
export type PaymentReason = { key: PlayerErrorKey; params: ErrorParam[] } | { text: string }

/** What makes staff look twice at a payment (rules 11.4). */
export const PAYMENT_RISKS = [
  'firstWithdrawal',
  'changedBank',
  'depositWithoutPlay',
  'paidAfterEnd',
  'manyDeposits',
] as const
export type PaymentRisk = (typeof PAYMENT_RISKS)[number]
