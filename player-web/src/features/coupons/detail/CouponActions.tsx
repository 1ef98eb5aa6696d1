import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { PrintButtons } from '../print/PrintButtons.tsx'
import { CancelButton } from './CancelButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import styles from './CouponActions.module.css'

/** Actions on the coupon other than selling. */
export function CouponActions({ coupon, isPlayer }: { coupon: CouponDetail; isPlayer: boolean }) {
  return (
    <div className={styles.actions}>
      <ShareButton coupon={coupon} />
      <PrintButtons coupon={coupon} />
      {isPlayer && <CancelButton coupon={coupon} />}
    </div>
  )
}
