import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { useListContext, useTranslate } from 'ra-core'
import { useProvider } from '../api/useProvider.ts'
import { Money } from '../fields/Money.tsx'
import { useFormat } from '../format/useFormat.ts'

/** The sum of an amount: one figure, or separate sums of amounts above and below zero. */
export interface TotalField {
  field: string
  isMovement?: boolean
}

/** Sums over the rows of the filter, a line for each currency, above the table. */
export function Totals({ fields }: { fields: readonly TotalField[] }) {
  const translate = useTranslate()
  const format = useFormat()
  const dataProvider = useProvider()
  const { resource, filterValues, filter } = useListContext()
  const asked = { ...filter, ...filterValues }
  const { data } = useQuery({
    queryKey: [resource, 'totals', asked],
    queryFn: () => dataProvider.totals(resource, asked),
    placeholderData: (previous: ListTotals | undefined) => previous,
  })
  return (
    <Box
      component="section"
      aria-label={translate('lists.totals')}
      sx={{
        px: 1.5,
        py: 0.75,
        minHeight: 36,
        fontSize: 13,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {data?.isCapped && (
        <Box sx={{ color: 'text.secondary', lineHeight: '20px' }}>
          {translate('lists.tooMany', { count: format.count(data.count) })}
        </Box>
      )}
      {data && !data.isCapped && data.sums.length === 0 && <Rows count={0} />}
      {data?.sums.map(({ currency, count, amounts }) => (
        <Box key={currency} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
          <Rows count={count} />
          {fields.flatMap(({ field, isMovement = false }) => {
            const { inMinor = 0, outMinor = 0 } = amounts[field] ?? {}
            const label = translate(`resources.${resource}.fields.${field}`)
            return isMovement
              ? [
                  <Sum
                    key="in"
                    label={translate('lists.in')}
                    minor={inMinor}
                    {...{ currency, isMovement }}
                  />,
                  <Sum
                    key="out"
                    label={translate('lists.out')}
                    minor={outMinor}
                    {...{ currency, isMovement }}
                  />,
                ]
              : [<Sum key={field} label={label} minor={inMinor + outMinor} currency={currency} />]
          })}
        </Box>
      ))}
    </Box>
  )
}

function Rows({ count }: { count: number }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box sx={{ color: 'text.secondary', lineHeight: '20px' }}>
      {translate('lists.rows', { smart_count: count, count: format.count(count) })}
    </Box>
  )
}

interface SumProps {
  label: string
  minor: number
  currency: string
  isMovement?: boolean
}

function Sum({ label, minor, currency, isMovement = false }: SumProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
        {label}
      </Box>
      <Money minor={minor} currency={currency} isStrong isMovement={isMovement} />
    </Box>
  )
}
