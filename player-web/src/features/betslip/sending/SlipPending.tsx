import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CountdownRing } from '../../../ui/CountdownRing.tsx'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import type { PendingCoupon } from '../placing/placing.ts'
import styles from './SlipPending.module.css'

/** Live coupons in their acceptance delay, with the time left by the server's clock. */
export function SlipPending({ pending }: { pending: readonly PendingCoupon[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const title = useRef<HTMLParagraphElement>(null)
  const [longest] = [...pending].sort((a, b) => (b.coupon.acceptAt ?? 0) - (a.coupon.acceptAt ?? 0))

  // the pressed button is gone
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  if (!longest) return null
  return (
    <div className={styles.card} role="status" data-status="5">
      <Ring coupon={longest.coupon} />
      <p ref={title} tabIndex={-1} className={styles.title}>
        {t('live.pending.title', { count: pending.length })}
      </p>
      <p className={styles.hint}>
        {t(longest.coupon.waitsForTrader ? 'live.pending.forTrader' : 'live.pending.hint')}
      </p>
      <ul className={styles.list}>
        {pending.map(({ coupon }) => (
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
  const left = useTimeLeft(deviceTimeOf(acceptAt))
  const isRunning = left.seconds > 0
  return (
    <>
      <CountdownRing
        lifeMs={Math.max(1, acceptAt - coupon.placedAt)}
        left={isRunning ? left : null}
      />
      <span className={styles.seconds} aria-hidden>
        {isRunning ? t('live.pending.seconds', { count: left.seconds }) : t('live.pending.ending')}
      </span>
    </>
  )
}
