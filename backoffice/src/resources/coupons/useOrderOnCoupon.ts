import { useQuery } from '@tanstack/react-query'
import type { WaitingOrder } from '@grandstand/shared-types/wire/betting/decisions'
import { useReading } from '../../api/useCall.ts'
import { useManualActions } from './manual/useManualActions.ts'

/** The order that waits on the coupon, null without one; undefined before it is known, and for whoever may give none. */
export function useOrderOnCoupon(couponId: number): WaitingOrder | null | undefined {
  const actions = useManualActions()
  const { data } = useQuery({
    ...useReading('GET /v1/coupons/:id/waiting-order', { params: { id: couponId } }),
    enabled: actions.length > 0,
  })
  return data?.order
}
