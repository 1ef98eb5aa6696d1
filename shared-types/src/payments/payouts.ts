/** Withdrawals that the platform orders for a player (rules 11.8). */
import type { ErrorParam, PlayerErrorKey } from '../core/errors.ts'

/**
 * Why none was ordered, beside the errors of a player's own order: a bonus runs that it would forfeit; the method's form or banks have
 * changed since the player filled it in.
 */
export const PAYOUT_HINDRANCES = ['bonusRuns', 'detailsChanged'] as const
export type PayoutHindrance = (typeof PAYOUT_HINDRANCES)[number]

export interface PayoutFault {
  key: PlayerErrorKey | PayoutHindrance
  params: ErrorParam[]
}

export const isHindrance = (key: string): key is PayoutHindrance =>
  PAYOUT_HINDRANCES.some((one) => one === key)
