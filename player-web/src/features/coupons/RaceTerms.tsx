import { outcomeResultName } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslation } from 'react-i18next'

/** What a bet on a race has beside its price: the terms and the result of its place part, and what withdrawals take off. */
export function RaceTerms({
  selection,
  className,
}: {
  selection: CouponSelectionView
  className: string | undefined
}) {
  const { t } = useTranslation()
  const { eachWay, deductionPercent } = selection
  return (
    <>
      {eachWay && <p className={className}>{t('couponPage.eachWay', { ...eachWay })}</p>}
      {eachWay?.result && (
        <p className={className}>
          {t('couponPage.placePart', {
            result: t(`coupons.result.${outcomeResultName(eachWay.result)}`),
          })}
        </p>
      )}
      {deductionPercent !== undefined && (
        <p className={className}>{t('couponPage.deduction', { percent: deductionPercent })}</p>
      )}
    </>
  )
}
