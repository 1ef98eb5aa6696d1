/** What is kept of every notice of a gateway. */
import type { ToldState } from '@grandstand/shared-types/payments/judge_report'
import { clock } from '#core/timing/clock'
import type { Followed } from '#payments/following/follow_report'
import type { PaymentMethod } from '#payments/methods/method'

/** What became of a notice. */
export type Verdict = Followed | 'repeated' | 'forged' | 'old' | 'unreadable' | 'unknown'

export const NOTICES = 'payment_notices'

/** Where a notice arrived, and what. */
export interface Place {
  method: PaymentMethod
  siteId: number
  ip: string
  bodyHash: string
}

export interface Kept {
  verdict: Verdict
  paymentId?: number
  /** What it tells of the payment. */
  told?: ToldState
  /** Missing for a notice that must not keep a later one with its key from being followed. */
  noticeKey?: string
}

export const noticeRow = (
  { siteId, method, bodyHash, ip }: Place,
  { verdict, paymentId, told, noticeKey }: Kept
) => ({
  site_id: siteId,
  gateway: method.gateway,
  notice_key: noticeKey ?? null,
  payment_id: paymentId ?? null,
  told_state: told ?? null,
  verdict,
  body_hash: bodyHash,
  ip,
  received_at: clock.now(),
})
