import { FaultPoints } from '#core/fault_points'

/** The steps of a page of expiring tickets, in order; `pageExpired` comes after its commit. */
export const EXPIRY_STEPS = ['duesMarked', 'moneyPosted', 'pageExpired'] as const
export type ExpiryStep = (typeof EXPIRY_STEPS)[number]

export const expiryFaultPoints = new FaultPoints<ExpiryStep>()
