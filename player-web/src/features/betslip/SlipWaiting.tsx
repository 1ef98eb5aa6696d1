import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceTimeOf } from '../../api/serverClock.ts'
import { useFormat } from '../../i18n/format.ts'
import { CountdownRing } from '../../ui/CountdownRing.tsx'
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts'
import type { WaitingCoupon } from './placing.ts'
import styles from './SlipWaiting.module.css'

/** Live coupons that the server holds, with the time until it decides by its own clock. */
export function SlipWaiting({ waiting }: { waiting: readonly WaitingCoupon[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const title = useRef<HTMLParagraphElement>(null)
  const [longest] = [...waiting].sort((a, b) => (b.coupon.acceptAt ?? 0) - (a.coupon.acceptAt ?? 0))

  // the button that was pressed is gone
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  if (!longest) return null
  return (
    <div className={styles.card} role="status" data-status="5">
      <Ring coupon={longest.coupon} />
      <p ref={title} tabIndex={-1} className={styles.title}>
        {t('live.waiting.title', { count: waiting.length })}
      </p>
      <p className={styles.hint}>{t('live.waiting.hint')}</p>
      <ul className={styles.list}>
        {waiting.map(({ coupon }) => (
          <li key={coupon.id}>
            <span>{coupon.code}</span>
            <bdi dir="ltr">{format.money(coupon.totalStakeMinor, coupon.currency)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Ring({ coupon }: { coupon: CouponView }) {
  const { t } = useTranslation()
  const acceptAt = coupon.acceptAt ?? 0
  const dueAt = deviceTimeOf(acceptAt)
  const seconds = useSecondsUntil(dueAt)
  return (
    <>
      <CountdownRing
        lifeMs={Math.max(1, acceptAt - coupon.placedAt)}
        expiresAt={seconds > 0 ? dueAt : null}
      />
      <span className={styles.seconds} aria-hidden>
        {seconds > 0 ? t('live.waiting.seconds', { count: seconds }) : t('live.waiting.deciding')}
      </span>
    </>
  )
}
