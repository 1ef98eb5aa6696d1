import type { CouponDetail } from '@grandstand/shared-types/wire/coupons'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { CancelButton } from './CancelButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import styles from './CouponActions.module.css'

/** Actions on the coupon other than selling. */
export function CouponActions({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <div className={styles.actions}>
      <ShareButton coupon={coupon} />
      <Link to={`${home}coupons/${coupon.id}/print`} target="_blank" className={styles.print}>
        <Printer size={16} aria-hidden />
        {t('coupons.print')}
      </Link>
      <CancelButton coupon={coupon} />
    </div>
  )
}
