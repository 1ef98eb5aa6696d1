import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Withdrawal.module.css'

/** What runners that came out before the race will do to a bet on it; nothing where they do nothing. */
export function Withdrawal({ selection: { withdrawal } }: { selection: CouponDetailSelection }) {
  const { t } = useTranslation()
  if (!withdrawal) return null
  return (
    <p className={styles.withdrawal}>
      <CircleAlert size={14} aria-hidden />
      {withdrawal.isOut
        ? t(withdrawal.losesStake ? 'couponPage.runnerLost' : 'couponPage.runnerOut')
        : t('couponPage.deductionToCome', { percent: withdrawal.deductionPercent })}
    </p>
  )
}
