/** Events of a coupon that neither its row nor the ledger records, kept for disputes. Rows are only added. */
import type { CouponStoryKind } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

interface CouponEvent {
  couponId: number
  kind: Extract<CouponStoryKind, 'cancelled' | 'sold' | 'paid' | 'manual'>
  actorId: number
  detail: Record<string, unknown>
  reason?: string
}

/** Runs in the transaction of the event, so that neither is stored without the other. */
export async function recordCouponEvent(trx: Trx, event: CouponEvent): Promise<void> {
  await trx
    .insertQuery()
    .table('coupon_events')
    .insert({
      coupon_id: event.couponId,
      kind: event.kind,
      actor_id: event.actorId,
      detail: JSON.stringify(event.detail),
      reason: event.reason ?? null,
      created_at: clock.now(),
    })
}
