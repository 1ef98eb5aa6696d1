import { isOfTheTrack } from '@grandstand/shared-types/catalogue/sport_ids'
import { outcomeResultName } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslation } from 'react-i18next'

/** What a bet on a race has beside its price: the terms and the result of its place part, the starting price, and what withdrawals take off. */
export function RaceTerms({
  selection,
  className,
}: {
  selection: CouponSelectionView
  className: string | undefined
}) {
  const { t } = useTranslation()
  const { eachWay, deductionPercent, priceKind, startingPriceMilli } = selection
  return (
    <>
      {eachWay && (
        <p className={className}>
          {t(isOfTheTrack(selection.sportId) ? 'couponPage.eachWay' : 'couponPage.seasonEachWay', {
            ...eachWay,
          })}
        </p>
      )}
      {eachWay?.result && (
        <p className={className}>
          {t('couponPage.placePart', {
            result: t(`coupons.result.${outcomeResultName(eachWay.result)}`),
          })}
        </p>
      )}
      {startingPriceMilli !== undefined ? (
        <p className={className}>
          {t('couponPage.startingPrice', { odds: formatOdds(startingPriceMilli) })}
        </p>
      ) : (
        priceKind && (
          <p className={className}>
            {t(priceKind === 'bestOfBoth' ? 'couponPage.bestOfBoth' : 'couponPage.waitsForStart')}
          </p>
        )
      )}
      {deductionPercent !== undefined && (
        <p className={className}>{t('couponPage.deduction', { percent: deductionPercent })}</p>
      )}
    </>
  )
}
