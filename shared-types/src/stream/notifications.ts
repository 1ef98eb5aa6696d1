/** Notifications of an account, as keys with parameters; the apps have the texts. */
import type { PlayerErrorKey } from '../core/errors.ts'

export type AccountNotification =
  /** A dealer moved credit: minor units, currency. */
  | { key: 'creditSent' | 'creditTaken'; params: [amountMinor: number, currency: string] }
  /** A live coupon was rejected after its acceptance delay, with the reason. */
  | { key: 'couponRefused'; params: [couponId: number, reason: PlayerErrorKey] }
  /** `couponCancelled`: the house cancelled the coupon and gave its stake back. */
  | { key: 'couponWon' | 'couponLost' | 'couponCancelled'; params: [couponId: number] }
  /** A notice was written to the user; it stands on the page of notifications. */
  | { key: 'noticeWritten'; params: [] }
