import { FaultPoints } from '#core/fault_points'

/** The steps of a payment in cash, in order; `paymentCommitted` comes after the commit. */
export const PAYMENT_STEPS = ['duesCollected', 'cashPosted', 'paymentCommitted'] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

export const paymentFaultPoints = new FaultPoints<PaymentStep>()
