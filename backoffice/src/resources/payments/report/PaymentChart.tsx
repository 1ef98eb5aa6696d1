import { Box, useTheme } from '@mui/material'
import type { PaymentReportRow } from '@grandstand/shared-types/wire/money/payment_report'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { useFormat } from '../../../format/useFormat.ts'

interface PaymentChartProps {
  rows: readonly PaymentReportRow[]
  currency: string
}

/** Deposits and withdrawals of each day, of all methods together. */
export default function PaymentChart({ rows, currency }: PaymentChartProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { palette } = useTheme()
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  const sums = (field: 'depositMinor' | 'withdrawalMinor') =>
    days.map((day) =>
      rows.filter((row) => row.day === day).reduce((sum, row) => sum + row[field], 0)
    )
  const valueFormatter = (minor: number | null) => format.money(minor ?? 0, currency)
  return (
    <Box role="group" aria-label={translate('payments.report.byDay')}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[{ scaleType: 'band', data: days.map((day) => format.date(day).slice(0, 5)) }]}
        yAxis={[
          { valueFormatter: (minor: number) => format.count(Math.round(minor / 100)), width: 64 },
        ]}
        series={[
          {
            label: translate('payments.report.depositMinor'),
            data: sums('depositMinor'),
            color: palette.success.main,
            valueFormatter,
          },
          {
            label: translate('payments.report.withdrawalMinor'),
            data: sums('withdrawalMinor'),
            color: palette.warning.main,
            valueFormatter,
          },
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
