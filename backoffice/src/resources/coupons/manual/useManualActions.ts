import type { ManualAction } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { useMay } from '../../../access/useMay.ts'

/** The manual actions that the signed-in user may take, in the order of the form. */
export function useManualActions(): readonly ManualAction[] {
  const mayResolve = useMay('coupons.resolve')
  const mayCancel = useMay('coupons.cancel')
  return [
    ...(mayResolve ? (['void', 'settle'] as const) : []),
    ...(mayCancel ? (['cancel'] as const) : []),
  ]
}
