import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { useCoupon } from '../coupon/useCoupon.ts'
import { CouponSlip } from './CouponSlip.tsx'
import styles from './CouponPrintPage.module.css'

/** The coupon as a paper slip; the browser's print window opens once. */
export default function CouponPrintPage() {
  const { t } = useTranslation()
  const home = useHome()
  const { couponId } = useParams()
  const { data: coupon, error, refetch } = useCoupon(couponId)
  const hasNames = useMarketTypes('all') !== undefined
  const wasPrinted = useRef(false)
  const code = coupon?.code

  useEffect(() => {
    if (code === undefined || !hasNames || wasPrinted.current) return
    wasPrinted.current = true
    document.title = `${code} · grandstand`
    window.print()
  }, [code, hasNames])

  if (error && !coupon) {
    return (
      <StatePanel kind="error" title={t('coupons.detailError')}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!coupon) return <PageSkeleton />
  return (
    <div className={styles.page}>
      <CouponSlip coupon={coupon} />
      <p className={styles.actions}>
        <Button onClick={() => window.print()}>{t('coupons.print')}</Button>
        <Link to={`${home}coupons/${coupon.id}`}>{t('slip.show')}</Link>
      </p>
    </div>
  )
}
