import { lazy, Suspense, useState } from 'react'
import { Box, Card, Skeleton } from '@mui/material'
import type {
  PaymentReportQuery,
  PaymentReportRow,
} from '@grandstand/shared-types/wire/money/payment_report'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Money } from '../../../fields/Money.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { DAY } from '../../../record/inputs/notations.ts'
import { TypedField } from '../../../record/inputs/TypedField.tsx'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { ReportTable } from './ReportTable.tsx'

const PaymentChart = lazy(() => import('./PaymentChart.tsx'))

/** Sums of deposits and withdrawals by day and method, as the ledger has them. */
export default function PaymentReport() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<PaymentReportQuery>({})
  const answer = useQuery(useReading('GET /v1/payment-report', { query: chosen }))
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  const days = { ...(from && { from }), ...(to && { to }) }
  const day = (end: 'from' | 'to') => (
    <TypedField
      notation={DAY}
      label={translate(`list.${end}`)}
      value={days[end] ?? ''}
      onChange={(typed) => DAY.isValue(typed) && setChosen({ ...days, [end]: typed })}
    />
  )
  return (
    <>
      <PageHeader title={translate('payments.report.title')} />
      <Card
        sx={{
          'display': 'flex',
          'flexWrap': 'wrap',
          'gap': 1.5,
          'p': 2,
          'mb': 2,
          '& .MuiFormControl-root': { m: 0, width: 150 },
        }}
      >
        {day('from')}
        {day('to')}
      </Card>
      <Loaded answer={answer}>
        {({ rows, timeZone }) =>
          rows.length === 0 ? (
            <Panel>{translate('list.none')}</Panel>
          ) : (
            [...new Set(rows.map(({ currency }) => currency))].map((currency) => (
              <OfCurrency
                key={currency}
                {...{ currency, timeZone }}
                rows={rows.filter((row) => row.currency === currency)}
              />
            ))
          )
        }
      </Loaded>
    </>
  )
}

interface OfCurrencyProps {
  currency: string
  timeZone: string
  rows: readonly PaymentReportRow[]
}

type Sum = 'depositMinor' | 'withdrawalMinor' | 'feeMinor' | 'returnedMinor'

const SUMS: readonly Sum[] = ['depositMinor', 'withdrawalMinor', 'feeMinor', 'returnedMinor']

function OfCurrency({ currency, timeZone, rows }: OfCurrencyProps) {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          {SUMS.map((name) => (
            <Figure key={name} label={translate(`payments.report.${name}`)}>
              <Money minor={rows.reduce((sum, row) => sum + row[name], 0)} currency={currency} />
            </Figure>
          ))}
        </FigureRow>
      </Box>
      <Panel title={translate('payments.report.byDay')}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <PaymentChart rows={rows} currency={currency} />
        </Suspense>
      </Panel>
      <Panel title={translate('payments.report.byMethod')} isFlush>
        <ReportTable {...{ rows, timeZone }} />
      </Panel>
    </>
  )
}
