import type { CouponDetail } from '@grandstand/shared-types/wire/coupons'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../../i18n/useHome.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
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
      <ButtonLink
        to={`${home}coupons/${coupon.id}/print`}
        target="_blank"
        variant="quiet"
        size="small"
      >
        <Printer size={16} aria-hidden />
        {t('coupons.print')}
      </ButtonLink>
      <CancelButton coupon={coupon} />
    </div>
  )
}
