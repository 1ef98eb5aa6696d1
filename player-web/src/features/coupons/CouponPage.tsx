import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { meQuery } from '../../api/queries.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { BackLink } from '../../navigation/BackLink.tsx'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { VoidRules } from '../../navigation/VoidRules.tsx'
import { CouponSelectionRow } from './CouponSelectionRow.tsx'
import { Withdrawal } from './detail/Withdrawal.tsx'
import { CouponSummary } from './CouponSummary.tsx'
import { CouponActions } from './detail/CouponActions.tsx'
import { CouponStory } from './detail/CouponStory.tsx'
import { WhyDetails } from './detail/WhyDetails.tsx'
import { SellBox } from './sell/SellBox.tsx'
import { useCoupon } from './coupon/useCoupon.ts'
import styles from './CouponPage.module.css'

/** One coupon: its selections with the reasons for their results, its events and its actions. */
export default function CouponPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const { couponId } = useParams()
  const query = useCoupon(couponId)
  const { data: coupon, error } = query
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(coupon?.code)

  return (
    <article className={styles.page}>
      <BackLink list="coupons" label={t('coupons.back')} />
      {coupon ? (
        <Coupon coupon={coupon} />
      ) : isMissing ? (
        <StatePanel kind="search" title={failureText(error, t, format)} />
      ) : error ? (
        <StatePanel
          kind="error"
          title={t('coupons.detailError')}
          hint={failureText(error, t, format)}
        >
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={6} height="76px" />
      )}
    </article>
  )
}

function Coupon({ coupon }: { coupon: CouponDetail }) {
  // a desk reads the coupons that it sold, but only players sell and cancel theirs
  const isPlayer = useQuery(meQuery).data?.type === 'player'
  return (
    <>
      <CouponSummary coupon={coupon} />
      <CouponActions coupon={coupon} isPlayer={isPlayer} />
      {isPlayer && <SellBox coupon={coupon} />}
      <ul className={styles.selections}>
        {coupon.selections.map((selection) => (
          <CouponSelectionRow
            key={selection.position}
            selection={selection}
            status={coupon.status}
            boostedMilli={coupon.boost?.boostedMilli[selection.position]}
          >
            <Withdrawal selection={selection} />
            <WhyDetails selection={selection} />
          </CouponSelectionRow>
        ))}
      </ul>
      <p className={styles.rules}>
        <VoidRules />
      </p>
      <CouponStory coupon={coupon} />
    </>
  )
}
