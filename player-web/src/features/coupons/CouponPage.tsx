import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { BackLink } from '../../navigation/BackLink.tsx'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { VoidRules } from '../../navigation/VoidRules.tsx'
import { CouponSelectionRow } from './CouponSelectionRow.tsx'
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
  usePageTitle(coupon?.code)

  return (
    <article className={styles.page}>
      <BackLink list="coupons" label={t('coupons.back')} />
      {coupon ? (
        <Coupon coupon={coupon} />
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
  return (
    <>
      <CouponSummary coupon={coupon} />
      <CouponActions coupon={coupon} />
      <SellBox coupon={coupon} />
      <ul className={styles.selections}>
        {coupon.selections.map((selection) => (
          <CouponSelectionRow key={selection.position} selection={selection} status={coupon.status}>
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
