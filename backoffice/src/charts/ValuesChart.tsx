import { Box, useTheme } from '@mui/material'
import { LineChart } from '@mui/x-charts/LineChart'
import { useFormat } from '../format/useFormat.ts'
import { CHART_HEIGHT } from './chartSize.ts'

interface ValuesChartProps {
  /** The title of the chart, for screen readers. */
  title: string
  currency: string
  /** All lines have points at the same times. */
  lines: readonly { label: string; points: readonly { at: number; amountMinor: number }[] }[]
}

/** Amounts over time, a line each. */
export default function ValuesChart({ title, currency, lines }: ValuesChartProps) {
  const format = useFormat()
  const { palette } = useTheme()
  const colours = [palette.primary.main, palette.warning.main, palette.success.main]
  const times = lines[0]?.points.map(({ at }) => at) ?? []
  return (
    <Box role="group" aria-label={title}>
      <LineChart
        height={CHART_HEIGHT}
        xAxis={[
          {
            scaleType: 'point',
            data: times,
            valueFormatter: (at: number) => format.time(at, { hasYear: false }),
          },
        ]}
        yAxis={[
          {
            valueFormatter: (minor: number) => format.count(Math.round(minor / 100)),
            width: 72,
          },
        ]}
        series={lines.map(({ label, points }, index) => ({
          label,
          data: points.map(({ amountMinor }) => amountMinor),
          color: colours[index % colours.length] ?? palette.primary.main,
          showMark: false,
          curve: 'stepAfter' as const,
          valueFormatter: (minor: number | null) => format.money(minor ?? 0, currency),
        }))}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
