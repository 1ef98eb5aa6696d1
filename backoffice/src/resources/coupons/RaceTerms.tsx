import { Box } from '@mui/material'
import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../fields/StatusChip.tsx'

/** What a bet on a race has beside its price: the terms and the result of its place part, and what withdrawals take off. */
export function RaceTerms({ selection }: { selection: CouponSelectionView }) {
  const translate = useTranslate()
  const { eachWay, deductionPercent, priceKind, startingPriceMilli } = selection
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
      {eachWay && (
        <Box>
          {translate('coupons.eachWay', eachWay)}{' '}
          {eachWay.result && <StatusChip group="selectionResult" code={eachWay.result} />}
        </Box>
      )}
      {priceKind && <Box>{translate(`coupons.priceKind.${priceKind}`)}</Box>}
      {startingPriceMilli !== undefined && (
        <Box>{translate('coupons.startingPrice', { odds: formatOdds(startingPriceMilli) })}</Box>
      )}
      {deductionPercent !== undefined && (
        <Box>{translate('coupons.deduction', { percent: deductionPercent })}</Box>
      )}
    </Box>
  )
}
