import { Box, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../format/useFormat.ts'
import { CHART_HEIGHT } from './chartSize.ts'

const HOUR_MS = 3_600_000

/** Amounts of an hour or a day; `from` and `to` are its first and last millisecond. */
interface TurnoverPoint {
  from: number
  to: number
  stakesMinor: number
  payoutsMinor: number
}

interface TurnoverChartProps {
  /** The title of the chart, for screen readers. */
  title: string
  points: readonly TurnoverPoint[]
  currency: string
  /** Time zone of the days; the reader's when left out. */
  timeZone?: string
  /** The address that a click on a point opens; undefined when it opens nothing. */
  linkOf: (point: TurnoverPoint) => string | undefined
}

/** Stakes, payouts and their difference of each day, or of each hour of one day. */
export default function TurnoverChart(props: TurnoverChartProps) {
  const { title, points, currency, timeZone, linkOf } = props
  const translate = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const { palette } = useTheme()
  const valueFormatter = (minor: number | null) => format.money(minor ?? 0, currency)
  const isOfHours = points.every(({ from, to }) => to - from < HOUR_MS)
  // `21.11 19:00`: the day without the year, then the hour
  const labelOf = (from: number) => {
    const [day = '', hour = ''] = format
      .time(from, { hasYear: false, ...(timeZone && { timeZone }) })
      .split(' ')
    return isOfHours ? hour : day
  }
  const open = (index: number) => {
    const point = points[index]
    const link = point && linkOf(point)
    if (link) void navigate(link)
  }
  return (
    <Box role="group" aria-label={title}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[{ scaleType: 'band', data: points.map(({ from }) => labelOf(from)) }]}
        yAxis={[
          { valueFormatter: (minor: number) => format.count(Math.round(minor / 100)), width: 64 },
        ]}
        series={[
          {
            label: translate('dashboard.stakes'),
            data: points.map(({ stakesMinor }) => stakesMinor),
            color: palette.primary.main,
            valueFormatter,
          },
          {
            label: translate('dashboard.payouts'),
            data: points.map(({ payoutsMinor }) => payoutsMinor),
            color: palette.warning.main,
            valueFormatter,
          },
          {
            label: translate('dashboard.difference'),
            data: points.map(({ stakesMinor, payoutsMinor }) => stakesMinor - payoutsMinor),
            color: palette.success.main,
            valueFormatter,
          },
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
        onAxisClick={(_, axis) => axis && open(axis.dataIndex)}
      />
    </Box>
  )
}
