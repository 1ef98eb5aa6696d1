import type { Turnover } from '@grandstand/shared-types/wire/dealers'
import { useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../format/useFormat.ts'
import { listLink } from '../list/listLink.ts'
import { CHART_HEIGHT } from './chartSize.ts'

const HOUR_MS = 3_600_000

/** Stakes, payouts and their difference for each day, or of one day for each hour; a click opens the coupons placed then. */
export default function TurnoverChart({ turnover }: { turnover: Turnover }) {
  const translate = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const { palette } = useTheme()
  const { points, currency, timeZone } = turnover
  const valueFormatter = (minor: number | null) => format.money(minor ?? 0, currency)
  const isOfHours = points.every(({ from, to }) => to - from < HOUR_MS)
  // `21.11 19:00`: the day without the year, then the hour
  const labelOf = (from: number) => {
    const [day = '', hour = ''] = format.time(from, { hasYear: false, timeZone }).split(' ')
    return isOfHours ? hour : day
  }
  const open = (index: number) => {
    const point = points[index]
    if (!point) return
    const placed = { placedAt_gte: point.from, placedAt_lte: point.to, hasStake: true }
    void navigate(listLink('coupons', { ...placed, currency }))
  }
  return (
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
  )
}
