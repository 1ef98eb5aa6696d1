import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { DealText } from './DealText.tsx'
import { dealsInTime } from './dealsInTime.ts'

/** The deal in force, and the one that follows with the day from which it counts. */
export function PresentDeal({ affiliate }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const { currency } = affiliate
  const { present, next } = dealsInTime(affiliate)
  return (
    <>
      {present && <DealText deal={present} currency={currency} />}
      {next && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('affiliates.fromDay', { day: format.date(next.fromDay) })}:{' '}
          <DealText deal={next} currency={currency} />
        </Box>
      )}
    </>
  )
}
