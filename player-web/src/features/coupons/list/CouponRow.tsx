import { isSoldAtStart } from '@grandstand/shared-types/coupons/model/price_kind'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { payoutToShow } from '../coupon/couponMoney.ts'
import { PayoutText } from '../coupon/PayoutText.tsx'
import { couponStatus } from '../coupon/couponStatus.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { CouponPicks } from './CouponPicks.tsx'
import styles from './CouponRow.module.css'

/** One coupon of the list; the whole row is a link to it. */
export function CouponRow({ coupon }: { coupon: CouponView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { name, tone } = couponStatus(coupon.status)
  const isOpen = name === 'waiting'
  const payout = payoutToShow(coupon)
  return (
    <li>
      <Link to={`${home}coupons/${coupon.id}`} className={styles.row} data-tone={tone}>
        <span className={styles.what}>
          <span className={styles.title}>
            {t(coupon.systemName ? `systems.${coupon.systemName}` : `coupons.type.${coupon.type}`)}
            <small>{t('coupons.selections', { count: coupon.selectionCount })}</small>
          </span>
          <CouponPicks selections={coupon.selections ?? []} />
          <span className={styles.meta}>
            <span>{coupon.code}</span>
            <bdi>{format.dayTime(coupon.placedAt)}</bdi>
          </span>
        </span>
        <span className={styles.status}>
          <StatusChip tone={tone}>{t(`coupons.status.${name}`)}</StatusChip>
          {isOpen && coupon.openCount < coupon.selectionCount && (
            <small>{t('coupons.openSelections', { count: coupon.openCount })}</small>
          )}
        </span>
        <span className={styles.money}>
          <span>
            <small>{t('coupons.stake')}</small>
            <bdi dir="ltr">{format.money(coupon.totalStakeMinor, coupon.currency)}</bdi>
          </span>
          <span>
            <small>{t('coupons.odds')}</small>
            {isSoldAtStart(coupon) ? (
              t('slip.startShort')
            ) : (
              <bdi dir="ltr">{formatOdds(coupon.totalOddsMilli)}</bdi>
            )}
          </span>
          <span className={styles.payout}>
            <small>{t(payout.label)}</small>
            <b>
              <PayoutText amountMinor={payout.amountMinor} currency={coupon.currency} />
            </b>
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className={styles.chevron} />
      </Link>
    </li>
  )
}
