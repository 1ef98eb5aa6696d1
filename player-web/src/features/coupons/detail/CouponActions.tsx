import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { PrintButtons } from '../print/PrintButtons.tsx'
import { CancelButton } from './CancelButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import styles from './CouponActions.module.css'

/** Actions on the coupon other than selling. */
export function CouponActions({ coupon }: { coupon: CouponDetail }) {
  return (
    <div className={styles.actions}>
      <ShareButton coupon={coupon} />
      <PrintButtons coupon={coupon} />
      <CancelButton coupon={coupon} />
    </div>
  )
}
