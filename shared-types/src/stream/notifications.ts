/** What an account is told of on its channel, as a key with params; apps put it into words. */
import type { ErrorKey } from '../core/errors.ts'

export type AccountNotification =
  /** A dealer moved credit: minor units, currency. */
  | { key: 'creditSent' | 'creditTaken'; params: [amountMinor: number, currency: string] }
  /** The wait of a live coupon ended without a bet; why. */
  | { key: 'couponRefused'; params: [couponId: number, reason: ErrorKey] }
  /** `couponCancelled`: by the house; its stake came back. */
  | { key: 'couponWon' | 'couponLost' | 'couponCancelled'; params: [couponId: number] }
