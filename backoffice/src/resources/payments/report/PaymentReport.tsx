import { lazy, Suspense, useState } from 'react'
import { Box, Card, Skeleton } from '@mui/material'
import type { PaymentReportRow } from '@grandstand/shared-types/wire/money/payment_report'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Money } from '../../../fields/Money.tsx'
import { toDayInput } from '../../../format/time.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { DAY } from '../../../record/inputs/notations.ts'
import { TypedField } from '../../../record/inputs/TypedField.tsx'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { ReportTable } from './ReportTable.tsx'

const PaymentChart = lazy(() => import('./PaymentChart.tsx'))

const DAY_MS = 86_400_000
const DAYS_AT_FIRST = 14

/** Sums of deposits and withdrawals by day and method, as the ledger has them. */
export default function PaymentReport() {
  const translate = useTranslate()
  const [now] = useState(() => Date.now())
  const [from, setFrom] = useState(toDayInput(now - (DAYS_AT_FIRST - 1) * DAY_MS))
  const [to, setTo] = useState(toDayInput(now))
  const answer = useQuery(useReading('GET /v1/payment-report', { query: { from, to } }))
  const day = (label: string, value: string, set: (day: string) => void) => (
    <TypedField
      notation={DAY}
      label={translate(label)}
      value={value}
      onChange={(typed) => DAY.isValue(typed) && set(typed)}
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
        {day('list.from', from, setFrom)}
        {day('list.to', to, setTo)}
      </Card>
      <Loaded answer={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <Panel>{translate('list.none')}</Panel>
          ) : (
            [...new Set(rows.map(({ currency }) => currency))].map((currency) => (
              <OfCurrency
                key={currency}
                currency={currency}
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
  rows: readonly PaymentReportRow[]
}

type Sum = 'depositMinor' | 'withdrawalMinor' | 'feeMinor' | 'returnedMinor'

const SUMS: readonly Sum[] = ['depositMinor', 'withdrawalMinor', 'feeMinor', 'returnedMinor']

function OfCurrency({ currency, rows }: OfCurrencyProps) {
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
        <ReportTable rows={rows} />
      </Panel>
    </>
  )
}
