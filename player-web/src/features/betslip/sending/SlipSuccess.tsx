import { isSoldAtStart } from '@grandstand/shared-types/coupons/model/price_kind'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePrintPlaced } from '../placing/usePrintPlaced.ts'
import type { usePlacing } from '../placing/usePlacing.ts'
import styles from './SlipSuccess.module.css'

const NO_COUPONS: readonly CouponView[] = []

interface SlipSuccessProps {
  placing: ReturnType<typeof usePlacing>
  onLeave: (() => void) | undefined
}

/** The coupons just placed, with their codes. */
export function SlipSuccess({ placing: { placing, reset }, onLeave }: SlipSuccessProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const title = useRef<HTMLParagraphElement>(null)
  const isOver = placing.step === 'done' || placing.step === 'pending'
  const isShown = isOver && placing.coupons.length > 0

  usePrintPlaced(isOver ? placing.coupons : NO_COUPONS)

  // the pressed button is gone, so keyboard users continue from here
  useEffect(() => {
    if (isShown) title.current?.focus({ preventScroll: true })
  }, [isShown])

  if (!isOver || placing.coupons.length === 0) return null
  return (
    <div className={styles.card} role="status">
      <CircleCheck size={40} strokeWidth={1.6} className={styles.icon} aria-hidden />
      <p ref={title} tabIndex={-1} className={styles.title}>
        {t('slip.success', { count: placing.coupons.length })}
      </p>
      <ul className={styles.list}>
        {placing.coupons.map((coupon) => (
          <li key={coupon.id}>
            <Link to={`${home}coupons/${coupon.id}`} onClick={onLeave} className={styles.coupon}>
              <span className={styles.label}>{t('coupons.number')}</span>
              <span className={styles.number}>{coupon.code}</span>
              <span className={styles.payout}>
                <bdi dir="ltr">{format.money(coupon.totalStakeMinor, coupon.currency)}</bdi>
                {' → '}
                <b>
                  {isSoldAtStart(coupon) ? (
                    t('slip.atStart')
                  ) : (
                    <bdi dir="ltr">{format.money(coupon.maxPayoutMinor, coupon.currency)}</bdi>
                  )}
                </b>
              </span>
              <span className={styles.show}>{t('slip.show')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {placing.step === 'done' && (
        <Button variant="quiet" onClick={reset}>
          {t('slip.newSlip')}
        </Button>
      )}
    </div>
  )
}
