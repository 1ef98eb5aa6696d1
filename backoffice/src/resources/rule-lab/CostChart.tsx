import type { TrialDay } from '@grandstand/shared-types/wire/betting/rule_lab'
import { Box, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../charts/chartSize.ts'
import { useFormat } from '../../format/useFormat.ts'

/** The cost of each day; below zero the house gains. */
export default function CostChart({
  days,
  currency,
}: {
  days: readonly TrialDay[]
  currency: string
}) {
  const translate = useTranslate()
  const format = useFormat()
  const { palette } = useTheme()
  const bars = (label: string, color: string, of: (minor: number) => boolean) => ({
    label: translate(label),
    data: days.map(({ costMinor }) => (of(costMinor) ? costMinor : 0)),
    color,
    stack: 'day',
    valueFormatter: (minor: number | null) => (minor ? format.money(minor, currency) : null),
  })
  return (
    <Box role="group" aria-label={translate('ruleLab.byDay')}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[{ scaleType: 'band', data: days.map(({ day }) => format.date(day).slice(0, 5)) }]}
        yAxis={[
          { valueFormatter: (minor: number) => format.count(Math.round(minor / 100)), width: 64 },
        ]}
        series={[
          bars('ruleLab.costs', palette.warning.main, (minor) => minor > 0),
          bars('ruleLab.gains', palette.success.main, (minor) => minor < 0),
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
