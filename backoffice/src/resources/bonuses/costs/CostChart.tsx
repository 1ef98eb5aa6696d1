import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'
import { Box, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { useFormat } from '../../../format/useFormat.ts'

interface CostChartProps {
  /** The title of the chart, for screen readers; a table beside it has the same figures. */
  title: string
  /** A group of bars each: a day, or an offer. */
  groups: readonly (BonusFigures & { label: string })[]
  currency: string
}

/** What was given, became cash and came back. */
export default function CostChart({ title, groups, currency }: CostChartProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { palette } = useTheme()
  const bars = (name: 'grantedMinor' | 'convertedMinor' | 'returnedMinor', color: string) => ({
    label: translate(`bonuses.costs.${name}`),
    data: groups.map((group) => group[name]),
    color,
    valueFormatter: (minor: number | null) => format.money(minor ?? 0, currency),
  })
  return (
    <Box role="group" aria-label={title}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[{ scaleType: 'band', data: groups.map(({ label }) => label) }]}
        yAxis={[
          { valueFormatter: (minor: number) => format.count(Math.round(minor / 100)), width: 64 },
        ]}
        series={[
          bars('grantedMinor', palette.primary.main),
          bars('convertedMinor', palette.warning.main),
          bars('returnedMinor', palette.success.main),
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
