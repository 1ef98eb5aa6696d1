import { bonusPercent, type BonusSettings } from '@grandstand/shared-types/coupons/payout/bonus'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { FormDataConsumer } from 'react-admin'

const SHOWN_STEPS = 6

/** The bonus percent of the edited rule for each number of selections. */
export function BonusSteps({ source }: { source: string }) {
  return (
    <FormDataConsumer>
      {({ formData }) => <Steps bonus={at(formData, source.split('.'))} />}
    </FormDataConsumer>
  )
}

function Steps({ bonus }: { bonus: Partial<BonusSettings> | null }) {
  const translate = useTranslate()
  const { minCount, percentPerStep, minOddsMilli = 0 } = bonus ?? {}
  if (!minCount || !percentPerStep) return <Box />
  const rule = { minCount, percentPerStep, minOddsMilli }
  const counts = Array.from({ length: SHOWN_STEPS }, (_, step) => minCount + step)
  return (
    <Box sx={{ gridColumn: '1 / -1', fontSize: 12, color: 'text.secondary' }}>
      {counts
        .map((count) =>
          translate('siteSettings.bonusStep', {
            count,
            smart_count: count,
            percent: bonusPercent(count, rule),
          })
        )
        .join(' · ')}
    </Box>
  )
}

function at(data: unknown, path: readonly string[]): Partial<BonusSettings> | null {
  let value: unknown = data
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return null
    value = Object.entries(value).find(([key]) => key === name)?.[1]
  }
  return typeof value === 'object' ? value : null
}
