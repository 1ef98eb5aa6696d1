import { Box, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useFormat } from '../format/useFormat.ts'
import { CHART_HEIGHT } from './chartSize.ts'

const PRICES_HEIGHT = 180
const AXIS_WIDTH = 72

/** Bets on an outcome by spans of time. */
export interface BetsSeries {
  label: string
  points: readonly { at: number; stakesMinor: number; highestOddsMilli: number }[]
}

interface BetsChartProps {
  /** Titles of the two pictures, for screen readers. */
  titles: { stakes: string; prices: string }
  currency: string
  /** Milliseconds of a span. */
  spanMs: number
  series: readonly BetsSeries[]
}

/** Stakes over time by outcome, and below, at the same times, the highest prices that the bets took. */
export default function BetsChart({ titles, currency, spanMs, series }: BetsChartProps) {
  const format = useFormat()
  const { palette } = useTheme()
  const colours = [
    palette.primary.main,
    palette.warning.main,
    palette.success.main,
    palette.error.main,
    palette.text.secondary,
  ]
  const spans = spansOf(series, spanMs)
  const look = {
    grid: { horizontal: true },
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
    skipAnimation: true,
    sx: { '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } },
  }
  const timeOf = (at: number) => format.time(at, { hasYear: false })
  const lines = series.map(({ label, points }, index) => ({
    label,
    color: colours[index % colours.length] ?? palette.primary.main,
    byTime: new Map(points.map((point) => [point.at, point])),
  }))
  return (
    <>
      <Box role="group" aria-label={titles.stakes}>
        <BarChart
          {...look}
          height={CHART_HEIGHT}
          xAxis={[{ scaleType: 'band', data: spans, valueFormatter: timeOf }]}
          yAxis={[
            {
              valueFormatter: (minor: number) => format.count(Math.round(minor / 100)),
              width: AXIS_WIDTH,
            },
          ]}
          series={lines.map(({ label, color, byTime }) => ({
            label,
            color,
            stack: 'stakes',
            data: spans.map((at) => byTime.get(at)?.stakesMinor ?? 0),
            valueFormatter: (minor: number | null) => format.money(minor ?? 0, currency),
          }))}
        />
      </Box>
      <Box role="group" aria-label={titles.prices}>
        <LineChart
          {...look}
          height={PRICES_HEIGHT}
          hideLegend
          xAxis={[{ scaleType: 'band', data: spans, valueFormatter: timeOf }]}
          yAxis={[{ valueFormatter: formatOdds, width: AXIS_WIDTH }]}
          series={lines.map(({ label, color, byTime }) => ({
            label,
            color,
            connectNulls: true,
            showMark: true,
            curve: 'linear' as const,
            data: spans.map((at) => byTime.get(at)?.highestOddsMilli ?? null),
            valueFormatter: (milli: number | null) => (milli === null ? null : formatOdds(milli)),
          }))}
        />
      </Box>
    </>
  )
}

/** Every span from the first to the last one with bets. */
function spansOf(series: readonly BetsSeries[], spanMs: number): number[] {
  const times = series.flatMap(({ points }) => points.map(({ at }) => at))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const count = times.length === 0 ? 0 : (last - first) / spanMs + 1
  return Array.from({ length: count }, (_, index) => first + index * spanMs)
}
